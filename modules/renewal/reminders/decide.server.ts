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

/** That somebody is to be told of a reminder that was decided just now. */
export interface DecidedLetter {
  readonly reminderId: number;
  readonly userId: number;
  /** The day in the account's time zone. */
  readonly day: CivilDate;
}

/** What became of a page of dates. */
export interface DecidedPage<Last> {
  /** The `key` of the page's last row; undefined once no page is left. */
  readonly last: Last | undefined;
  readonly letters: readonly DecidedLetter[];
}

/**
 * Decides the reminders of the first `atOnce` dates of which something is not decided, in the caller's
 * transaction: few enough that a starved database answers within a query's limit. `dates` is a query of (key, account_id, obligation, due_on, day, offsets, chosen): `day` is
 * today in the account's zone, `offsets` are all days on which a reminder can fall, counted from the date,
 * `chosen` those that are wanted. Each reminder whose day has come gets one row, whose key keeps it from
 * being decided twice. Of the newest that is wanted and not too late, each person who wants event mails is
 * to be told; the caller enters those letters in the same transaction.
 */
export async function decideReminders<Last>(
  tx: Pick<Ctx["db"], "$queryRaw">,
  dates: Prisma.Sql,
  now: Date,
  atOnce: number,
): Promise<DecidedPage<Last>> {
  const [decided] = await tx.$queryRaw<
    { rows: number; last: Last | null; ids: number[]; users: number[]; days: string[] }[]
  >`
    WITH page AS MATERIALIZED (
      SELECT dated.*, dated.day - dated.due_on AS late, known.days AS known
      FROM (${dates}) AS dated
      -- Whatever has come is decided at once, so that the newest of those known tells what is missing.
      LEFT JOIN LATERAL (
        SELECT offset_days AS days FROM reminders
        WHERE account_id = dated.account_id AND obligation = dated.obligation
          AND due_on = dated.due_on AND offset_days <= dated.day - dated.due_on
        ORDER BY offset_days DESC LIMIT 1) AS known ON true
      WHERE EXISTS (
        SELECT FROM unnest(dated.offsets) AS each(days)
        WHERE each.days <= dated.day - dated.due_on AND (known.days IS NULL OR each.days > known.days)
        OFFSET 0)
      ORDER BY dated.key LIMIT ${atOnce}
    ), missing AS (
      SELECT page.*, each.days, each.days = ANY(page.chosen) AS is_chosen,
        page.late - each.days <= ${mostDaysLate} AND NOT EXISTS (
          SELECT FROM unnest(page.chosen) AS newer(days)
          WHERE newer.days > each.days AND newer.days <= page.late) AS is_newest
      FROM page JOIN unnest(page.offsets) AS each(days)
        ON each.days <= page.late AND (page.known IS NULL OR each.days > page.known)
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
    ), told AS MATERIALIZED (
      SELECT made.id, person.id AS user_id, made.decided_on::text AS day
      FROM made CROSS JOIN LATERAL (
        SELECT person.id FROM account_users member JOIN users person ON person.id = member.user_id
        WHERE member.account_id = made.account_id AND person.is_subscribed_event_emails
        OFFSET 0) AS person
      WHERE made.outcome = 'sent'
      ORDER BY made.id, person.id
    )
    SELECT (SELECT count(*)::int FROM page) AS rows,
      (SELECT key FROM page ORDER BY key DESC LIMIT 1) AS last,
      ARRAY(SELECT id FROM told) AS ids,
      ARRAY(SELECT user_id FROM told) AS users,
      ARRAY(SELECT day FROM told) AS days`;
  if (!decided) throw new Error("the statement answers with one row");
  const { rows, last, ids, users, days } = decided;
  const letters = ids.map((reminderId, index) => ({
    reminderId,
    userId: users[index] ?? 0,
    day: fromUtcDate(new Date(days[index] ?? "")),
  }));
  return { last: rows === atOnce && last !== null ? last : undefined, letters };
}
