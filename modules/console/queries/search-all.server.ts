import { type Ctx, reader } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import type { Found } from "../views";
import {
  foldSearch,
  foundAccounts,
  invoiceNamed,
  partOf,
  personText,
} from "./find-accounts.server";

/** Of each kind so many are shown. */
const MOST = 10;

/**
 * Accounts, people and invoices that a text finds: accounts as their list does, people by part of
 * their name or address, invoices by their number or its end. Nothing for an empty text. For staff.
 */
export async function searchAll(ctx: Ctx, search: string): Promise<Result<Found>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const text = foldSearch(search);
  if (text === "") return ok({ accounts: [], people: [], invoices: [] });
  const [accounts, people, invoices] = await Promise.all([
    findAccounts(ctx, search),
    findPeople(ctx, text),
    findInvoices(ctx, text),
  ]);
  return ok({ accounts, people, invoices });
}

const findAccounts = (ctx: Ctx, search: string) =>
  reader(ctx).$queryRaw<Found["accounts"]>`
    SELECT a.id, a.name, coalesce(a.city, '') AS city, coalesce(a.state, '') AS state, a.standing
    FROM (${foundAccounts(ctx, { search })}) a ORDER BY lower(a.name), a.id LIMIT ${MOST}`;

const findPeople = (ctx: Ctx, text: string) =>
  reader(ctx).$queryRaw<Found["people"]>`
    SELECT u.id, trim(u.first_name || ' ' || u.last_name) AS name, u.email,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) ORDER BY a.id), '[]')
        FROM account_users m JOIN accounts a ON a.id = m.account_id WHERE m.user_id = u.id)
        AS accounts
    FROM users u WHERE ${personText} LIKE ${partOf(text)}
    ORDER BY lower(u.last_name), lower(u.first_name), u.id LIMIT ${MOST}`;

async function findInvoices(ctx: Ctx, text: string): Promise<Found["invoices"]> {
  const named = invoiceNamed(text);
  if (!named) return [];
  const rows = await reader(ctx).$queryRaw<
    (Omit<Found["invoices"][number], "balance"> & { balance: bigint })[]
  >`
    SELECT i.id, i.number, a.id AS "accountId", a.name AS account,
      (SELECT coalesce(sum(e.cents), 0)::bigint FROM ledger_entries e WHERE e.invoice_id = i.id)
        AS balance
    FROM invoices i JOIN accounts a ON a.id = i.account_id
    WHERE ${named}
    ORDER BY i.id DESC LIMIT ${MOST}`;
  return rows.map((row) => ({ ...row, balance: cents(Number(row.balance)) }));
}
