import { type CivilDate, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/generated/prisma/client";
import { cents } from "#modules/platform/money";
import type { PaymentMethod } from "../contract";
import type { PostingKind } from "../ledger/entries";
import type { FinanceFilter, Movement, Period } from "./views";

/** Which postings each view of the history shows. */
const kindsOf: Record<Exclude<FinanceFilter, "all">, readonly PostingKind[]> = {
  invoices: ["invoice"],
  payments: ["payment", "discount", "bonus"],
  refunds: ["refund", "return", "void", "credit_note"],
};

/** The condition of a view; true where everything is shown. */
export function ofFilter(filter: FinanceFilter): Prisma.Sql {
  return filter === "all"
    ? Prisma.sql`true`
    : Prisma.sql`p."kind" IN (${Prisma.join([...kindsOf[filter]])})`;
}

/**
 * The movements that a condition on postings (`p`) names, one row each. An invoice counts for its
 * own date, what was paid for the day it was received, the rest for the day it was entered where
 * the account is. What another account paid is labelled with its name, not with
 * its card or its discount code.
 */
export const movementsWhere = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT p."id", p."kind", p."note", m."method",
    CASE WHEN bool_and(i."account_id" <> p."account_id") THEN a."name"
      ELSE coalesce(m."label", '') END AS "label",
    CASE WHEN p."kind" = 'discount' AND bool_and(i."account_id" <> p."account_id") IS NOT TRUE
      THEN coalesce(d."code", '') ELSE '' END AS "code",
    CASE
      WHEN p."kind" = 'invoice' THEN min(i."document_at")
      WHEN p."kind" IN ('payment', 'discount', 'bonus') THEN m."received_on"
    END AS "dated",
    (p."created_at" AT TIME ZONE a."time_zone")::date AS "entered",
    coalesce(sum(e."cents") FILTER (WHERE e."ledger" = 'receivable'), 0)::int AS "owed",
    coalesce(sum(e."cents") FILTER (WHERE e."ledger" = 'cash'), 0)::int AS "received",
    array_agg(i."id" ORDER BY i."id") FILTER (WHERE i."id" IS NOT NULL) AS "invoiceIds",
    array_agg(i."number" ORDER BY i."id") FILTER (WHERE i."id" IS NOT NULL) AS "numbers"
  FROM "postings" p
  JOIN "ledger_entries" e ON e."posting_id" = p."id"
  JOIN "accounts" a ON a."id" = p."account_id"
  LEFT JOIN "invoices" i ON i."id" = e."invoice_id"
  LEFT JOIN "payments" m ON m."id" = p."payment_id"
  LEFT JOIN "discounts" d ON d."id" = m."discount_id"
  WHERE ${condition}
  GROUP BY p."id", m."id", d."id", a."id"`;

/**
 * The same for what happened to an account's money: of a payment for a whole group, its chapters
 * have the part on their own invoices, and the payer has the money.
 */
export const movementsOfAccount = (
  accountId: number,
  condition: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql =>
  movementsWhere(Prisma.sql`p."id" IN (
      SELECT "id" FROM "postings" WHERE "account_id" = ${accountId}
      UNION
      SELECT o."posting_id" FROM "invoices" n JOIN "ledger_entries" o ON o."invoice_id" = n."id"
      WHERE n."account_id" = ${accountId}
    )
    AND (
      i."account_id" = ${accountId}
      OR (i."id" IS NULL AND p."account_id" = ${accountId} AND e."ledger" = 'cash')
    )
    AND ${condition}`);

/** The day a movement counts for. */
export const countsFor: Prisma.Sql = Prisma.sql`coalesce("dated", "entered")`;

/** The condition that a movement counts for a day of the period. */
export function within({ from, to }: Period): Prisma.Sql {
  const begins = from ? Prisma.sql`${countsFor} >= ${dayOf(from)}` : Prisma.sql`true`;
  const ends = to ? Prisma.sql`${countsFor} <= ${dayOf(to)}` : Prisma.sql`true`;
  return Prisma.sql`${begins} AND ${ends}`;
}

/** A day as a parameter that PostgreSQL takes for a date whatever its own time zone. */
export const dayOf = (date: CivilDate): Prisma.Sql =>
  Prisma.sql`${toUtcDate(date).toISOString().slice(0, 10)}::date`;

export interface MovementRow {
  readonly id: number;
  readonly kind: string;
  readonly note: string;
  readonly method: string | null;
  readonly label: string;
  readonly code: string;
  readonly dated: Date | null;
  readonly entered: Date;
  readonly owed: number;
  readonly received: number;
  readonly invoiceIds: readonly number[] | null;
  readonly numbers: readonly string[] | null;
}

/** A row as its view. */
export function toMovement(row: MovementRow): Movement {
  const { invoiceIds, numbers, dated, entered, owed, received, ...rest } = row;
  return {
    ...rest,
    // The tables' check constraints hold both to these values.
    kind: row.kind as PostingKind,
    method: row.method as PaymentMethod | null,
    on: fromUtcDate(dated ?? entered),
    owed: cents(owed),
    received: cents(received),
    invoices: (invoiceIds ?? []).map((id, at) => ({ id, number: numbers?.[at] ?? "" })),
  };
}
