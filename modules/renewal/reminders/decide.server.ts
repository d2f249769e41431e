import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate, OFFICE_ZONE } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { mostDaysLate, reminderDay } from "./clock";

/** Time zones, and the day whose reminders are due in each. */
export interface ReminderZones {
  readonly names: readonly string[];
  readonly days: readonly CivilDate[];
}

/** The day whose reminders are due in zones. A wrong one must not keep the others from being reminded. */
export function reminderDaysIn(ctx: Ctx, names: readonly string[]): ReminderZones {
  const days = names.map((zone) => {
    try {
      return reminderDay(ctx.now(), zone);
    } catch (err) {
      ctx.log.warn({ err, zone }, "an account's time zone is unknown");
      return reminderDay(ctx.now(), OFFICE_ZONE);
    }
  });
  return { names, days };
}

/** A letter of a reminder that was decided just now. */
export interface DecidedLetter {
  readonly id: number;
  readonly userId: number;
  /** The day in the account's time zone. */
  readonly day: CivilDate;
}

/** What became of a page of dates. */
export interface DecidedPage<Last> {
  readonly rows: number;
  /** The `key` of the page's last row; empty for a page without rows. */
  readonly last: Last | null;
  readonly letters: readonly DecidedLetter[];
}

/**
 * Decides the reminders of a page of dates, in the caller's transaction. The page is a query of
 * (key, account_id, obligation, due_on, day, offsets, chosen): `day` is today in the account's zone,
 * `offsets` are all days on which a reminder can fall, counted from the date, `chosen` those that are
 * wanted. Each reminder whose day has come gets one row, whose key keeps it from being decided twice;
 * the newest that is wanted and not too late a letter to each person who wants event mails.
 */
export async function decideReminders<Last>(
  tx: Pick<Ctx["db"], "$queryRaw">,
  page: Prisma.Sql,
  now: Date,
): Promise<DecidedPage<Last>> {
  const [decided] = await tx.$queryRaw<
    { rows: number; last: Last | null; ids: number[]; users: number[]; days: string[] }[]
  >`
    WITH page AS MATERIALIZED (
      SELECT dated.*, dated.day - dated.due_on AS late FROM (${page}) AS dated
    ), missing AS (
      SELECT page.*, each.days, each.days = ANY(page.chosen) AS is_chosen,
        page.late - each.days <= ${mostDaysLate} AND NOT EXISTS (
          SELECT FROM unnest(page.chosen) AS newer(days)
          WHERE newer.days > each.days AND newer.days <= page.late) AS is_newest
      FROM page JOIN unnest(page.offsets) AS each(days) ON each.days <= page.late
      WHERE NOT EXISTS (
        SELECT FROM reminders known
        WHERE known.account_id = page.account_id AND known.obligation = page.obligation
          AND known.due_on = page.due_on AND known.offset_days = each.days)
    ), made AS (
      INSERT INTO reminders
        (account_id, obligation, due_on, offset_days, outcome, decided_on, created_at)
      SELECT account_id, obligation, due_on, days,
        CASE
          WHEN NOT is_chosen THEN 'not_chosen'
          WHEN NOT is_newest THEN 'overtaken'
          WHEN NOT EXISTS (
            SELECT FROM account_users member JOIN users person ON person.id = member.user_id
            WHERE member.account_id = missing.account_id AND person.is_subscribed_event_emails
            -- Few rows get here; without this the planner reads everybody's people for them.
            OFFSET 0)
            THEN 'nobody'
          ELSE 'sent'
        END, day, ${now}
      FROM missing ORDER BY account_id, obligation, days
      ON CONFLICT DO NOTHING
      RETURNING id, account_id, outcome, decided_on
    ), letters AS (
      INSERT INTO reminder_letters (reminder_id, user_id, state)
      SELECT made.id, person.id, 'waiting'
      FROM made JOIN account_users member ON member.account_id = made.account_id
      JOIN users person ON person.id = member.user_id
      WHERE made.outcome = 'sent' AND person.is_subscribed_event_emails
      RETURNING id, reminder_id, user_id
    ), listed AS (
      SELECT letters.id, letters.user_id, made.decided_on::text AS day
      FROM letters JOIN made ON made.id = letters.reminder_id
    )
    SELECT (SELECT count(*)::int FROM page) AS rows,
      (SELECT key FROM page ORDER BY key DESC LIMIT 1) AS last,
      ARRAY(SELECT id FROM listed ORDER BY id) AS ids,
      ARRAY(SELECT user_id FROM listed ORDER BY id) AS users,
      ARRAY(SELECT day FROM listed ORDER BY id) AS days`;
  if (!decided) throw new Error("the statement answers with one row");
  const { rows, last, ids, users, days } = decided;
  const letters = ids.map((id, index) => ({
    id,
    userId: users[index] ?? 0,
    day: fromUtcDate(new Date(days[index] ?? "")),
  }));
  return { rows, last, letters };
}
