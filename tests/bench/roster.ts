import pg from "pg";
import { createGroup } from "#modules/accounts/index.server";
import { readRoster } from "#modules/headquarters/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";
import { median, type Row } from "./report";

/** As many rows as the IRS's file of exempt organizations has, and a large group. */
const IRS_ROWS = Number(process.env.BENCH_ROSTER_ROWS ?? 2_000_000);
const CHAPTERS = Number(process.env.BENCH_ROSTER_CHAPTERS ?? 3_000);
const ROUNDS = 5;
const GEN = "7301";
const MOST_MS = 5_000;

const ctx = createCtx({
  actor: { kind: "system", name: "bench" },
  now: () => new Date("2026-11-24T15:00:00Z"),
});

/** For what is prepared and compared: a connection without the application's time limits. */
const client = new pg.Client(process.env.DATABASE_URL);

const columns = `(ein, name, sort_name, city, state, group_number, subsection, affiliation, status,
  ruling, deductibility, tax_period, filing_code, fiscal_year_end, as_of)`;

/** The file of the whole country, in which every group but ours has some hundred rows. */
async function enterFile(): Promise<void> {
  await client.query(`
    INSERT INTO irs_organizations ${columns}
    SELECT (500000000 + n)::text, 'MEASURED CLUB ' || n, 'LODGE ' || n, 'ORONO', 'ME',
      lpad((n % 7000 + 1)::text, 4, '0'), '03', '9', '01', '199001', '1', '202606', '02', 6,
      date '2026-11-09'
    FROM generate_series(1, ${IRS_ROWS}) n ON CONFLICT DO NOTHING`);
}

/** A headquarters with its chapters; of a tenth each the file has another name, or nothing. */
async function enterGroup(): Promise<{ centralAccountId: number; groupId: number }> {
  const central = await db.account.create({ data: { name: "National", ein: "499999999" } });
  const group = await createGroup(ctx, {
    label: "Measured",
    gen: GEN,
    centralAccountId: central.id,
  });
  if (!group.ok) throw new Error(JSON.stringify(group.refusal));
  await client.query(
    `INSERT INTO accounts (name, ein, city, state, group_id)
     SELECT 'Alpha ' || n || ' chapter of the order', (480000000 + n)::text, 'Austin', 'TX', $1
     FROM generate_series(1, $2::int) n`,
    [group.value.id, CHAPTERS],
  );
  await client.query(
    `INSERT INTO irs_organizations ${columns}
     SELECT (480000000 + CASE WHEN n % 10 = 1 THEN 1000000 ELSE 0 END + n)::text, 'THE ORDER',
       CASE WHEN n % 10 = 2 THEN 'FORMER ' ELSE 'ALPHA ' END || n || ' CHAPTER OF THE ORDER',
       'AUSTIN', 'TX', '${GEN}', '03', '9', '01', '199001', '1', '202606', '02', 6,
       date '2026-11-09'
     FROM generate_series(1, $1::int) n`,
    [CHAPTERS],
  );
  await client.query("VACUUM ANALYZE");
  return { centralAccountId: central.id, groupId: group.value.id };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** The bare join of the same rows, without a word about them. */
const JOIN = `
  SELECT a.*, o.* FROM (SELECT * FROM accounts WHERE group_id = $1) a
  FULL JOIN (SELECT * FROM irs_organizations WHERE group_number = $2) o ON o.ein = a.ein`;

/** The roster of a large group beside the file of the whole country. */
export async function run(): Promise<Row[]> {
  await client.connect();
  try {
    await enterFile();
    const { centralAccountId, groupId } = await enterGroup();
    const asked = { centralAccountId, show: "open", search: "", page: 1 } as const;
    const read = async () => {
      const found = await readRoster(ctx, asked);
      if (!found.ok) throw new Error(JSON.stringify(found.refusal));
      return found.value.counts;
    };
    const { only_irs, only_ours, differs } = await read();
    const tenth = CHAPTERS / 10;
    if (only_irs !== tenth || only_ours !== tenth || differs !== tenth) {
      throw new Error(`found ${only_irs}, ${only_ours} and ${differs}, not ${tenth} of each`);
    }
    const ms = await timed(read);
    const joinMs = await timed(() => client.query(JOIN, [groupId, GEN]));
    // None of them is matched by its number: each is looked for among all others of its state.
    await client.query("UPDATE accounts SET ein = NULL WHERE group_id = $1", [groupId]);
    const apartMs = await timed(read);
    const name = `roster: ${CHAPTERS} chapters against ${IRS_ROWS} rows`;
    const most = { unit: "ms", target: `at most ${MOST_MS} ms` };
    return [
      { name, ours: ms, reference: joinMs, ratio: ms / joinMs, ...most, ok: ms <= MOST_MS },
      { name: `${name}, none of them matched`, ours: apartMs, ...most, ok: apartMs <= MOST_MS },
    ];
  } finally {
    await client.end();
    await closeDb();
  }
}
