import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../dev/postgres.mjs";

export interface TestServer {
  /** The address of the maintenance database. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

/** The server named by DATABASE_URL, or else an embedded one in a folder that ends with the run. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  if (given) return { adminUrl: given, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), "goodstanding-test-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startPostgres({ dir: join(folder, "postgres"), throwaway: true });
    return { adminUrl: server.url("postgres"), stop: () => server.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
