// A provider of this file's own. Imported before everything that reads the environment.
import { startSimulator } from "../../../dev/simulator/simulator.mjs";
import { tokenAt } from "./provider-pages";

/** The provider that the application under test asks. */
export const simulator = await startSimulator({ bankLimitCents: 100_000_00 });
process.env.ANET_SIMULATOR_URL = simulator.url;

/** The provider's books and its ways to fail. */
export const { admin } = simulator;

/** A card's one-time token, as the browser's script gets one. */
export const cardToken = () => tokenAt(simulator.url, "card");

/** A bank account's one-time token. */
export const bankToken = () => tokenAt(simulator.url, "bank");
