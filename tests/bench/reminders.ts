import { type ChildProcess, spawn } from "node:child_process";
import type { Row } from "./report";

/** What the measuring process says of itself. */
export interface ReminderFigures {
  readonly accounts: number;
  /** What one ordinary day came to. */
  readonly reminders: number;
  readonly letters: number;
  readonly dayMs: number;
  /** The same day in one bare statement. */
  readonly bareMs: number;
  /** A run that finds everything decided. */
  readonly idleMs: number;
  /** Everybody's reminder on the same day, and the same in one bare statement. */
  readonly sameDayReminders: number;
  readonly sameDayMs: number;
  readonly sameDayBareMs: number;
  /** The process's memory at its highest, in bytes, and what it was before the runs. */
  readonly peak: number;
  readonly before: number;
}

/** The runs of reminders over 100,000 accounts beside a bare statement that enters the same rows. */
export const run = async (): Promise<Row[]> => [
  ...rowsOf("reminders, 100,000 accounts", await measure("renewal")),
  ...rowsOf("letters of 400,000 duties, 100,000 accounts", await measure("duties")),
];

function rowsOf(name: string, figures: ReminderFigures): Row[] {
  const { dayMs, bareMs, idleMs, sameDayMs, sameDayBareMs, peak, before } = figures;
  const grown = (peak - before) / 1e6;
  return [
    compared(`${name}: a day of ${figures.reminders}`, dayMs, bareMs),
    compared(`${name}: all ${figures.sameDayReminders} on one day`, sameDayMs, sameDayBareMs),
    fixed(`${name}: a run with nothing new`, idleMs, "ms", 2_000),
    fixed(`${name}: peak memory of the process`, peak / 1e6, "MB", 400),
    fixed(`${name}: memory that the runs take`, grown, "MB", 150),
  ];
}

const compared = (name: string, ours: number, reference: number): Row => {
  const ratio = ours / reference;
  const target = "at most 3 times";
  return { name, ours, reference, ratio, unit: "ms", target, ok: ratio <= 3 };
};

const fixed = (name: string, ours: number, unit: string, most: number): Row => ({
  name,
  ours,
  unit,
  target: `at most ${most} ${unit}`,
  ok: ours <= most,
});

/** Runs the measurement in a process of its own, so that its memory is nobody else's. */
async function measure(of: "renewal" | "duties"): Promise<ReminderFigures> {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--expose-gc", "--import", "tsx", "tests/bench/reminders-measure.ts", of],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const status = await new Promise((done) => child.on("close", done));
  if (status !== 0) throw new Error("the measurement of reminders failed");
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as ReminderFigures;
}
