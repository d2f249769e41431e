import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { addDays, fromUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { sendReminderJob } from "../jobs";
import { mostDaysLate, type Obligation, reminderOffsets } from "./clock";
import { decideReminders, type ReminderZones, reminderDaysIn } from "./decide.server";

const obligation: Obligation = "renewal";

/** So many accounts are looked at in one transaction. */
const AT_ONCE = 10_000;

const first = Math.min(...reminderOffsets);
const last = Math.max(...reminderOffsets) + mostDaysLate;

/**
 * Decides every reminder of renewals whose day has come and that was not decided before: each gets
 * one row, and those that go out a letter to each of the account's people who want event mails.
 * After a pause only the newest goes out; the table's key lets any number of runs at once decide
 * each once.
 */
export async function remindDue(ctx: Ctx): Promise<void> {
  const zones = await zonesOf(ctx);
  let after = 0;
  for (let isMore = true; isMore; ) {
    const done = await inTransaction(ctx, async (tx) => {
      const page = await decideReminders<number>(tx.tx, pageAfter(ctx, zones, after), ctx.now());
      await enqueueAll(
        tx,
        sendReminderJob,
        page.letters.map(({ id }) => ({ letterId: id })),
      );
      return ok(page);
    });
    if (!done.ok) throw new Error("deciding reminders refuses nothing");
    after = done.value.last ?? after;
    isMore = done.value.rows === AT_ONCE;
  }
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

/** The renewals of the next accounts whose reminders may be due. */
function pageAfter(ctx: Ctx, zones: ReminderZones, after: number): Prisma.Sql {
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
      AND zone.day - account.renewal_due_at BETWEEN ${first} AND ${last}
    ORDER BY account.id LIMIT ${AT_ONCE}`;
}
