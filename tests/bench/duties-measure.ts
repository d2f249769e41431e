import pg from "pg";
import { loadClubs } from "#modules/duties/build/load-clubs.server";
import { dutiesOf } from "#modules/duties/domain/duties-of";
import { ruleOfOwn } from "#modules/duties/domain/own-rules";
import { AFTER_DAYS, BEFORE_DAYS, buildDuties } from "#modules/duties/index.server";
import { readRulebook, rulesFor } from "#modules/duties/rulebook.server";
import { createCtx } from "#modules/platform/ctx.server";
import { addDays } from "#modules/platform/dates";
import { closeDb } from "#modules/platform/db.server";
import { clubSizes } from "./club-sizes";
import type { DutyFigures } from "./duties";
import { enterDutyClubs } from "./duty-clubs";
import { median, percentile } from "./report";
import { recordStatements, replayStatements } from "./statements";

const ROUNDS = 3;
const ONE_ROUNDS = 2_000;
const DUTIES = 40;

const ctx = createCtx({
  actor: { kind: "system", name: "bench" },
  now: () => new Date("2026-08-01T17:00:00Z"),
});

/** For what is prepared and compared: a connection without the application's time limits. */
const client = new pg.Client(process.env.DATABASE_URL);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const columns = `account_id, code, period, level, opens_on, due_on, act_by, state, is_confirmed,
  is_optional, counts, snoozed_until`;

/** No club's duties are built: the next run has to write them all. */
async function forgetDuties(): Promise<void> {
  await client.query("TRUNCATE duties");
  await client.query("UPDATE duty_clubs SET digest = '', built_for = NULL");
  await client.query("VACUUM ANALYZE");
}

async function countDuties(): Promise<number> {
  const { rows } = await client.query("SELECT count(*)::int AS n FROM duties");
  return Number(rows[0]?.n);
}

/** All rows built by us and entered by one bare statement from the same start, by turns. */
async function rebuild(clubs: number): Promise<DutyFigures["rebuilds"][number]> {
  const firstMs = await timed(() => buildDuties(ctx, {}));
  await client.query("DROP TABLE IF EXISTS built");
  await client.query(`CREATE UNLOGGED TABLE built AS SELECT ${columns} FROM duties`);
  const duties = await countDuties();
  const ours: number[] = [];
  const bare: number[] = [];
  const same: number[] = [];
  const statementsAlone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await forgetDuties();
    bare.push(
      await timed(() =>
        client.query(`INSERT INTO duties (${columns}) SELECT ${columns} FROM built`),
      ),
    );
    await forgetDuties();
    ours.push(await timed(() => buildDuties(ctx, {})));
    if ((await countDuties()) !== duties) throw new Error("other duties than before");
    same.push(await timed(() => buildDuties(ctx, {})));
    await forgetDuties();
    const { statements } = await recordStatements(() => buildDuties(ctx, {}));
    await forgetDuties();
    statementsAlone.push(await timed(() => replayStatements(client, statements)));
    if ((await countDuties()) !== duties) throw new Error("the statements alone built others");
  }
  return {
    clubs,
    duties,
    firstMs,
    ms: median(ours),
    bareMs: median(bare),
    sameMs: median(same),
    statementsMs: median(statementsAlone),
  };
}

/** The pure function for one club whose rules give exactly so many duties; each call in ms. */
async function oneClub(): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM accounts WHERE name = 'Measured club 1'",
  );
  const [loaded] = await loadClubs(
    ctx,
    rows.map(({ id }) => id),
  );
  if (!loaded) throw new Error("the measured club is not there");
  const { club, own, today } = loaded;
  const [from, to] = [addDays(today, -BEFORE_DAYS), addDays(today, AFTER_DAYS)];
  const rules = [...rulesFor(await readRulebook(ctx), club, own)];
  const missing = DUTIES - dutiesOf(club, rules, from, to).length;
  for (let id = 1; id <= missing; id++) {
    const dueOn = addDays(today, id);
    const duty = { id: -id, title: "Own", dueOn, isYearly: false, note: "", enteredOn: today };
    rules.push(ruleOfOwn(duty));
  }
  const found = dutiesOf(club, rules, from, to);
  if (found.length < DUTIES) throw new Error(`${found.length} duties`);
  const times: number[] = [];
  for (let round = 0; round < ONE_ROUNDS; round++) {
    const start = performance.now();
    dutiesOf(club, rules, from, to);
    times.push(performance.now() - start);
  }
  return times;
}

let peak = 0;
try {
  await client.connect();
  await enterDutyClubs(client, 1, 100);
  await buildDuties(ctx, {});
  const times = await oneClub();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const rebuilds = [];
  let entered = 100;
  for (const clubs of clubSizes) {
    await enterDutyClubs(client, entered + 1, clubs);
    entered = clubs;
    rebuilds.push(await rebuild(clubs));
  }
  clearInterval(watch);
  const figures: DutyFigures = {
    oneMs: median(times),
    oneP99Ms: percentile(times, 0.99),
    rebuilds,
    peak,
    before,
  };
  console.log(JSON.stringify(figures));
} finally {
  await client.end();
  await closeDb();
}
