import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/**
 * How long requests are still let in, until the proxy has heard that none should come (it asks five
 * times a second); and how long at most while they still do. Who waits at the door would be cut off.
 */
const GRACE_MS = 500;
const LONGEST_GRACE_MS = 3_000;
/**
 * For how long nothing may have been asked before idle connections are closed, and how long at most
 * they stay. A proxy lets go of its own sooner; until then it may be writing on one.
 */
const IDLE_MS = 1_000;
const LONGEST_IDLE_MS = 3_000;
/** Between two looks. */
const LOOK_MS = 100;
/** A round of events that took longer may have left somebody at the door. */
const CALM_MS = 0.25;
const LONGEST_CALMING_MS = 1_000;

/**
 * Watches who comes to a server; `isNobody` tells requests by their address that count for nobody.
 * @returns what to call when the process is to stop: it calls `shut` once nobody comes any more, or
 * it has been long enough, and everybody who came has been let in; from then on only open
 * connections are served, and `gone` is called when the last has ended
 */
export function watchDoor(
  server: Server,
  isNobody: (address: string) => boolean,
): (shut: () => void, gone: () => void) => void {
  let newest = 0;
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("request", ({ url = "" }) => {
    if (!isNobody(url)) newest = performance.now();
  });
  const quiet = () => performance.now() - newest;
  return (shut, gone) =>
    onceCalm(quiet, () => {
      shut();
      // The close of `http` would cut off the idle connections, on which somebody may be writing.
      NetServer.prototype.close.call(server, gone);
      onceIdle(quiet, () => closeIdle(server, sockets));
    });
}

/** Closes idle connections, also those that become so later. */
function closeIdle(server: Server, sockets: ReadonlySet<Socket>): void {
  const close = () => {
    server.closeIdleConnections();
    // Browsers open connections ahead, which `http` counts as idle only after a first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  close();
  const again = setInterval(() => {
    close();
    if (sockets.size === 0) clearInterval(again);
  }, LOOK_MS);
}

/** Goes on when nobody has come for a while, or it has been long enough, and nobody waits. */
function onceCalm(quiet: () => number, goOn: () => void): void {
  const latest = performance.now() + LONGEST_GRACE_MS;
  // Immediates come after the events that wait, among them connections: the two are a round apart.
  const look = () => setImmediate(() => setImmediate(judge, performance.now()));
  const judge = (asked: number) => {
    const now = performance.now();
    const isOver = now > latest || quiet() > GRACE_MS;
    const isCalm = now - asked < CALM_MS || now > latest + LONGEST_CALMING_MS;
    if (isOver && isCalm) goOn();
    else if (isOver) look();
    else setTimeout(look, LOOK_MS);
  };
  setTimeout(look, GRACE_MS);
}

/**
 * Goes on when nothing has been asked for a while, or it has been long enough. A process that had no
 * time before could not be asked: half of the while is counted from now on.
 */
function onceIdle(quiet: () => number, goOn: () => void): void {
  const began = performance.now();
  const look = () => {
    const waited = performance.now() - began;
    const isIdle = quiet() > IDLE_MS && waited > IDLE_MS / 2;
    if (isIdle || waited > LONGEST_IDLE_MS) goOn();
    else setTimeout(look, LOOK_MS);
  };
  look();
}
