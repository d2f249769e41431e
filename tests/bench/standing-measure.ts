import pg from "pg";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";
import { handlers } from "#modules/standing/handlers.server";
import {
  issueCertificate,
  readStanding,
  recomputeStanding,
  sweepStandings,
} from "#modules/standing/index.server";
import { clubSizes } from "./club-sizes";
import { median } from "./report";
import type { StandingFigures } from "./standing";
import { recordStatements, replayStatements } from "./statements";

/** As many rows as the IRS's file has where many clubs are measured. */
const IRS_ROWS = Math.min(2_000_000, 100 * Math.max(...clubSizes));
const ROUNDS = 3;
const ONE_ROUNDS = 60;

const ctx = createCtx({
  actor: { kind: "system", name: "bench" },
  now: () => new Date("2026-11-23T17:00:00Z"),
});

/** For what is prepared and compared: a connection without the application's time limits. */
const client = new pg.Client(process.env.DATABASE_URL);

const einOf = (n: string) => `(500000000 + ${n})::text`;

/** The lists of the IRS as large as they are, of which some rows are the clubs' own. */
async function enterLists(): Promise<void> {
  await client.query(`
    INSERT INTO irs_organizations (ein, name, sort_name, city, state, group_number, subsection,
      affiliation, status, ruling, deductibility, tax_period, filing_code, fiscal_year_end, as_of)
    SELECT ${einOf("n")}, 'MEASURED CLUB ' || n, '', 'ORONO', 'ME', '0000', '03', '9', '01', '199001', '1',
      CASE n % 50 WHEN 0 THEN '' WHEN 1 THEN '202406' ELSE '202606' END, '02', 6, date '2026-11-09'
    FROM generate_series(1, ${IRS_ROWS}) n ON CONFLICT DO NOTHING`);
  await client.query(`
    INSERT INTO irs_revocations (ein, revoked_on, reinstated_on, as_of)
    SELECT ${einOf("n * 3")}, date '2015-05-15', date '2016-01-01', date '2026-11-09'
    FROM generate_series(1, ${IRS_ROWS / 4}) n ON CONFLICT DO NOTHING`);
  await client.query(`
    INSERT INTO irs_epostcards (ein, tax_year, period_end, is_terminated, as_of)
    SELECT ${einOf("n * 2")}, 2024, date '2025-06-30', false, date '2026-11-09'
    FROM generate_series(1, ${IRS_ROWS / 3}) n ON CONFLICT DO NOTHING`);
}

let entered = 0;

/** More clubs, up to so many: each with an EIN, an application, adopted bylaws and a year renewed. */
async function enterClubs(upTo: number): Promise<void> {
  const range = `generate_series(${entered + 1}, ${upTo}) n`;
  await client.query(`
    INSERT INTO accounts (name, ein, level_id, renewal_due_at, time_zone, state)
    SELECT 'Measured club ' || n, ${einOf("n")}, 1002, date '2027-06-30',
      (ARRAY['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])[n % 4 + 1], 'ME'
    FROM ${range}`);
  const fresh = `SELECT id, substr(ein, 2)::int AS n FROM accounts
    WHERE name LIKE 'Measured club %' AND substr(ein, 2)::int > ${entered}`;
  await client.query(`
    INSERT INTO applications (account_id, level_id, state, token, answers, created_at, touched_at)
    SELECT id, 1002, 'approved', 'measured-' || n, '{"fiscal_year_end": "6", "legal_name": "Measured"}', now(), now()
    FROM (${fresh}) f`);
  await client.query(`
    INSERT INTO bylaws (hash, variant, account_id, version_count, created_at, updated_at)
    SELECT 'measured-' || n, 'booster', id, 1, now(), now() FROM (${fresh}) f`);
  await client.query(`
    INSERT INTO bylaws_versions (id, bylaws_id, number, template_version, answers, state, created_at,
      ready_at, document, adopted_at, adoption)
    SELECT gen_random_uuid(), b.id, 1, 1, '{}', 'ready', now(), now(), '{}', now(),
      '{"date": "2024-05-06", "isUnanimous": true, "votesFor": null, "votesAgainst": 0,
        "abstained": 0, "presidingOfficer": "A", "secretary": "B"}'
    FROM bylaws b JOIN (${fresh}) f ON f.id = b.account_id`);
  // As the calendar's own job leaves them.
  await client.query(`
    INSERT INTO duty_clubs (account_id, facts, gathered_at)
    SELECT id, '{"fiscal_year_month": 6, "state": "ME"}', now() FROM (${fresh}) f`);
  entered = upTo;
  await client.query("VACUUM ANALYZE");
}

/** The bare join: of every club what it is judged by, one row each, without a word about it. */
const JOIN = `
  SELECT a.id, a.ein, a.state, a.time_zone, a.renewal_due_at, g.gen, p.answers, b.adopted,
    m.begins_on, o.*, r.*, e.*, d.facts, s.digest
  FROM accounts a
  LEFT JOIN groups g ON g.id = a.group_id
  LEFT JOIN (SELECT DISTINCT ON (account_id) account_id, answers FROM applications
    ORDER BY account_id, id DESC) p ON p.account_id = a.id
  LEFT JOIN (SELECT account_id, max(v.adopted_at) AS adopted FROM bylaws
    JOIN bylaws_versions v ON v.bylaws_id = bylaws.id GROUP BY account_id) b ON b.account_id = a.id
  LEFT JOIN (SELECT account_id, min(begins_on) AS begins_on FROM membership_periods
    GROUP BY account_id) m ON m.account_id = a.id
  LEFT JOIN irs_organizations o ON o.ein = a.ein
  LEFT JOIN (SELECT DISTINCT ON (ein) * FROM irs_revocations ORDER BY ein, revoked_on DESC) r
    ON r.ein = a.ein
  LEFT JOIN irs_epostcards e ON e.ein = a.ein
  LEFT JOIN duty_clubs d ON d.account_id = a.id
  LEFT JOIN standings s ON s.account_id = a.id
  WHERE a.merged_into_id IS NULL`;

/** Reads the join's rows as they come, as the sweep does: all of them at once are more than its heap. */
async function join(): Promise<void> {
  await client.query(`BEGIN; DECLARE joined NO SCROLL CURSOR FOR ${JOIN}`);
  for (let count = 1; count > 0; ) {
    count = (await client.query("FETCH 1000 FROM joined")).rows.length;
  }
  await client.query("COMMIT");
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Two of a hundred clubs have another last return in each next file: better, and worse again. */
const importAnother = (round: number) =>
  client.query(
    `UPDATE irs_organizations SET tax_period = $1, as_of = date '2026-11-09' + $2::int
     WHERE substr(ein, 2)::int % 50 = 7 AND substr(ein, 2)::int <= $3`,
    [round % 2 === 0 ? "202406" : "202606", round, entered],
  );

async function sweepsOf(clubs: number): Promise<StandingFigures["sweeps"][number]> {
  await enterClubs(clubs);
  await client.query("DELETE FROM standings");
  const firstMs = await timed(() => sweepStandings(ctx, { cause: "import" }));
  await client.query("VACUUM ANALYZE");
  const ours: number[] = [];
  const joins: number[] = [];
  const same: number[] = [];
  const bare: number[] = [];
  const looking = () => sweepStandings(ctx, { cause: "import" });
  let changed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await importAnother(round);
    ours.push(
      await timed(async () => {
        changed = (await sweepStandings(ctx, { cause: "import" })).changed;
        if (changed === 0) throw new Error("the import changed nobody");
      }),
    );
    same.push(await timed(looking));
  }
  // What follows keeps the statements of a look, which the sweeps never do.
  const peakBytes = peak;
  for (let round = 0; round < ROUNDS; round++) {
    joins.push(await timed(join));
    const { statements } = await recordStatements(looking);
    bare.push(await timed(() => replayStatements(client, statements)));
  }
  await client.query("DELETE FROM outbox_jobs");
  const [ms, joinMs] = [median(ours), median(joins)];
  return {
    clubs,
    changed,
    ms,
    firstMs,
    joinMs,
    sameMs: median(same),
    bareMs: median(bare),
    peakBytes,
  };
}

async function oneClub(): Promise<{ readMs: number; keepMs: number; code: string }> {
  const { id } = await db.account.findFirstOrThrow({ where: { ein: "500000003" } });
  const read: number[] = [];
  const keep: number[] = [];
  for (let round = 0; round < ONE_ROUNDS; round++) {
    read.push(await timed(() => readStanding(ctx, id)));
    keep.push(await timed(() => recomputeStanding(ctx, id)));
  }
  const issued = await issueCertificate(ctx, id);
  if (!issued.ok) throw new Error(JSON.stringify(issued.refusal));
  const certificate = { id: issued.value.id };
  const render = handlers.find(({ job }) => job.name === "standing.render-certificate");
  const job = { ...ctx, jobId: "bench", attempt: 1, signal: new AbortController().signal };
  await render?.run(job, { certificateId: certificate.id });
  const { code } = await db.standingCertificate.findUniqueOrThrow({ where: certificate });
  return { readMs: median(read), keepMs: median(keep), code };
}

let peak = 0;
try {
  await client.connect();
  await enterLists();
  await enterClubs(100);
  await sweepStandings(ctx, { cause: "import" });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const sweeps = [];
  for (const clubs of clubSizes) sweeps.push(await sweepsOf(clubs));
  clearInterval(watch);
  const figures: StandingFigures = { ...(await oneClub()), sweeps, before };
  console.log(JSON.stringify(figures));
} finally {
  await client.end();
  await closeDb();
}
