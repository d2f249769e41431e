import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { sendReminderJob } from "../jobs";
import { mostDaysLate, type Obligation, reminderDay, reminderOffsets } from "./clock";

const obligation: Obligation = "renewal";

/** So many accounts are looked at in one transaction. */
const AT_ONCE = 10_000;

const first = Math.min(...reminderOffsets);
const last = Math.max(...reminderOffsets) + mostDaysLate;

/** Where an account is taken to be whose time zone nobody knows. */
const unknownZone = "America/New_York";

interface Zones {
  readonly names: readonly string[];
  readonly days: readonly CivilDate[];
}

interface Page {
  readonly accounts: number;
  readonly lastId: number;
  readonly letterIds: readonly number[];
}

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
      const page = await decidePage(tx.tx, { after, zones, now: ctx.now() });
      await enqueueAll(
        tx,
        sendReminderJob,
        page.letterIds.map((letterId) => ({ letterId })),
      );
      return ok(page);
    });
    if (!done.ok) throw new Error("deciding reminders refuses nothing");
    after = done.value.lastId;
    isMore = done.value.accounts === AT_ONCE;
  }
}

/** The time zones of accounts whose date is near, and the day that it is for reminders there. */
async function zonesOf(ctx: Ctx): Promise<Zones> {
  const today = fromUtcDate(ctx.now());
  const rows = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT time_zone AS name FROM accounts
    WHERE renewal_due_at BETWEEN ${addDays(today, -last - 2)}::date AND ${addDays(today, 2 - first)}::date`;
  const names = rows.map(({ name }) => name);
  return { names, days: names.map((name) => dayIn(ctx, name)) };
}

/** A wrong time zone must not keep the others from being reminded. */
function dayIn(ctx: Ctx, zone: string): CivilDate {
  try {
    return reminderDay(ctx.now(), zone);
  } catch (err) {
    ctx.log.warn({ err, zone }, "an account's time zone is unknown");
    return reminderDay(ctx.now(), unknownZone);
  }
}

async function decidePage(
  tx: Pick<Ctx["db"], "$queryRaw">,
  { after, zones, now }: { after: number; zones: Zones; now: Date },
): Promise<Page> {
  const days = [...zones.days].sort();
  const from = addDays(days[0] ?? fromUtcDate(now), -last);
  const to = addDays(days.at(-1) ?? fromUtcDate(now), -first);
  const [page] = await tx.$queryRaw<Page[]>`
    WITH zone AS (
      SELECT * FROM unnest(${zones.names}::text[], ${zones.days}::date[]) AS zone(name, day)
    ), page AS MATERIALIZED (
      SELECT account.id, account.renewal_due_at AS due_on, zone.day,
        zone.day - account.renewal_due_at AS late,
        coalesce(choice.offsets, ${reminderOffsets}::int[]) AS chosen
      FROM accounts account JOIN zone ON zone.name = account.time_zone
      LEFT JOIN reminder_choices choice
        ON choice.account_id = account.id AND choice.obligation = ${obligation}
      WHERE account.id > ${after} AND account.level_id IS NOT NULL
        AND account.renewal_due_at BETWEEN ${from}::date AND ${to}::date
        AND zone.day - account.renewal_due_at BETWEEN ${first} AND ${last}
      ORDER BY account.id LIMIT ${AT_ONCE}
    ), missing AS (
      SELECT page.*, each.days, each.days = ANY(page.chosen) AS is_chosen,
        page.late - each.days <= ${mostDaysLate} AND NOT EXISTS (
          SELECT FROM unnest(page.chosen) AS newer(days)
          WHERE newer.days > each.days AND newer.days <= page.late) AS is_newest
      FROM page JOIN unnest(${reminderOffsets}::int[]) AS each(days) ON each.days <= page.late
      WHERE NOT EXISTS (
        SELECT FROM reminders known
        WHERE known.account_id = page.id AND known.obligation = ${obligation}
          AND known.due_on = page.due_on AND known.offset_days = each.days)
    ), made AS (
      INSERT INTO reminders
        (account_id, obligation, due_on, offset_days, outcome, decided_on, created_at)
      SELECT id, ${obligation}, due_on, days,
        CASE
          WHEN NOT is_chosen THEN 'not_chosen'
          WHEN NOT is_newest THEN 'overtaken'
          WHEN NOT EXISTS (
            SELECT FROM account_users member JOIN users person ON person.id = member.user_id
            WHERE member.account_id = missing.id AND person.is_subscribed_event_emails
            -- Few rows get here; without this the planner reads everybody's people for them.
            OFFSET 0)
            THEN 'nobody'
          ELSE 'sent'
        END, day, ${now}
      FROM missing ORDER BY id, days
      ON CONFLICT DO NOTHING
      RETURNING id, account_id, outcome
    ), letters AS (
      INSERT INTO reminder_letters (reminder_id, user_id, state)
      SELECT made.id, person.id, 'waiting'
      FROM made JOIN account_users member ON member.account_id = made.account_id
      JOIN users person ON person.id = member.user_id
      WHERE made.outcome = 'sent' AND person.is_subscribed_event_emails
      RETURNING id
    )
    SELECT (SELECT count(*)::int FROM page) AS accounts,
      (SELECT coalesce(max(id), 0) FROM page) AS "lastId",
      ARRAY(SELECT id FROM letters ORDER BY id) AS "letterIds"`;
  if (!page) throw new Error("the statement answers with one row");
  return page;
}
