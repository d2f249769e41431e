import { type ChildProcess, spawn } from "node:child_process";
import pg from "pg";
import { startWeb } from "#tests/setup/web";
import type { Row } from "./report";
import { median } from "./report";
import { load, startReference } from "./web";

/** What the measuring process says of itself. */
export interface StandingFigures {
  /** One club judged for its page, and judged and kept in a transaction. */
  readonly readMs: number;
  readonly keepMs: number;
  readonly sweeps: readonly {
    readonly clubs: number;
    readonly changed: number;
    /** After an import that changed some, and the first judging of all. */
    readonly ms: number;
    readonly firstMs: number;
    /** One bare join of the same tables, whose rows are read. */
    readonly joinMs: number;
    /** A look at all of them that finds nothing new, and the statements of one without our code. */
    readonly sameMs: number;
    readonly bareMs: number;
    /** The process's memory at its highest while clubs were judged, in bytes. */
    readonly peakBytes: number;
  }[];
  /** The process's memory before the runs, in bytes. */
  readonly before: number;
  /** The code of a certificate of a good club. */
  readonly code: string;
}

const ROUNDS = 3;

/** Judging one club and all of them beside a bare join; the public pages beside a bare one of one row. */
export async function run(): Promise<Row[]> {
  const { readMs, keepMs, sweeps, before, code } = await measure();
  const rows: Row[] = [
    atMost("standing: one club judged", readMs, "ms", 5),
    {
      ...atMost("standing: one club judged and kept", keepMs, "ms", 0),
      target: "printed",
      ok: true,
    },
  ];
  for (const { clubs, changed, ms, firstMs, joinMs, sameMs, bareMs } of sweeps) {
    const name = `standing: ${clubs} clubs`;
    const both = (ours: number) => ({ ours, reference: joinMs, ratio: ours / joinMs, unit: "ms" });
    rows.push({
      name: `${name}, ${changed} of them changed by an import`,
      ...both(ms),
      target: "printed",
      ok: true,
    });
    rows.push({
      name: `${name}, looked at, beside the same statements alone`,
      ours: sameMs,
      reference: bareMs,
      ratio: sameMs / bareMs,
      unit: "ms",
      target: "at most 3 times",
      ok: sameMs / bareMs <= 3,
    });
    rows.push({
      name: `${name}, all for the first time`,
      ...both(firstMs),
      target: "printed",
      ok: true,
    });
  }
  const peak = sweeps.at(-1)?.peakBytes ?? before;
  rows.push(atMost("standing: memory that the runs take", (peak - before) / 1e6, "MB", 150));
  return [...rows, ...(await pages(code))];
}

const atMost = (name: string, ours: number, unit: string, most: number): Row => ({
  name,
  ours,
  unit,
  target: `at most ${most} ${unit}`,
  ok: ours <= most,
});

/** The live page and the badge beside a bare Remix page that reads one row. */
async function pages(code: string): Promise<Row[]> {
  const web = await startWeb({ LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "1000000" });
  const ours = { url: web.url, pid: web.pid, cookie: "" };
  const page = `/check/${code}`;
  const reference = await startReference(ours, [page], oneRow(code));
  try {
    const rates = { page: [] as number[], badge: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push((await load(reference, page, 8)).rate);
      rates.page.push((await load(ours, page, 8)).rate);
      rates.badge.push((await load(ours, `/badge/${code}.svg`, 8)).rate);
    }
    const bare = median(rates.bare);
    return (["page", "badge"] as const).map((which) => {
      const rate = median(rates[which]);
      const name = `standing: ${which === "page" ? "/check" : "/badge"} beside a bare page of one row`;
      const ratio = rate / bare;
      const target = "at least 0.7";
      return {
        name,
        ours: rate,
        reference: bare,
        ratio,
        unit: "requests/s",
        target,
        ok: ratio >= 0.7,
      };
    });
  } finally {
    reference.stop();
    await web.stop();
  }
}

const oneRow = (code: string) =>
  `SELECT * FROM standing_certificates WHERE code = ${pg.escapeLiteral(code)}`;

/**
 * The heap's limit in MB: twice what the process holds before the runs. Without one the engine leaves
 * garbage where it is while the machine has memory, and its patience would be measured.
 */
const HEAP = 192;

/** Runs the measurement in a process of its own, so that its memory is nobody else's. */
async function measure(): Promise<StandingFigures> {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      "--expose-gc",
      `--max-old-space-size=${HEAP}`,
      "--import",
      "tsx",
      "tests/bench/standing-measure.ts",
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const status = await new Promise((done) => child.on("close", done));
  if (status !== 0) throw new Error("the measurement of standings failed");
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as StandingFigures;
}
