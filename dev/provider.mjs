// The card provider for a demonstration: its simulator beside the web server.
import path from "node:path";
import { freePort } from "./postgres.mjs";

/** Above what any invoice of the demonstration comes to; the sandbox's own limit is $100. */
const BANK_LIMIT_CENTS = 2_000_00;
/** The simulator is this far above the web server, so that its address stays the same. */
const PORT_DISTANCE = 400;

/**
 * What starts the simulator of a launcher, and the address at which web, worker and browser find it.
 * Undefined when ANET_ENV names a real provider, when ANET_SIMULATOR_URL names a simulator that
 * runs already, and in production, which refuses it.
 * @param {{ port: number, dataDir: string, isDemonstration: boolean, host: string,
 *   openPort: (port: number) => Promise<number | undefined> }} place
 */
export async function provider({ port, dataDir, isDemonstration, host, openPort }) {
  const { ANET_ENV, ANET_SIMULATOR_URL, PUBLIC_URL } = process.env;
  if (!isDemonstration || ANET_SIMULATOR_URL || (ANET_ENV && ANET_ENV !== "simulator")) {
    return undefined;
  }
  const near = port + PORT_DISTANCE;
  const own = (near < 65_536 && (await openPort(near))) || (await freePort());
  // Whoever reaches the site from elsewhere must reach the provider's pages too.
  const isOpen = host !== "127.0.0.1" && host !== "localhost";
  const name = isOpen && PUBLIC_URL ? new URL(PUBLIC_URL).hostname : "127.0.0.1";
  const url = `http://${name}:${own}`;
  const file = path.join(dataDir, "provider", "books.json");
  const options = {
    port: own,
    host: isOpen ? host : "127.0.0.1",
    publicUrl: url,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/payments`,
    bankLimitCents: BANK_LIMIT_CENTS,
    file,
  };
  return {
    url,
    ready: `http://127.0.0.1:${own}/`,
    args: ["dev/simulator/start.mjs", JSON.stringify(options)],
  };
}
