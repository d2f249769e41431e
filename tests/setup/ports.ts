import { createServer } from "node:net";

/** Where the windows begin: below the ports that a system draws by chance. */
const FIRST = 10_000;
const WINDOWS = 20;
const WIDTH = 1_000;

/** Ports that nobody else starts a server on: `count` from `first` on, and one for the card provider. */
interface Ports {
  readonly first: number;
  readonly count: number;
  readonly provider: number;
}

let own: Promise<Ports> | undefined;

/**
 * The ports of this test process, for as long as it lives. No other test process of this machine has
 * them, be it of the same run or of another: each would take the other's servers for its own.
 *
 * @throws when {@link WINDOWS} test processes run already
 */
export function ownPorts(): Promise<Ports> {
  own ??= claim();
  return own;
}

async function claim(): Promise<Ports> {
  for (let window = 0; window < WINDOWS; window++) {
    const held = FIRST + window * WIDTH;
    if (await hold(held)) return { first: held + 1, count: WIDTH - 2, provider: held + WIDTH - 1 };
  }
  throw new Error(`${WINDOWS} test processes hold every port from ${FIRST} on`);
}

/** Whether this process now listens on the port, until its end. */
const hold = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().unref();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
