import { SOON_DAYS } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/db.server";
import { formatEin, parseEinDigits } from "#modules/platform/ein";
import { type AccountFilter, MOST_SEARCHED } from "../domain/account-filter";

/** A search as it is asked of the database: folded, cut, and without what it cannot hold. */
export const foldSearch = (search = ""): string =>
  search.trim().slice(0, MOST_SEARCHED).replaceAll("\0", "").toLowerCase();

/** A pattern that finds a text anywhere within another. */
export const partOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** How the people of `u` are searched: an expression that has an index. */
export const personText = Prisma.sql`lower(u.first_name || ' ' || u.last_name || ' ' || u.email)`;

/** The numbers of the accounts that a search finds; one branch an index. */
export function accountsSearched(text: string): Prisma.Sql {
  const part = partOf(text);
  const ein = parseEinDigits(text);
  const byNumber = /^\d{1,9}$/.test(text)
    ? Prisma.sql`UNION SELECT id FROM accounts WHERE id = ${Number(text)}`
    : Prisma.empty;
  const byEin = ein
    ? Prisma.sql`UNION SELECT account_id FROM applications
        WHERE regexp_replace(answers ->> 'ein', '\\D', '', 'g') = ${ein}
      UNION SELECT id FROM accounts WHERE ein = ${ein}`
    : Prisma.empty;
  return Prisma.sql`
    SELECT id FROM accounts WHERE lower(name) LIKE ${part}
    UNION SELECT m.account_id FROM account_users m JOIN users u ON u.id = m.user_id
      WHERE m.is_primary AND ${personText} LIKE ${part}
    ${byNumber} ${byEin}`;
}

/** Days from today, where the account `a` is, to its due date. */
export const daysLeft = (now: Date) =>
  Prisma.sql`(a.renewal_due_at - (${now}::timestamptz AT TIME ZONE a.time_zone)::date)`;

/** How an account stands, as `membershipOf` decides it. */
const standing = (now: Date) => Prisma.sql`CASE
  WHEN a.renewal_due_at IS NULL THEN 'new'
  WHEN ${daysLeft(now)} < 0 THEN 'late'
  WHEN ${daysLeft(now)} <= ${SOON_DAYS}::int THEN 'soon'
  ELSE 'good' END`;

/** What the account `a` owes: a sum of cents. */
export const owedOfAccount = Prisma.sql`
  (SELECT coalesce(sum(e.cents), 0)::bigint FROM invoices i
    JOIN ledger_entries e ON e.invoice_id = i.id WHERE i.account_id = a.id)`;

/** What is open of each invoice that is not settled: `invoice_id`, `balance` in cents. */
export const balances = Prisma.sql`
  SELECT invoice_id, sum(cents)::bigint AS balance FROM ledger_entries
  WHERE invoice_id IS NOT NULL GROUP BY invoice_id HAVING sum(cents) <> 0`;

/** The numbers of the accounts of which an invoice is open. */
const owing = Prisma.sql`
  SELECT i.account_id FROM invoices i JOIN (${balances}) b ON b.invoice_id = i.id
  WHERE b.balance > 0`;

/** "12-3456789" of an EIN's digits; "" where it is not known. */
export const dashedEin = (digits: string | null): string => (digits ? formatEin(digits) : "");

/** The digits of the account `a`'s EIN: its own, else its newest application's, else null. */
export const einOfAccount = Prisma.sql`
  coalesce(a.ein, (SELECT nullif(regexp_replace(p.answers ->> 'ein', '\\D', '', 'g'), '')
    FROM applications p WHERE p.account_id = a.id ORDER BY p.id DESC LIMIT 1))`;

/**
 * The condition that a text names the invoice `i`: by its number, or by that number's end with the
 * year or without; undefined for a text that cannot.
 */
export function invoiceNamed(text: string): Prisma.Sql | undefined {
  const [end] = /\d{1,6}$/.exec(text) ?? [];
  if (!end || !/^(\d{4}-)?\d{1,6}$/.test(text)) return undefined;
  const byEnd = Prisma.sql`right(i.number, 6) = ${end.padStart(6, "0")}`;
  return text.includes("-")
    ? Prisma.sql`(${byEnd} AND i.number LIKE ${`${text.slice(0, 5)}%`})`
    : byEnd;
}

/** The numbers of the invoices of those accounts, and of the one that the text names. */
export function invoicesSearched(text: string): Prisma.Sql {
  const named = invoiceNamed(text);
  return Prisma.sql`
    SELECT i.id FROM invoices i WHERE i.account_id IN (${accountsSearched(text)})
    ${named ? Prisma.sql`UNION SELECT i.id FROM invoices i WHERE ${named}` : Prisma.empty}`;
}

/** The state of the account `a`'s newest application, or null. */
export const newestApplication = Prisma.sql`
  (SELECT p.state FROM applications p WHERE p.account_id = a.id ORDER BY p.id DESC LIMIT 1)`;

/**
 * The accounts that a filter finds, merged ones by their number alone, each with its `standing`: a
 * query to select from.
 */
export function foundAccounts(ctx: Ctx, filter: AccountFilter): Prisma.Sql {
  const text = foldSearch(filter.search);
  const { levelId, state, groupId, application, dueWithin } = filter;
  const conditions = [
    /^\d{1,9}$/.test(text)
      ? Prisma.sql`(a.merged_into_id IS NULL OR a.id = ${Number(text)})`
      : Prisma.sql`a.merged_into_id IS NULL`,
    ...(text ? [Prisma.sql`a.id IN (${accountsSearched(text)})`] : []),
    ...(levelId !== undefined ? [Prisma.sql`a.level_id = ${levelId}`] : []),
    ...(state ? [Prisma.sql`a.state = ${state}`] : []),
    ...(groupId !== undefined ? [Prisma.sql`a.group_id = ${groupId}`] : []),
    ...(dueWithin
      ? [Prisma.sql`${daysLeft(ctx.now())} BETWEEN 0 AND ${Number(dueWithin)}::int`]
      : []),
    ...(filter.isSuspended ? [Prisma.sql`a.suspended_at IS NOT NULL`] : []),
    ...(filter.isOwing ? [Prisma.sql`a.id IN (${owing})`] : []),
    ...(application ? [Prisma.sql`${newestApplication} = ${application}`] : []),
  ];
  return Prisma.sql`SELECT a.*, ${standing(ctx.now())} AS standing
    FROM accounts a WHERE ${Prisma.join(conditions, " AND ")}`;
}
