import { weekdayOf } from "#modules/compliance/contract";
import { rescueOffsets } from "#modules/filings/contract";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import {
  type DecidedLetter,
  decideReminders,
  mostDaysLate,
  type ReminderZones,
  reminderDaysIn,
} from "#modules/renewal/index.server";
import { sendDutyLetterJob } from "../jobs";

/** When reminders of duties go out, in days after the date; negative before it. */
export const dutyOffsets = [-60, -30, -14, -7, -3, 0, 7, 30] as const;

/** The digest shows what is due within so many days. */
export const DIGEST_DAYS = 45;

const MONDAY = 1;
/** So many dates are decided, and letters asked for, in one transaction; each page looks for its dates again. */
const AT_ONCE = 10_000;
const first = Math.min(...dutyOffsets);
const firstOfAll = Math.min(first, ...rescueOffsets);
const last = Math.max(...dutyOffsets) + mostDaysLate;

const isHere = Prisma.sql`account.suspended_at IS NULL AND account.merged_into_id IS NULL`;
const isMember = Prisma.sql`account.renewal_due_at + ${env.RENEWAL_GRACE_DAYS}::int >= zone.day`;
/** Members that are not suspended: whose letters go. */
const isServed = Prisma.sql`${isHere} AND ${isMember}`;

/**
 * Decides every reminder of duties whose day has come and that was not decided before, and on Mondays
 * whose digest goes. What falls on a day for one person joins one letter, which goes when the morning of
 * that day has come for all of that person's clubs. A duty that was put off is
 * silent until its day, on which a reminder goes; what is not confirmed is not reminded of after its
 * date. Any number of runs at once decide each once.
 */
export async function remindDuties(ctx: Ctx): Promise<void> {
  const zones = await zonesOf(ctx);
  for (let after: string | undefined = ""; after !== undefined; ) {
    const dates = datesAfter(ctx, zones, after);
    const done = await inTransaction(ctx, async (tx) => {
      const page = await decideReminders<string>(tx.tx, dates, ctx.now(), AT_ONCE);
      await joinLetters(tx, page.letters);
      return ok(page);
    });
    if (!done.ok) throw new Error("deciding reminders refuses nothing");
    after = done.value.last;
  }
  await decideDigests(ctx, zones);
  await askForLetters(ctx, zones);
}

/**
 * Asks for the letters that wait with all that falls on their day: once that day's morning has come for
 * each of their reader's clubs. Asks again for those of a run that was killed.
 */
async function askForLetters(ctx: Ctx, zones: ReminderZones): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const last: number = after;
    const done = await inTransaction(ctx, async (tx) => {
      const waiting = await tx.tx.$queryRaw<{ id: number }[]>`
        SELECT letter.id FROM duty_letters letter
        WHERE letter.state = 'waiting' AND letter.id > ${last} AND NOT EXISTS (
          SELECT FROM account_users member JOIN accounts account ON account.id = member.account_id
          JOIN ${zone(zones)} ON zone.name = account.time_zone
          WHERE member.user_id = letter.user_id AND ${isHere} AND zone.day < letter.day
          -- Few letters wait; without this the planner reads everybody's clubs for them.
          OFFSET 0)
        ORDER BY letter.id LIMIT ${AT_ONCE}`;
      await enqueueAll(
        tx,
        sendDutyLetterJob,
        waiting.map(({ id }) => ({ letterId: id })),
      );
      return ok(waiting.length === AT_ONCE ? waiting.at(-1)?.id : undefined);
    });
    if (!done.ok) throw new Error("asking for letters refuses nothing");
    after = done.value;
  }
}

async function zonesOf(ctx: Ctx): Promise<ReminderZones> {
  const rows = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT time_zone AS name FROM accounts WHERE renewal_due_at IS NOT NULL`;
  return reminderDaysIn(
    ctx,
    rows.map(({ name }) => name),
  );
}

const zone = ({ names, days }: ReminderZones) =>
  Prisma.sql`unnest(${names}::text[], ${days}::date[]) AS zone(name, day)`;

/** The duties after one, by its key of account and name, whose reminders may be due. */
function datesAfter(ctx: Ctx, zones: ReminderZones, after: string): Prisma.Sql {
  const [accountId, obligation] = [Number(after.slice(0, 10)), after.slice(10)];
  const days = [...zones.days].sort();
  const from = addDays(days[0] ?? fromUtcDate(ctx.now()), -last);
  const to = addDays(days.at(-1) ?? fromUtcDate(ctx.now()), -firstOfAll);
  const planned = Prisma.sql`CASE WHEN duty.code = 'us.reinstatement'
    THEN ${rescueOffsets}::int[] ELSE ${dutyOffsets}::int[] END`;
  const offsets = Prisma.sql`CASE WHEN duty.snoozed_until IS NULL THEN ${planned}
    ELSE array_append(${planned}, duty.snoozed_until - duty.due_on) END`;
  const name = Prisma.sql`(duty.code || '/' || duty.period) COLLATE "C"`;
  return Prisma.sql`
    SELECT lpad(duty.account_id::text, 10, '0') || ${name} AS key,
      duty.account_id, duty.code || '/' || duty.period AS obligation, duty.due_on, zone.day,
      ${offsets} AS offsets, ${offsets} AS chosen
    FROM duties duty JOIN accounts account ON account.id = duty.account_id
    JOIN ${zone(zones)} ON zone.name = account.time_zone
    WHERE duty.due_on BETWEEN ${from}::date AND ${to}::date
      AND (duty.account_id, ${name}) > (${accountId}, ${obligation})
      AND duty.state = 'open' AND duty.counts AND NOT duty.is_optional
      -- The membership has letters of its own.
      AND duty.code <> 'us.renewal'
      AND (duty.is_confirmed OR duty.due_on >= zone.day)
      AND (duty.opens_on IS NULL OR duty.opens_on <= zone.day)
      AND (duty.snoozed_until IS NULL OR duty.snoozed_until <= zone.day)
      AND (zone.day - duty.due_on BETWEEN ${first} AND ${last}
        OR duty.code = 'us.reinstatement' OR duty.snoozed_until IS NOT NULL)
      AND ${isHere}
      -- Who lost the exemption may have lost the membership with it, and the last day stays.
      AND (${isMember} OR duty.code = 'us.reinstatement')`;
}

/**
 * Enters who is to be told with the letter of that person and day that waits; with that of the next day
 * where that day's letter has gone.
 */
async function joinLetters(tx: TxCtx, letters: readonly DecidedLetter[]): Promise<void> {
  if (letters.length === 0) return;
  const users = letters.map(({ userId }) => userId);
  // A letter that waits is not begun meanwhile.
  const gone = await tx.tx.$queryRaw<{ letter: string }[]>`
    SELECT user_id || ' ' || day AS letter FROM (
      SELECT user_id, day, state FROM duty_letters
      WHERE (user_id, day) IN (SELECT * FROM unnest(${users}::int[], ${letters.map(({ day }) => day)}::date[]))
      ORDER BY id FOR UPDATE) AS known
    WHERE state IN ('sending', 'sent')`;
  const isGone = new Set(gone.map(({ letter }) => letter));
  const days = letters.map(({ userId, day }) =>
    isGone.has(`${userId} ${day}`) ? addDays(day, 1) : day,
  );
  // Touching a letter that waits keeps it waiting until these are with it.
  await tx.tx.$executeRaw`
    INSERT INTO duty_letters (user_id, day, state)
    SELECT DISTINCT user_id, day, 'waiting' FROM unnest(${users}::int[], ${days}::date[])
      AS wanted(user_id, day) ORDER BY user_id, day
    ON CONFLICT (user_id, day) WHERE state = 'waiting' DO UPDATE SET state = 'waiting'`;
  await tx.tx.$executeRaw`
    INSERT INTO reminder_letters (reminder_id, user_id, state, duty_letter_id)
    SELECT decided.reminder_id, decided.user_id, 'waiting', waiting.id
    FROM unnest(${letters.map(({ reminderId }) => reminderId)}::int[], ${users}::int[], ${days}::date[])
      AS decided(reminder_id, user_id, day)
    JOIN duty_letters waiting ON waiting.user_id = decided.user_id AND waiting.day = decided.day
      AND waiting.state = 'waiting'
    -- A letter tells its lines in this order.
    ORDER BY decided.reminder_id`;
}

/** On a Monday, or a month's first Monday, makes the digest of everybody of whose clubs something is to say. */
async function decideDigests(ctx: Ctx, { names, days }: ReminderZones): Promise<void> {
  const mondays = names
    .map((name, index) => ({ name, day: days[index] as CivilDate }))
    .filter(({ day }) => weekdayOf(day) === MONDAY);
  if (mondays.length === 0) return;
  const zones = { names: mondays.map(({ name }) => name), days: mondays.map(({ day }) => day) };
  const done = await inTransaction(
    ctx,
    async (tx) => {
      // One run at a time: the other finds what this one made.
      await tx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('duties.digests'))`;
      await tx.tx.$executeRaw`
        INSERT INTO duty_letters (user_id, day, is_digest, state)
        SELECT home.user_id, home.day, true, 'waiting'
        FROM (
          -- The day is that of the first of a person's clubs.
          SELECT DISTINCT ON (member.user_id) member.user_id, zone.day
          FROM account_users member JOIN accounts account ON account.id = member.account_id
          JOIN ${zone(zones)} ON zone.name = account.time_zone
          WHERE ${isServed}
          ORDER BY member.user_id, member.is_primary DESC, member.account_id
        ) AS home
        JOIN users person ON person.id = home.user_id AND person.is_subscribed_event_emails
        LEFT JOIN digest_choices choice ON choice.user_id = home.user_id
        WHERE (coalesce(choice.rhythm, 'weekly') = 'weekly'
            OR choice.rhythm = 'monthly' AND extract(day FROM home.day) <= 7)
          AND NOT EXISTS (SELECT FROM duty_letters known
            WHERE known.user_id = home.user_id AND known.day = home.day
              AND (known.is_digest OR known.state IN ('sending', 'sent')))
          AND EXISTS (
            SELECT FROM account_users mine JOIN duties duty ON duty.account_id = mine.account_id
            JOIN accounts account ON account.id = mine.account_id
            JOIN ${zone(zones)} ON zone.name = account.time_zone
            WHERE mine.user_id = home.user_id AND ${isServed} AND duty.state = 'open'
              AND duty.counts AND NOT duty.is_optional
              AND (duty.due_on BETWEEN home.day AND home.day + ${DIGEST_DAYS}::int
                OR duty.due_on < home.day AND duty.is_confirmed))
        ON CONFLICT (user_id, day) WHERE state = 'waiting' DO UPDATE SET is_digest = true`;
      return ok(undefined);
    },
    { timeoutMs: 120_000 },
  );
  if (!done.ok) throw new Error("deciding digests refuses nothing");
}
