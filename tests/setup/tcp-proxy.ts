import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A connection to a server that a test can take away and give back. */
export interface TcpProxy {
  /** The given address, led through here. */
  readonly url: string;
  /** Every connection breaks, and new ones are refused, as when the server has gone. */
  cut(): Promise<void>;
  /** Connections stay open and new ones are taken, but no byte passes, as when a cable is out. */
  freeze(): void;
  /** Every byte takes this much longer on its way, in both directions, as on a line that is full. */
  delay(ms: number): void;
  /** The server is back. */
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/** Leads connections to the server of an address, on a port of its own. */
export async function startProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let delayMs = 0;
  let server: Server | undefined;

  function accept(near: Socket) {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      let line = Promise.resolve();
      from.on("data", (bytes) => {
        const due = performance.now() + delayMs;
        // One after the other, also when what follows is delayed less.
        line = line.then(async () => {
          const early = due - performance.now();
          if (early > 0) await sleep(early);
          if (!isFrozen) to.write(bytes);
        });
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }
  const listen = (at: number) =>
    new Promise<number>((resolve, reject) => {
      const opened = createServer(accept);
      server = opened;
      opened.once("error", reject);
      opened.listen(at, "127.0.0.1", () => resolve((opened.address() as AddressInfo).port));
    });
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = async () => {
    const closing = server;
    server = undefined;
    const closed = new Promise<void>((resolve) =>
      closing ? closing.close(() => resolve()) : resolve(),
    );
    dropAll();
    await closed;
  };

  const own = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    cut,
    freeze: () => {
      isFrozen = true;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    mend: async () => {
      delayMs = 0;
      // What was swallowed is missing from the old connections: they can only break.
      if (isFrozen) dropAll();
      isFrozen = false;
      if (!server) await listen(own);
    },
    stop: cut,
  };
}
