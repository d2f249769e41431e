import { randomUUID } from "node:crypto";
import { formOfTemplate, readTemplate, sendLetters } from "#modules/letters/index.server";
import { pool } from "#modules/platform/db.server";
import { readYear, reviewChapter } from "#modules/supervision/index.server";
import { makeBoard } from "#tests/modules/headquarters/board-world";
import { must } from "#tests/modules/headquarters/headquarters-world";
import { median, percentile, type Row } from "./report";

const LARGE = 3_000;
const SMALL = 300;
const READS = 60;
const LETTERS_MS = 10_000;

type World = Awaited<ReturnType<typeof makeBoard>> & { readonly yearId: number };

/** The year in which the supervision year of `makeYear` ends. */
const yearOf = (endsOn: Date) => endsOn.getUTCFullYear();

/**
 * A group whose supervision year runs: of each chapter a report and a confirmation, of most a review,
 * of two thirds the education.
 */
async function makeYear(chapters: number, firstEin: number): Promise<World & { year: number }> {
  const board = await makeBoard(chapters, { firstEin });
  const { groupId, ids } = board;
  const { rows } = await pool.query<{ id: number; endsOn: Date }>(
    `INSERT INTO supervision_years (group_id, year, starts_on, ends_on, opened_at)
     SELECT $1, extract(year FROM current_date + 265)::int, current_date - 100, current_date + 265, now()
     RETURNING id, (ends_on::timestamp AT TIME ZONE 'UTC') AS "endsOn"`,
    [groupId],
  );
  const [{ id: yearId, endsOn } = { id: 0, endsOn: new Date() }] = rows;
  const put = (text: string) => pool.query(text, [yearId, ids]);
  await put(`INSERT INTO supervision_papers (year_id, account_id, kind, period_end, number, report, received_at)
    SELECT $1, id, kind, current_date, number, report::jsonb, now() FROM unnest($2::int[]) id,
      (VALUES ('confirmation', '10065520260001', NULL), ('report', NULL,
        '{"receipts": 120000, "expenses": 90000, "closing": 30000, "activities": ["A", "B"], "officers": "Jo", "purposeChanged": false}'))
      AS paper (kind, number, report)`);
  await put(`INSERT INTO supervision_reviews (year_id, account_id, result, at)
    SELECT $1, id, 'in_order', now() FROM unnest($2::int[]) id WHERE id % 7 > 0`);
  const text = await pool.query<{ id: number }>(
    `INSERT INTO education_texts (group_id, version, title, url, published_at)
     VALUES ($1, 1, 'Keeping the exemption', 'https://www.irs.gov/pub/irs-pdf/p557.pdf', now()) RETURNING id`,
    [groupId],
  );
  await pool.query(
    `INSERT INTO education_deliveries (year_id, text_id, account_id, state, asked_at, settled_at)
     SELECT $1, $3, id, 'sent', now(), now() FROM unnest($2::int[]) id WHERE id % 3 > 0`,
    [yearId, ids, text.rows[0]?.id],
  );
  return { ...board, yearId, year: yearOf(endsOn) };
}

/** The rows that a year rests on, each table read once as it is. */
async function plainest({ groupId, yearId, ids }: World): Promise<void> {
  const read = (name: string, text: string, values: unknown[]) =>
    pool.query({ name, text, values });
  await read(
    "plain-listed",
    `SELECT a.id, a.name, a.ein FROM accounts a JOIN group_memberships m ON m.account_id = a.id
      WHERE m.group_id = $1 ORDER BY lower(a.name), a.id`,
    [groupId],
  );
  await read("plain-papers", "SELECT * FROM supervision_papers WHERE year_id = $1", [yearId]);
  await read("plain-reviews", "SELECT * FROM supervision_reviews WHERE year_id = $1", [yearId]);
  await read("plain-sent", "SELECT * FROM education_deliveries WHERE year_id = $1", [yearId]);
  await read(
    "plain-facts",
    "SELECT account_id, facts FROM duty_clubs WHERE account_id = ANY($1::int[])",
    [ids],
  );
  await read(
    "plain-filed",
    `SELECT a.id, i.tax_period, e.* FROM accounts a LEFT JOIN irs_organizations i ON i.ein = a.ein
      LEFT JOIN irs_epostcards e ON e.ein = a.ein WHERE a.id = ANY($1::int[])`,
    [ids],
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** A supervision year of 3,000 chapters, a review in it, and letters to all of them in one act. */
export async function run(): Promise<Row[]> {
  const small = await makeYear(SMALL, 20_000_000);
  const large = await makeYear(LARGE, 40_000_000);
  await pool.query("ANALYZE");
  const read = async ({ owner, centralAccountId, year, ids }: typeof large) => {
    const asked = { accountId: centralAccountId, year, filter: "all", page: 1 } as const;
    const { found } = must(await readYear(owner, asked));
    if (found?.listed !== ids.length) throw new Error(`${found?.listed} chapters are listed`);
  };
  const times = { ours: [] as number[], plain: [] as number[], small: [] as number[] };
  for (let at = 0; at < READS + 10; at++) {
    const ours = await timed(() => read(large));
    const plain = await timed(() => plainest(large));
    const few = await timed(() => read(small));
    // The first ones warm up.
    if (at < 10) continue;
    times.ours.push(ours);
    times.plain.push(plain);
    times.small.push(few);
  }
  const { owner, centralAccountId, year, ids } = large;
  const reviews: number[] = [];
  for (const chapterId of ids.slice(0, READS)) {
    const found = { accountId: centralAccountId, year, chapterId, result: "in_order", note: "" };
    reviews.push(
      await timed(async () =>
        must(await reviewChapter(owner, { ...found, result: "in_order" as const })),
      ),
    );
  }
  const { template } = must(await readTemplate(owner, centralAccountId, "inclusion"));
  const { title = "", text = "" } = formOfTemplate(template);
  const fields = { title, text, needs_two: false, thing_signers: false, thing_papers: false };
  let letters = 0;
  const sent = await timed(async () => {
    const act = { kind: "inclusion", version: template.version, fields, days: null } as const;
    const asked = { accountId: centralAccountId, ...act, key: randomUUID() };
    ({ letters } = must(await sendLetters(owner, asked)));
  });
  const [ours, plain, few] = [median(times.ours), median(times.plain), median(times.small)];
  return [
    {
      name: `supervision: a year of ${LARGE} beside the plainest statements, median`,
      ours,
      reference: plain,
      ratio: ours / plain,
      unit: "ms",
      target: "at most 3 times",
      ok: ours / plain <= 3,
    },
    {
      name: `supervision: a year of ${LARGE}, p99`,
      ours: percentile(times.ours, 0.99),
      unit: "ms",
      target: "at most 1000 ms",
      ok: percentile(times.ours, 0.99) <= 1_000,
    },
    {
      name: `supervision: a year of ${LARGE} beside one of ${SMALL}, median`,
      ours,
      reference: few,
      ratio: ours / few,
      unit: "ms",
      target: "printed",
      ok: true,
    },
    {
      name: `supervision: a review among ${LARGE}, median`,
      ours: median(reviews),
      unit: "ms",
      target: "at most 100 ms",
      ok: median(reviews) <= 100,
    },
    {
      name: `letters: ${letters} to sign in one act`,
      ours: sent,
      unit: "ms",
      target: `at most ${LETTERS_MS} ms`,
      ok: sent <= LETTERS_MS,
    },
  ];
}
