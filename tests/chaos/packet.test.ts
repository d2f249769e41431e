import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openLab } from "./backends";
import { builtWorker, bundle, TestProcess } from "./worker-processes";

const PAPERS = 300;
const PATIENCE_MS = 120_000;

describe("a packet whose worker is killed", () => {
  it("HND-07 has no half ZIP to download, and the next worker writes it whole", async () => {
    const workerFile = builtWorker();
    const makerFile = await bundle("tests/chaos/make-packet.ts");
    const lab = await openLab("postgres");
    const { env, dataDir } = lab.services;
    const start = () => new TestProcess(workerFile, { ...env, LOG_LEVEL: "fatal" });
    const packet = async () => {
      const [row] = await lab.query<{ state: string; written: number; key: string | null }>(
        "SELECT state, written_files AS written, storage_key AS key FROM packets",
      );
      return row;
    };
    const until = async (
      isSo: (row: NonNullable<Awaited<ReturnType<typeof packet>>>) => boolean,
    ) => {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(20)) {
        const row = await packet();
        if (row && isSo(row)) return row;
      }
      throw new Error(`the packet stays ${JSON.stringify(await packet())}`);
    };
    let worker = start();
    try {
      await worker.ready();
      const maker = new TestProcess(makerFile, { ...env, DATABASE_POOL: "2" }, [String(PAPERS)]);
      if ((await maker.whenEnded()) !== 0) throw new Error(maker.lines.join("\n"));
      const { written } = await until((row) => row.written > 0);
      await worker.end("SIGKILL");
      expect(written).toBeLessThan(PAPERS);
      expect(await packet()).toMatchObject({ state: "waiting", key: null });
      worker = start();
      await worker.ready();
      const { key } = await until(({ state }) => state === "ready");
      const path = join(dataDir, "files", "objects", `${key}.bin`);
      execFileSync("unzip", ["-tq", path]);
      const names = execFileSync("unzip", ["-Z1", path], { encoding: "utf8" });
      expect(names.match(/Scan \d+\.pdf/g)).toHaveLength(PAPERS);
    } finally {
      await worker.end("SIGKILL");
      await lab.stop();
    }
  });
});
