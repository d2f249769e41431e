import { simulator } from "#tests/setup/provider";
import { tokenAt } from "./provider-pages";

export { simulator };

/** The provider's books and its ways to fail. */
export const { admin } = simulator;

/** A card's one-time token, as the browser's script gets one. */
export const cardToken = () => tokenAt(simulator.url, "card");

/** A bank account's one-time token. */
export const bankToken = () => tokenAt(simulator.url, "bank");
