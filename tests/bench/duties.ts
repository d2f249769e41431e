import { type ChildProcess, spawn } from "node:child_process";
import type { Row } from "./report";

/** What the measuring process says of itself. */
export interface DutyFigures {
  /** `dutiesOf` for one club with 40 duties: the median and the 99th percentile. */
  readonly oneMs: number;
  readonly oneP99Ms: number;
  readonly rebuilds: readonly {
    readonly clubs: number;
    /** The rows that were written. */
    readonly duties: number;
    /** Facts gathered and chosen for the first time, too. */
    readonly firstMs: number;
    readonly ms: number;
    /** The same rows in one bare statement. */
    readonly bareMs: number;
    /** The statements of building them, without any code of ours. */
    readonly statementsMs: number;
    /** A run that finds all as it is. */
    readonly sameMs: number;
  }[];
  /** The process's memory at its highest, in bytes, and what it was before the runs. */
  readonly peak: number;
  readonly before: number;
}

/** The duties of one club, and those of all beside a bare statement that enters the same rows. */
export async function run(): Promise<Row[]> {
  const { oneMs, oneP99Ms, rebuilds, peak, before } = await measure();
  const rows: Row[] = [
    atMost("duties: dutiesOf of one club with 40", oneMs, "ms", 1),
    printed("duties: the same, 99th percentile", oneP99Ms, "ms"),
  ];
  for (const { clubs, duties, firstMs, ms, bareMs, statementsMs, sameMs } of rebuilds) {
    const name = `duties: ${clubs} clubs`;
    const built = `${name}, ${duties} duties built again`;
    const beside = (reference: number) => ({
      ours: ms,
      reference,
      ratio: ms / reference,
      unit: "ms",
    });
    rows.push(
      {
        name: `${built}, beside the same statements alone`,
        ...beside(statementsMs),
        target: "at most 3 times",
        ok: ms / statementsMs <= 3,
      },
      {
        name: `${built}, beside one that copies the rows`,
        ...beside(bareMs),
        target: "printed",
        ok: true,
      },
      printed(`${name}, built for the first time`, firstMs, "ms"),
      printed(`${name}, nothing has changed`, sameMs, "ms"),
    );
  }
  const [small, ...larger] = rebuilds;
  for (const { clubs, ms } of larger) {
    if (!small) break;
    const [ours, reference] = [ms / clubs, small.ms / small.clubs];
    const name = `duties: a club among ${clubs} beside one among ${small.clubs}`;
    const ratio = ours / reference;
    const target = "at most 1.5 times";
    rows.push({ name, ours, reference, ratio, unit: "ms", target, ok: ratio <= 1.5 });
  }
  return [...rows, printed("duties: memory that the runs take", (peak - before) / 1e6, "MB")];
}

const printed = (name: string, ours: number, unit: string): Row => ({
  name,
  ours,
  unit,
  target: "printed",
  ok: true,
});

const atMost = (name: string, ours: number, unit: string, most: number): Row => ({
  name,
  ours,
  unit,
  target: `at most ${most} ${unit}`,
  ok: ours <= most,
});

/** Runs the measurement in a process of its own, so that its memory is nobody else's. */
async function measure(): Promise<DutyFigures> {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--expose-gc", "--import", "tsx", "tests/bench/duties-measure.ts"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const status = await new Promise((done) => child.on("close", done));
  if (status !== 0) throw new Error("the measurement of duties failed");
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as DutyFigures;
}
