import type { Server } from "node:http";

/**
 * How long new connections are still taken, until whoever sends them here has heard; and how long
 * at most while they still come. Those that wait to be taken would be cut off.
 */
const FAREWELL_MS = 300;
const LONGEST_FAREWELL_MS = 3_000;
/** A round of events that took longer may have left somebody at the door. */
const CALM_MS = 2;

/**
 * Watches who comes to a server. @returns what to call when the process is to stop: it calls `close`
 * once nobody comes any more, or it has been long enough, and everybody who came has been let in
 */
export function watchDoor(server: Server): (close: () => void) => void {
  let newestConnection = 0;
  server.on("connection", () => {
    newestConnection = performance.now();
  });
  return (close) => {
    const latest = performance.now() + LONGEST_FAREWELL_MS;
    const look = () => {
      const asked = performance.now();
      // Immediates come after the events that wait, among them connections.
      setImmediate(() => {
        const now = performance.now();
        const isOver = now > latest || now - newestConnection > FAREWELL_MS;
        const isCalm = now - asked < CALM_MS || now > latest + LONGEST_FAREWELL_MS;
        if (isOver && isCalm) close();
        else if (isOver) look();
        else setTimeout(look, FAREWELL_MS / 3);
      });
    };
    setTimeout(look, FAREWELL_MS);
  };
}
