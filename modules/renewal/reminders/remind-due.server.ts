import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, fromUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { sendReminderJob } from "../jobs";
import { mostDaysLate, type Obligation, reminderOffsets } from "./clock";
import {
  type DecidedLetter,
  decideReminders,
  type ReminderZones,
  reminderDaysIn,
} from "./decide.server";

const obligation: Obligation = "renewal";

const first = Math.min(...reminderOffsets);
const last = Math.max(...reminderOffsets) + mostDaysLate;
/** So many dates are decided in one transaction. */
const AT_ONCE = 2_000;

/**
 * Decides every reminder of renewals whose day has come and that was not decided before: each gets
 * one row, and those that go out a letter to each of the account's people who want event mails.
 * After a pause only the newest goes out; the table's key lets any number of runs at once decide
 * each once.
 */
export async function remindDue(ctx: Ctx): Promise<void> {
  const zones = await zonesOf(ctx);
  for (let after: number | undefined = 0; after !== undefined; ) {
    const dates = datesAfter(ctx, zones, after);
    const done = await inTransaction(ctx, async (tx) => {
      const page = await decideReminders<number>(tx.tx, dates, ctx.now(), AT_ONCE);
      await sendLetters(tx, page.letters);
      return ok(page);
    });
    if (!done.ok) throw new Error("deciding reminders refuses nothing");
    after = done.value.last;
  }
}

async function sendLetters(tx: TxCtx, letters: readonly DecidedLetter[]): Promise<void> {
  const made = await tx.tx.$queryRaw<{ id: number }[]>`
    INSERT INTO reminder_letters (reminder_id, user_id, state)
    SELECT reminder_id, user_id, 'waiting'
    FROM unnest(${letters.map(({ reminderId }) => reminderId)}::int[],
      ${letters.map(({ userId }) => userId)}::int[]) AS decided(reminder_id, user_id)
    RETURNING id`;
  await enqueueAll(
    tx,
    sendReminderJob,
    made.map(({ id }) => ({ letterId: id })),
  );
}

/** The time zones of accounts whose date is near, and the day that it is for reminders there. */
async function zonesOf(ctx: Ctx): Promise<ReminderZones> {
  const today = fromUtcDate(ctx.now());
  const rows = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT time_zone AS name FROM accounts
    WHERE renewal_due_at BETWEEN ${addDays(today, -last - 2)}::date AND ${addDays(today, 2 - first)}::date`;
  return reminderDaysIn(
    ctx,
    rows.map(({ name }) => name),
  );
}

/** The renewals, of accounts after one, whose reminders may be due. */
function datesAfter(ctx: Ctx, zones: ReminderZones, after: number): Prisma.Sql {
  const days = [...zones.days].sort();
  const from = addDays(days[0] ?? fromUtcDate(ctx.now()), -last);
  const to = addDays(days.at(-1) ?? fromUtcDate(ctx.now()), -first);
  return Prisma.sql`
    SELECT account.id AS key, account.id AS account_id, ${obligation}::text AS obligation,
      account.renewal_due_at AS due_on, zone.day, ${reminderOffsets}::int[] AS offsets,
      coalesce(choice.offsets, ${reminderOffsets}::int[]) AS chosen
    FROM accounts account
    JOIN unnest(${zones.names}::text[], ${zones.days}::date[]) AS zone(name, day)
      ON zone.name = account.time_zone
    LEFT JOIN reminder_choices choice
      ON choice.account_id = account.id AND choice.obligation = ${obligation}
    WHERE account.id > ${after} AND account.level_id IS NOT NULL
      AND account.renewal_due_at BETWEEN ${from}::date AND ${to}::date
      AND zone.day - account.renewal_due_at BETWEEN ${first} AND ${last}`;
}
