import { once } from "node:events";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { to as copyTo } from "pg-copy-streams";
import { readBoardView } from "#modules/headquarters/contract";
import { type ExportFormat, exportChapters, readBoard } from "#modules/headquarters/index.server";
import { pool, withLongClient } from "#modules/platform/db.server";
import { makeBoard } from "#tests/modules/headquarters/board-world";
import { must } from "#tests/modules/headquarters/headquarters-world";
import { median, percentile, type Row } from "./report";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const LARGE = 3_000;
const SMALL = 300;
const READS = 400;
const EXPORTS = 15;

type World = Awaited<ReturnType<typeof makeBoard>>;

/** The board of a headquarters with 3,000 chapters, and its exports, beside what is plainest. */
export async function run(): Promise<Row[]> {
  const small = await makeBoard(SMALL, { firstEin: 20_000_000 });
  const large = await makeBoard(LARGE, { firstEin: 40_000_000 });
  // As after some hours of service: the planner knows the tables.
  await pool.query("ANALYZE");
  return [
    ...(await pages(small, large)),
    ...(await filesOf(large)),
    ...(await memory(small, large)),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const view = (query = "") => readBoardView(new URLSearchParams(query));

const board = async ({ owner, centralAccountId }: World, query = "") =>
  void must(await readBoard(owner, { centralAccountId, view: view(query) }));

/** Who may look, how many chapters have each word in each region, and the first hundred with what each row shows. */
async function plainest({ ownerPerson, centralAccountId, groupId }: World): Promise<void> {
  const read = async (name: string, text: string, values: unknown[]) =>
    (await pool.query({ name, text, values })).rows as { id: number }[];
  await read(
    "plain-group",
    `SELECT g.id, g.label, role.role FROM groups g JOIN account_users m ON m.account_id = g.central_account_id
      LEFT JOIN headquarters_roles role ON role.group_id = g.id AND role.user_id = m.user_id
      WHERE g.central_account_id = $1 AND m.user_id = $2`,
    [centralAccountId, ownerPerson.id],
  );
  await read(
    "plain-counts",
    `SELECT a.region_id AS id, a.state, s.verdict, count(*) FROM accounts a
      LEFT JOIN standings s ON s.account_id = a.id WHERE a.group_id = $1
      GROUP BY a.region_id, a.state, s.verdict`,
    [groupId],
  );
  const rows = await read(
    "plain-accounts",
    `SELECT a.*, s.verdict, s.findings, r.name AS region FROM accounts a
      LEFT JOIN standings s ON s.account_id = a.id LEFT JOIN regions r ON r.id = a.region_id
      WHERE a.group_id = $1 ORDER BY lower(a.name), a.id LIMIT 100`,
    [groupId],
  );
  const ids = rows.map(({ id }) => id);
  await read(
    "plain-lists",
    `SELECT a.id, i.tax_period, e.period_end FROM accounts a LEFT JOIN irs_organizations i ON i.ein = a.ein
      LEFT JOIN irs_epostcards e ON e.ein = a.ein WHERE a.id = ANY($1::int[])`,
    [ids],
  );
  await read(
    "plain-clubs",
    "SELECT account_id AS id, facts FROM duty_clubs WHERE account_id = ANY($1::int[])",
    [ids],
  );
  await read(
    "plain-duties",
    `SELECT account_id AS id, min(due_on) FILTER (WHERE due_on >= current_date) AS due,
      min(due_on) FILTER (WHERE code = 'club.terms_end') AS terms FROM duties
      WHERE account_id = ANY($1::int[]) AND state = 'open' GROUP BY account_id`,
    [ids],
  );
  await read(
    "plain-authorizations",
    `SELECT account_id AS id, max(to_on) AS until FROM authorizations WHERE account_id = ANY($1::int[])
      AND withdrawn_at IS NULL GROUP BY account_id`,
    [ids],
  );
  await read(
    "plain-people",
    `SELECT m.account_id AS id, max(u.last_signed_in_at) FROM account_users m JOIN users u ON u.id = m.user_id
      WHERE m.account_id = ANY($1::int[]) GROUP BY m.account_id`,
    [ids],
  );
}

async function pages(small: World, large: World): Promise<Row[]> {
  const times = { ours: [] as number[], plain: [] as number[], small: [] as number[] };
  const sorted: number[] = [];
  for (let at = 0; at < READS + 40; at++) {
    const ours = await timed(() => board(large));
    const plain = await timed(() => plainest(large));
    const few = await timed(() => board(small));
    const due =
      at % 8 === 0 ? await timed(() => board(large, "sort=-due&verdict=at_risk")) : undefined;
    // The first ones warm up.
    if (at < 40) continue;
    times.ours.push(ours);
    times.plain.push(plain);
    times.small.push(few);
    if (due !== undefined) sorted.push(due);
  }
  const p99 = (values: readonly number[]) => percentile(values, 0.99);
  const compared = (name: string, ours: number, reference: number, most: number): Row => ({
    name,
    ours,
    reference,
    ratio: ours / reference,
    unit: "ms",
    target: `at most ${most} times`,
    ok: ours / reference <= most,
  });
  return [
    compared(
      `headquarters: page of ${LARGE} beside plainest statements, p99`,
      p99(times.ours),
      p99(times.plain),
      2,
    ),
    compared(
      `headquarters: page of ${LARGE} beside one of ${SMALL}, p99`,
      p99(times.ours),
      p99(times.small),
      1.5,
    ),
    compared(
      `headquarters: page of ${LARGE} beside one of ${SMALL}, median`,
      median(times.ours),
      median(times.small),
      1.5,
    ),
    {
      name: `headquarters: page of ${LARGE}, filtered and sorted by the next due date, p99`,
      ours: p99(sorted),
      unit: "ms",
      target: "printed",
      ok: true,
    },
  ];
}

/** Takes everything and keeps nothing; says how many bytes came. */
function sink() {
  let bytes = 0;
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      bytes += chunk.length;
      done();
    },
  });
  return { stream, bytes: () => bytes };
}

async function exported({ owner, centralAccountId }: World, format: ExportFormat): Promise<number> {
  const { stream, bytes } = sink();
  const file = must(await exportChapters(owner, { centralAccountId, view: view(), format }));
  file.pipe(stream);
  await once(stream, "finish");
  return bytes();
}

/** Forty-four columns of the same tables, copied as they are. */
const bare = (groupId: number) => `COPY (
  SELECT a.id, a.name, a.city, a.state, a.ein, a.website, a.renewal_due_at, a.level_id, a.created_at,
    a.region_id, r.name, s.verdict, s.since, s.hold_id, s.findings, i.name, i.sort_name, i.city, i.state,
    i.group_number, i.subsection, i.status, i.filing_code, i.fiscal_year_end, i.tax_period, i.ruling,
    i.as_of, e.tax_year, e.period_end, c.facts, l.name, d.due, d.terms, d.open, d.overdue, d.done,
    p.at, p.people, a.phone, a.about, o.one, o.until, a.group_id, i.ein
  FROM accounts a LEFT JOIN standings s ON s.account_id = a.id LEFT JOIN regions r ON r.id = a.region_id
  LEFT JOIN irs_organizations i ON i.ein = a.ein LEFT JOIN irs_epostcards e ON e.ein = a.ein
  LEFT JOIN duty_clubs c ON c.account_id = a.id LEFT JOIN levels l ON l.id = a.level_id
  LEFT JOIN LATERAL (SELECT min(due_on) FILTER (WHERE state = 'open' AND due_on >= current_date) AS due,
    min(due_on) FILTER (WHERE code = 'club.terms_end') AS terms,
    count(*) FILTER (WHERE state = 'open') AS open, count(*) FILTER (WHERE due_on < current_date) AS overdue,
    count(*) FILTER (WHERE state = 'done') AS done FROM duties WHERE account_id = a.id) d ON true
  LEFT JOIN LATERAL (SELECT max(u.last_signed_in_at) AS at, count(*) AS people FROM account_users m
    JOIN users u ON u.id = m.user_id WHERE m.account_id = a.id) p ON true
  LEFT JOIN LATERAL (SELECT count(*) AS one, max(to_on) AS until FROM authorizations
    WHERE account_id = a.id AND withdrawn_at IS NULL) o ON true
  WHERE a.group_id = ${groupId} ORDER BY lower(a.name), a.id) TO STDOUT WITH (FORMAT csv, HEADER)`;

const copied = ({ groupId }: World) =>
  withLongClient(async (client) => {
    const { stream, bytes } = sink();
    await pipeline(client.query(copyTo(bare(groupId))), stream);
    return bytes();
  });

async function filesOf(large: World): Promise<Row[]> {
  const times = { csv: [] as number[], xlsx: [] as number[], copy: [] as number[] };
  for (let at = 0; at < EXPORTS + 2; at++) {
    const csv = await timed(() => exported(large, "csv"));
    const xlsx = await timed(() => exported(large, "xlsx"));
    const copy = await timed(() => copied(large));
    if (at < 2) continue;
    times.csv.push(csv);
    times.xlsx.push(xlsx);
    times.copy.push(copy);
  }
  const csv = median(times.csv);
  const copy = median(times.copy);
  const xlsx = median(times.xlsx);
  return [
    {
      name: `headquarters: CSV of ${LARGE} x 44 beside a bare COPY`,
      ours: LARGE / (csv / 1_000),
      reference: LARGE / (copy / 1_000),
      ratio: copy / csv,
      unit: "rows/s",
      target: "at least 0.5",
      ok: copy / csv >= 0.5,
    },
    {
      name: `headquarters: XLSX of ${LARGE} x 44 beside the CSV`,
      ours: xlsx,
      reference: csv,
      ratio: xlsx / csv,
      unit: "ms",
      target: "at most 3 times",
      ok: xlsx / csv <= 3,
    },
  ];
}

/** What is in use once the garbage is gone, in bytes. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** How much more is in use at most while an export goes out, in bytes. */
async function held({ owner, centralAccountId }: World, format: ExportFormat): Promise<number> {
  const before = inUse();
  let most = 0;
  const stream = new Writable({
    write(_chunk: Buffer, _, done) {
      most = Math.max(most, inUse() - before);
      done();
    },
  });
  const file = must(await exportChapters(owner, { centralAccountId, view: view(), format }));
  file.pipe(stream);
  await once(stream, "finish");
  return most;
}

async function memory(small: World, large: World): Promise<Row[]> {
  const rows: Row[] = [];
  for (const format of ["csv", "xlsx"] as const) {
    const reads = { few: [] as number[], many: [] as number[] };
    for (let at = 0; at < 5; at++) {
      reads.few.push(await held(small, format));
      reads.many.push(await held(large, format));
    }
    const [few, many] = [median(reads.few), median(reads.many)];
    rows.push({
      name: `headquarters: memory in use for ${format.toUpperCase()} of ${LARGE} beside ${SMALL}`,
      ours: many / 1e6,
      reference: few / 1e6,
      ratio: many / few,
      unit: "MB",
      target: "at most 3 times",
      ok: many / few <= 3,
    });
  }
  return rows;
}
