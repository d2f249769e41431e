import { env } from "#modules/platform/env.server";
import { startSimulator } from "../../dev/simulator/simulator.mjs";

type Simulator = Awaited<ReturnType<typeof startSimulator>>;

let running: Simulator | undefined;

async function start(): Promise<Simulator> {
  const port = Number(new URL(env.ANET_SIMULATOR_URL).port);
  running = await startSimulator({ port, bankLimitCents: 100_000_00 });
  return running;
}

/** Gives the next test file a provider with empty books, where one was started before. */
export async function renewProvider(): Promise<void> {
  if (!running) return;
  await running.stop();
  await start();
}

const { url, admin } = running ?? (await start());

/** The card provider of this test process: at one address, with empty books for each test file. */
export const simulator = {
  url,
  /** The levers of the books that are open now. */
  admin: new Proxy(admin, { get: (_, name) => Reflect.get(running?.admin ?? admin, name) }),
};
