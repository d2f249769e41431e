import { randomUUID } from "node:crypto";
import { createInvoice, enterPayment } from "#modules/billing/index.server";
import { addAccountNote, mergeAccounts, mergePlan } from "#modules/console/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import type { Result } from "#modules/platform/result";
import { makeClub } from "../accounts/clubs";
import { as, makePerson, system } from "../accounts/people";

/** What a result holds; a refusal fails the test. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** An owner of the staff who has just given the password. */
export const owner = async () => as(await makePerson({ isStaff: true }));

export interface Pair {
  readonly keptId: number;
  readonly duplicateId: number;
}

/** Two accounts of one club, each with its primary person. */
export async function makePair() {
  const name = `Twice ${randomUUID()}`;
  const kept = await makeClub({ members: 0, name });
  const duplicate = await makeClub({ members: 1, name: `${name} Inc` });
  return { kept, duplicate, pair: { keptId: kept.id, duplicateId: duplicate.id } };
}

/** Merges as staff do who have just looked at both. */
export async function merge(ctx: Ctx, pair: Pair) {
  const { seen } = must(await mergePlan(ctx, pair));
  return mergeAccounts(ctx, { ...pair, seen });
}

export async function bill(accountId: number, value: number): Promise<number> {
  const line = { type: "renewal", label: "Renewal", value: cents(value) } as const;
  return must(await createInvoice(system, { accountId, orderDetails: [line] })).id;
}

export async function pay(accountId: number, invoiceId: number, value: number): Promise<number> {
  const check = { accountId, method: "check", label: "Check 204", amount: cents(value) } as const;
  return must(await enterPayment(system, { ...check, invoiceIds: [invoiceId] })).id;
}

export const note = (accountId: number, text: string) =>
  addAccountNote(system, { accountId, text, key: randomUUID() });

/** What the books say of accounts together: what they owe, their postings by kind, their bonus. */
export async function booksOf(...ids: number[]) {
  const { rows } = await pool.query<{
    kind: string;
    ledger: string;
    cents: string;
    entries: string;
  }>(
    `SELECT p.kind, e.ledger, sum(e.cents) AS cents, count(*) AS entries FROM postings p
     JOIN ledger_entries e ON e.posting_id = p.id WHERE p.account_id = ANY($1)
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [ids],
  );
  const owed = await pool.query<{ owed: string }>(
    `SELECT coalesce(sum(e.cents), 0) AS owed FROM invoices i
     JOIN ledger_entries e ON e.invoice_id = i.id WHERE i.account_id = ANY($1)`,
    [ids],
  );
  const payments = await db.payment.aggregate({
    where: { accountId: { in: ids } },
    _sum: { amountCents: true, discountCents: true },
    _count: true,
  });
  const bonus = await db.account.aggregate({
    where: { id: { in: ids } },
    _sum: { bonusBalanceCents: true },
  });
  return { rows, owed: owed.rows[0]?.owed, payments, bonus: bonus._sum.bonusBalanceCents };
}
