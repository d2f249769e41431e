// One folder for everything that a run of tests puts aside for a moment.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { stopLeftover } from "./postgres.mjs";
import { isAlive } from "./processes.mjs";

const PREFIX = "goodstanding-run-";

/**
 * Makes a folder the place for temporary files of this process and of all that it starts, and
 * removes it when this process ends: workers that are stopped from outside remove nothing
 * themselves. What runs left that were killed goes first. In a process of such a run it does nothing.
 */
export async function beginScratchFolder() {
  const system = os.tmpdir();
  if (path.basename(system).startsWith(PREFIX)) return;
  await removeLeftovers(system);
  const folder = fs.mkdtempSync(path.join(system, PREFIX));
  // PostgreSQL runs as another user where this one is root.
  fs.chmodSync(folder, 0o711);
  fs.writeFileSync(path.join(folder, "owner"), String(process.pid));
  process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  process.env.TMPDIR = folder;
}

/** Stops the servers and removes the folders of runs that were killed. */
async function removeLeftovers(system) {
  for (const name of fs.readdirSync(system)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(system, name);
    try {
      if (isAlive(Number(fs.readFileSync(path.join(folder, "owner"), "utf8")))) continue;
      for (const inner of fs.readdirSync(folder)) {
        await stopLeftover(path.join(folder, inner, "postgres"));
      }
      fs.rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run has just made or removed it, or it is another user's.
    }
  }
}
