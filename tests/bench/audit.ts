import { spawnSync } from "node:child_process";
import type { Row } from "./report";

/** What the measuring process says of itself, in seconds and bytes. */
export interface AuditFigures {
  readonly entries: number;
  readonly sealing: number;
  readonly checking: number;
  /** Reading the same columns of the same rows without a look at them. */
  readonly reading: number;
  /** What the check added to the process's memory at its highest. */
  readonly grown: number;
}

/** The chain over 1,000,000 audit entries: made, and checked beside a bare reading of the rows. */
export async function run(): Promise<Row[]> {
  const { entries, sealing, checking, reading, grown } = measure();
  const rate = (seconds: number) => entries / seconds;
  const ratio = rate(checking) / rate(reading);
  const name = `audit, ${entries} entries`;
  const unit = "entries/s";
  return [
    {
      name: `${name}: checked`,
      ours: rate(checking),
      reference: rate(reading),
      ratio,
      unit,
      target: "at least 0.25 (bare reading)",
      ok: ratio >= 0.25,
    },
    {
      name: `${name}: sealed`,
      ours: rate(sealing),
      unit,
      target: "at least 5000",
      ok: rate(sealing) >= 5_000,
    },
    {
      name: `${name}: memory that a check takes`,
      ours: grown / 1e6,
      unit: "MB",
      target: "at most 150 MB",
      ok: grown <= 150e6,
    },
  ];
}

function measure(): AuditFigures {
  const args = ["--expose-gc", "--import", "tsx", "tests/bench/audit-measure.ts"];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as AuditFigures;
}
