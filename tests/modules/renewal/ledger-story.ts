import { randomUUID } from "node:crypto";
import { openInvoices, payByCard } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { type Cents, cents, toAmountText } from "#modules/platform/money";
import { cardToken } from "../billing/payments-provider";
import { hearSettled, must, standingOf } from "./renewing";

/** An account's person pays everything that the account owes, by card, and the event is heard. */
export async function payAllByCard(ctx: Ctx, accountId: number, discount?: Discount) {
  const open = must(await openInvoices(ctx, accountId));
  const owed = open.reduce((sum, { balance }) => sum + balance, 0);
  const paid = must(
    await payByCard(ctx, {
      attempt: randomUUID(),
      accountId,
      invoiceIds: open.map(({ id }) => id),
      value: cents(owed - (discount?.off ?? 0)),
      ...(discount && { discountId: discount.id }),
      opaque: await cardToken(),
      name: "Pat Treasurer",
      address: "1 Main Street",
      city: "Springfield",
      state: "IL",
      zip: "62701",
      phone: "",
      customerIp: "203.0.113.7",
    }),
  );
  if (paid.kind !== "assigned") throw new Error("the payment was not assigned");
  await hearSettled(accountId);
}
interface Discount {
  readonly id: number;
  readonly off: Cents;
}

/**
 * What renewals left behind, line by line: each posting with its entries (invoices counted from 1),
 * what is owed, what the account is, and the years that it has been a member for.
 */
export async function storyOf(accountId: number): Promise<readonly string[]> {
  const postings = await db.posting.findMany({
    where: { accountId },
    orderBy: { id: "asc" },
    include: { entries: { orderBy: { id: "asc" } }, payment: true },
  });
  const invoices = await db.invoice.findMany({ where: { accountId }, orderBy: { id: "asc" } });
  const ordinal = (id: number) => invoices.findIndex((invoice) => invoice.id === id) + 1;
  const sides = postings.map(({ kind, payment, entries }) => {
    const listed = entries.map(({ ledger, invoiceId, cents: amount }) =>
      [ledger, ...(invoiceId ? [ordinal(invoiceId)] : []), toAmountText(cents(amount))].join(" "),
    );
    return `${kind}${payment ? ` by ${payment.method}` : ""}: ${listed.join(", ")}`;
  });
  const receivable = await db.ledgerEntry.aggregate({
    where: { ledger: "receivable", invoice: { accountId } },
    _sum: { cents: true },
  });
  const { levelId, dueOn, bonus, periods } = await standingOf(accountId);
  return [
    ...sides,
    `owed ${toAmountText(cents(receivable._sum.cents ?? 0))}`,
    `level ${levelId}, due ${dueOn}, bonus ${toAmountText(cents(bonus))}`,
    ...periods.map((period) => `member at ${period.replaceAll(" ", ", ")}`),
  ];
}

/** The invoice's lines, in words and dollars. */
export async function linesOf(invoiceId: number): Promise<readonly string[]> {
  const lines = await db.orderDetail.findMany({ where: { invoiceId }, orderBy: { id: "asc" } });
  return lines.map(({ label, valueCents }) => `${label} ${toAmountText(cents(valueCents))}`);
}
