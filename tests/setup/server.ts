import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, stopLeftover } from "../../dev/postgres.mjs";
import { isAlive } from "../../dev/processes.mjs";

const PREFIX = "goodstanding-test-";

export interface TestServer {
  /** The address of the maintenance database. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

/** The server named by DATABASE_URL, or else an embedded one in a folder that ends with the run. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  if (given) return { adminUrl: given, stop: async () => {} };
  await removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  writeFileSync(join(folder, "owner"), String(process.pid));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startPostgres({ dir: join(folder, "postgres"), throwaway: true });
    return { adminUrl: server.url("postgres"), stop: () => server.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Stops the servers and removes the folders of runs that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    try {
      if (isAlive(Number(readFileSync(join(folder, "owner"), "utf8")))) continue;
      await stopLeftover(join(folder, "postgres"));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run has just made or removed it, or it is another user's.
    }
  }
}
