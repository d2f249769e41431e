import { spawnSync } from "node:child_process";
import { startServices } from "../setup/services";
import type { Row } from "./report";

interface Measured {
  readonly compared: number;
  readonly planted: readonly string[];
  readonly found: readonly string[];
  readonly milliseconds: number;
}

/** The provider's books against ours, 10,000 transactions with 25 planted faults. */
export async function run(): Promise<Row[]> {
  const services = await startServices({ redis: false });
  try {
    const { compared, planted, found, milliseconds } = measure(services.env);
    const hits = planted.filter((fault) => found.includes(fault)).length;
    const falseOnes = found.filter((fault) => !planted.includes(fault)).length;
    const isExact = planted.length === 25 && hits === 25;
    return [
      row("reconciliation: planted faults found", hits, "of 25", "25", isExact),
      row("reconciliation: false findings", falseOnes, "findings", "0", falseOnes === 0),
      row(
        "reconciliation: compared",
        compared,
        "transactions",
        "at least 10000",
        compared >= 10_000,
      ),
      row("reconciliation: time", milliseconds / 1_000, "s", "at most 60 s", milliseconds < 60_000),
    ];
  } finally {
    await services.stop();
  }
}

function measure(env: Record<string, string>): Measured {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "tests/bench/reconciliation-measure.ts"],
    {
      encoding: "utf8",
      env: { ...process.env, ...env, NODE_ENV: "test", LOG_LEVEL: "silent" },
      maxBuffer: 10_000_000,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Measured;
}

const row = (name: string, ours: number, unit: string, target: string, ok: boolean): Row => ({
  name,
  ours,
  unit,
  target,
  ok,
});
