// Imported before everything else: the address of the provider is read from the environment once.
import { afterAll } from "vitest";
import { startSimulator } from "../../../dev/simulator/simulator.mjs";

/** The card provider that the modules of this file's tests talk to. */
export const simulator = await startSimulator({ bankLimitCents: 100_000_00 });
process.env.ANET_SIMULATOR_URL = simulator.url;
afterAll(() => simulator.stop());
