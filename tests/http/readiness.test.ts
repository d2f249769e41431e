import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pool } from "#modules/platform/db.server";
import { eventually } from "#tests/setup/eventually";
import {
  freePort,
  type RunningProcess,
  startWeb,
  startWorker,
  temporaryFolder,
} from "#tests/setup/web";

const starts = { web: startWeb, worker: startWorker };
const whole = { database: true, migrations: true, queue: true, storage: true, process: true };

describe.each(["web", "worker"] as const)("/readyz of the %s process", (kind) => {
  const folder = temporaryFolder();
  let running: RunningProcess;
  beforeAll(async () => {
    running = await starts[kind]({ DATA_DIR: folder.path });
  });
  afterAll(async () => {
    await running.stop();
    folder.remove();
  });
  const ask = async () => {
    const answer = await fetch(`${running.url}/readyz`);
    return { status: answer.status, body: await answer.json() };
  };

  it("H-29 says that all is there", async () => {
    expect(await ask()).toEqual({ status: 200, body: { status: "ready", parts: whole } });
  });

  it("H-29 names the file store that cannot be written", async () => {
    const files = join(folder.path, "files");
    rmSync(files, { recursive: true, force: true });
    // A file where the folder should be: nothing can be kept in it.
    writeFileSync(files, "");
    try {
      expect(await ask()).toEqual({
        status: 503,
        body: { status: "not ready", parts: { ...whole, storage: false } },
      });
    } finally {
      rmSync(files);
      mkdirSync(files);
    }
    expect((await ask()).status).toBe(200);
  });
});

describe("a process before the migrations of its release", () => {
  it("H-29 is not ready and says so, and is ready after them", async () => {
    const last = "SELECT max(migration_name) FROM _prisma_migrations";
    await pool.query(
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = (${last})`,
    );
    const port = await freePort();
    const waiting = startWeb({ PORT: String(port) });
    try {
      const answer = await eventually(() =>
        fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined),
      );
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ parts: { migrations: false } });
    } finally {
      await pool.query(
        "UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL",
      );
    }
    const web = await waiting;
    const refused = web.log().filter(({ part }) => part === "migrations");
    expect(refused.length).toBeGreaterThan(0);
    expect(JSON.stringify(refused[0])).toContain("not migrated: 2026");
    await web.stop();
  });
});
