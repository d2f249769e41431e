import { personName } from "#modules/accounts/contract";
import type { ApplicationState } from "#modules/applications/contract";
import { writeCsv } from "#modules/platform/csv";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { cents, summedCents, toAmountText } from "#modules/platform/money";
import { pageBounds } from "#modules/platform/pagination";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import {
  type AccountFilter,
  type AccountStanding,
  MOST_EXPORTED,
  standings,
} from "../domain/account-filter";
import type { AccountList, AccountRow } from "../views";
import {
  balances,
  dashedEin,
  einOfAccount,
  foundAccounts,
  newestApplication,
  owedOfAccount,
} from "./find-accounts.server";

const PER_PAGE = 25;

const orders = {
  name: Prisma.sql`lower(a.name), a.id`,
  due: Prisma.sql`a.renewal_due_at NULLS LAST, a.id`,
  newest: Prisma.sql`a.id DESC`,
} as const;

/** The accounts that a filter finds, a page of them, with totals over all of them. For staff. */
export async function listAccounts(
  ctx: Ctx,
  { page, ...filter }: AccountFilter & { readonly page: number },
): Promise<Result<AccountList>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const totals = await totalsOf(ctx, filter);
  const chosen = standings.filter((one) => !filter.standing || one === filter.standing);
  const total = chosen.reduce((sum, one) => sum + totals.counts[one], 0);
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  return ok({
    current_page: bounds.page,
    per_page: PER_PAGE,
    total,
    counts: totals.counts,
    owed: summedCents(chosen.reduce((sum, one) => sum + totals.owed[one], 0n)),
    rows: await readRows(ctx, filter, { take: PER_PAGE, offset: bounds.offset }),
  });
}

const perStanding = <T>(of: (standing: AccountStanding) => T): Record<AccountStanding, T> => ({
  late: of("late"),
  soon: of("soon"),
  good: of("good"),
  new: of("new"),
});

async function totalsOf(ctx: Ctx, filter: AccountFilter) {
  const rows = await reader(ctx).$queryRaw<
    { standing: AccountStanding; count: number; owed: bigint }[]
  >`
    SELECT f.standing, count(*)::int AS count, coalesce(sum(b.owed), 0)::bigint AS owed
    FROM (${foundAccounts(ctx, filter)}) f
    LEFT JOIN (SELECT i.account_id, sum(b.balance) AS owed FROM invoices i
      JOIN (${balances}) b ON b.invoice_id = i.id GROUP BY i.account_id) b ON b.account_id = f.id
    GROUP BY f.standing`;
  const of = (standing: AccountStanding) => rows.find((row) => row.standing === standing);
  return {
    counts: perStanding((standing) => of(standing)?.count ?? 0),
    owed: perStanding((standing) => of(standing)?.owed ?? 0n),
  };
}

interface StoredRow extends Omit<AccountRow, "ein" | "dueOn" | "person" | "owed"> {
  readonly ein: string | null;
  readonly dueAt: Date | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly owed: bigint;
  readonly application: ApplicationState | null;
}

/** Rows in their order. Only those that are shown are looked up in the other tables. */
async function readRows(
  ctx: Ctx,
  { sort = "name", standing, ...filter }: AccountFilter,
  { take, offset }: { take: number; offset: number },
): Promise<AccountRow[]> {
  const only = standing ? Prisma.sql`WHERE a.standing = ${standing}` : Prisma.empty;
  const rows = await reader(ctx).$queryRaw<StoredRow[]>`
    WITH a AS MATERIALIZED (
      SELECT * FROM (${foundAccounts(ctx, filter)}) a ${only}
      ORDER BY ${orders[sort]} LIMIT ${take} OFFSET ${offset}
    )
    SELECT a.id, a.name, coalesce(a.city, '') AS city, coalesce(a.state, '') AS state,
      coalesce(l.name, '') AS level, coalesce(g.label, '') AS "group", a.standing,
      a.suspended_at IS NOT NULL AS "isSuspended",
      a.renewal_due_at AS "dueAt", u.first_name AS "firstName", u.last_name AS "lastName",
      coalesce(u.email, '') AS email, ${newestApplication} AS application,
      ${einOfAccount} AS ein, ${owedOfAccount} AS owed
    FROM a
    LEFT JOIN levels l ON l.id = a.level_id
    LEFT JOIN groups g ON g.id = a.group_id
    LEFT JOIN account_users m ON m.account_id = a.id AND m.is_primary
    LEFT JOIN users u ON u.id = m.user_id
    ORDER BY ${orders[sort]}`;
  return rows.map(toRow);
}

function toRow({ ein, dueAt, firstName, lastName, owed, ...row }: StoredRow): AccountRow {
  const person = { firstName: firstName ?? "", lastName: lastName ?? "", email: row.email };
  return {
    ...row,
    ein: dashedEin(ein),
    dueOn: dueAt ? fromUtcDate(dueAt) : null,
    person: row.email ? personName(person) : "",
    owed: cents(Number(owed)),
  };
}

const head = [
  ...["id", "name", "city", "state", "ein", "level", "group", "standing", "renewal_due_at"],
  ...["suspended", "primary_user", "email", "owed", "application"],
];

/** What a filter finds as CSV, in the order asked for: for staff. */
export async function exportAccounts(ctx: Ctx, filter: AccountFilter): Promise<Result<string>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await readRows(ctx, filter, { take: MOST_EXPORTED, offset: 0 });
  return ok(writeCsv([head, ...rows.map(cellsOf)]));
}

const cellsOf = (row: AccountRow): string[] => [
  ...[String(row.id), row.name, row.city, row.state, row.ein, row.level, row.group, row.standing],
  ...[
    row.dueOn ?? "",
    row.isSuspended ? "1" : "0",
    row.person,
    row.email,
    toAmountText(row.owed),
    row.application ?? "",
  ],
];
