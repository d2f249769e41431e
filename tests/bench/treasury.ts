import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import pg from "pg";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { closeDb, db } from "#modules/platform/db.server";
import type { Result } from "#modules/platform/result";
import {
  beginYear,
  groupField,
  importRows,
  previewFile,
  readYear,
} from "#modules/treasury/index.server";
import { median, type Row } from "./report";

/** Some years of a busy club's account. */
const ROWS = 10_000;
const ROUNDS = 5;
const MOST = 3;
const endsOn = civilDate("2026-06-30");

/** For what is compared: a connection without any code of ours. */
const client = new pg.Client(process.env.DATABASE_URL);

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

function writeBankFile(path: string) {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const day = String((at % 28) + 1).padStart(2, "0");
    const month = String((at % 6) + 1).padStart(2, "0");
    return `${month}/${day}/2026,"CHECK CARD PURCHASE ${at}, ORONO ME",${at % 3 ? "-" : ""}${at % 500}.25`;
  });
  const text = ["Date,Description,Amount", ...rows].join("\n");
  writeFileSync(path, text);
  const sha256 = createHash("sha256").update(text).digest("hex");
  return { field: "file", name: "bank.csv", declaredType: "text/csv", size: 0, sha256, path };
}

/** A club whose year is begun, and a person who keeps its money. */
async function makeYear(round: number) {
  const { id } = await db.account.create({ data: { name: `Measured Boosters ${round}` } });
  const email = `treasurer.${id}@example.com`;
  const user = await db.user.create({ data: { email, emailKey: email } });
  await db.accountUser.create({ data: { accountId: id, userId: user.id, isPrimary: true } });
  const ctx = createCtx({
    actor: { kind: "user", userId: user.id, isStaff: false, accountIds: [id] },
    now: () => new Date("2026-11-24T15:00:00Z"),
  });
  must(await beginYear(ctx, { accountId: id, endsOn }));
  const year = must(await readYear(ctx, { accountId: id, endsOn }));
  const lineOf = (side: string) => String(year.lines.find((line) => line.side === side)?.id);
  return { ctx, key: { accountId: id, endsOn }, version: year.version, lineOf };
}

/** All of it: read, shown, carried by the page and back, judged, counted. */
async function ours(
  { ctx, key, version, lineOf }: Awaited<ReturnType<typeof makeYear>>,
  file: ReturnType<typeof writeBankFile>,
): Promise<void> {
  const shown = must(await previewFile(ctx, { ...key, file }));
  if (shown.kind !== "preview") throw new Error("the file is not recognized");
  const { groups, carried } = shown.preview;
  const choices = Object.fromEntries(
    groups.map(({ side }, index) => [groupField(index), lineOf(side)]),
  );
  const { added } = must(await importRows(ctx, { ...key, version, carried, choices }));
  if (added !== ROWS) throw new Error(`${added} rows instead of ${ROWS}`);
}

/** The bare parser, and one statement that puts its rows into the same table, with its keys. */
async function bare(path: string, { yearId, importId, lineId }: BareYear): Promise<void> {
  const records = parse(await readFile(path), { from: 2 }) as string[][];
  await client.query(
    `INSERT INTO treasury_entries (year_id, import_id, line_id, digest, "on", amount)
     SELECT $1, $2, $3, row.* FROM unnest($4::text[], $5::date[], $6::int[]) AS row`,
    [
      yearId,
      importId,
      lineId,
      records.map(([, text = ""]) => text.slice(-40)),
      records.map(([on]) => on),
      records.map(([, , amount]) => Math.round(Math.abs(Number(amount)) * 100)),
    ],
  );
}

interface BareYear {
  readonly yearId: number;
  readonly importId: number;
  readonly lineId: number;
}

async function makeBareYear({ key, lineOf }: Awaited<ReturnType<typeof makeYear>>) {
  const { id: yearId } = await db.treasuryYear.findFirstOrThrow({
    where: { accountId: key.accountId },
  });
  const data = { yearId, fileName: "bare.csv", sha256: "0".repeat(64), rows: ROWS, at: new Date() };
  const { id: importId } = await db.treasuryImport.create({ data });
  return { yearId, importId, lineId: Number(lineOf("income")) };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A file of 10,000 rows read into a treasurer's year, beside its bare parse and insert. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "goodstanding-bench-"));
  await client.connect();
  try {
    const read = writeBankFile(join(folder, "bank.csv"));
    const file = { ...read, size: statSync(read.path).size };
    const own: number[] = [];
    const plain: number[] = [];
    // The first round warms both up; the two take turns.
    for (let round = 0; round <= ROUNDS; round++) {
      const year = await makeYear(round);
      const ms = await timed(() => ours(year, file));
      const other = await makeBareYear(await makeYear(round + ROUNDS + 1));
      const bareMs = await timed(() => bare(file.path, other));
      if (round > 0) {
        own.push(ms);
        plain.push(bareMs);
      }
    }
    const [ms, reference] = [median(own), median(plain)];
    const ratio = ms / reference;
    const name = `treasury: a file of ${ROWS} rows shown and counted`;
    const target = `at most ${MOST} times a bare parse and insert into the same table`;
    return [{ name, ours: ms, reference, ratio, unit: "ms", target, ok: ratio <= MOST }];
  } finally {
    rmSync(folder, { recursive: true });
    await client.end();
    await closeDb();
  }
}
