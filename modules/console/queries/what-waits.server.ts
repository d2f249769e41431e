import { hasMoneyLeft } from "#modules/applications/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, OFFICE_ZONE, officeToday, toUtcDate } from "#modules/platform/dates";
import { summedCents } from "#modules/platform/money";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import type { MonthOfMoney, Today, Waiting } from "../views";
import { daysLeft } from "./find-accounts.server";

const MONTHS = 12;

/** What waits for staff, the money of twelve months, and the renewals that come. For staff. */
export async function whatWaits(ctx: Ctx): Promise<Result<Today>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const [waiting, months, renewals, endings] = await Promise.all([
    waitingOf(ctx),
    moneyByMonth(ctx),
    renewalsComing(ctx),
    endingsByMonth(ctx),
  ]);
  return ok({ waiting, months, renewals, endings });
}

/** The same numbers alone, as the menu of every page of the staff carries them. For staff. */
export async function countWaiting(ctx: Ctx): Promise<Result<Waiting>> {
  return refuseOthers(ctx) ?? ok(await waitingOf(ctx));
}

async function waitingOf(ctx: Ctx): Promise<Waiting> {
  const [row] = await reader(ctx).$queryRaw<Waiting[]>`SELECT
    (SELECT count(*)::int FROM applications WHERE state = 'paid') AS "paidApplications",
    (SELECT count(*)::int FROM applications WHERE state = 'in_review') AS "applications",
    (SELECT count(*)::int FROM inquiries WHERE state = 'open') AS "inquiries",
    (SELECT count(*)::int FROM reconciliation_findings WHERE resolved_at IS NULL) AS "unmatched",
    (SELECT count(*)::int FROM contest_entries WHERE state = 'pending') AS "entries",
    (SELECT count(*)::int FROM standing_holds WHERE state = 'held') AS "heldStandings",
    (SELECT count(*)::int FROM claims c JOIN accounts a ON a.id = c.account_id
      LEFT JOIN groups g ON g.id = a.group_id
      WHERE c.state = 'objected' OR (c.state = 'open' AND g.central_account_id IS NULL)) AS "claims",
    (SELECT count(*)::int FROM file_findings WHERE decided_at IS NULL) AS "quarantined",
    (SELECT count(*)::int FROM outbox_jobs
      WHERE failed_at IS NOT NULL AND discarded_at IS NULL) AS "failedJobs",
    (SELECT count(*)::int FROM applications WHERE state = 'submitted') AS "unpaidApplications",
    (SELECT count(*)::int FROM applications a WHERE ${hasMoneyLeft}) AS "declinedMoney"`;
  if (!row) throw new Error("the statement answers with one row");
  return row;
}

/** "2026-11" of a month that lies so many months after another one. */
function monthAfter(first: string, months: number): string {
  const [year = 0, month = 1] = first.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Money in and back of the last twelve months, this one included, the oldest first. */
async function moneyByMonth(ctx: Ctx): Promise<readonly MonthOfMoney[]> {
  const last = officeToday(ctx.now()).slice(0, 7);
  const first = monthAfter(last, 1 - MONTHS);
  const from = toUtcDate(`${first}-01` as CivilDate);
  const rows = await reader(ctx).$queryRaw<{ month: string; received: bigint; back: bigint }[]>`
    SELECT to_char(p.created_at AT TIME ZONE ${OFFICE_ZONE}, 'YYYY-MM') AS month,
      coalesce(sum(e.cents) FILTER (WHERE e.cents > 0), 0)::bigint AS received,
      coalesce(-sum(e.cents) FILTER (WHERE e.cents < 0), 0)::bigint AS back
    FROM postings p JOIN ledger_entries e ON e.posting_id = p.id
    WHERE e.ledger = 'cash' AND p.created_at AT TIME ZONE ${OFFICE_ZONE} >= ${from}::timestamptz AT TIME ZONE 'UTC'
    GROUP BY 1`;
  const known = new Map(rows.map((row) => [row.month, row]));
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = monthAfter(first, at);
    const row = known.get(month);
    return {
      month,
      received: summedCents(row?.received ?? 0n),
      back: summedCents(row?.back ?? 0n),
    };
  });
}

/** How many memberships end in each of twelve months, this one first, late ones of this month included. */
async function endingsByMonth(ctx: Ctx): Promise<Today["endings"]> {
  const first = officeToday(ctx.now()).slice(0, 7);
  const day = (months: number) => `${monthAfter(first, months)}-01`;
  const rows = await reader(ctx).$queryRaw<{ month: string; memberships: number }[]>`
    SELECT to_char(renewal_due_at, 'YYYY-MM') AS month, count(*)::int AS memberships
    FROM accounts
    WHERE renewal_due_at >= ${day(0)}::date AND renewal_due_at < ${day(MONTHS)}::date
    GROUP BY 1`;
  const known = new Map(rows.map(({ month, memberships }) => [month, memberships]));
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = monthAfter(first, at);
    return { month, memberships: known.get(month) ?? 0 };
  });
}

/** How many memberships are late, and how many end within 30, 60 and 90 days. */
async function renewalsComing(ctx: Ctx): Promise<Today["renewals"]> {
  const [row] = await reader(ctx).$queryRaw<Today["renewals"][]>`
    SELECT (count(*) FILTER (WHERE days < 0))::int AS late,
      (count(*) FILTER (WHERE days BETWEEN 0 AND 30))::int AS "in30",
      (count(*) FILTER (WHERE days BETWEEN 0 AND 60))::int AS "in60",
      (count(*) FILTER (WHERE days BETWEEN 0 AND 90))::int AS "in90"
    FROM (
      SELECT ${daysLeft(ctx.now())} AS days FROM accounts a WHERE a.renewal_due_at IS NOT NULL
    ) a`;
  return row ?? { late: 0, in30: 0, in60: 0, in90: 0 };
}
