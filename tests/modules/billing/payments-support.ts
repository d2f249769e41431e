import { randomUUID } from "node:crypto";
import {
  createDiscount,
  createInvoice,
  openInvoices,
  payByBank,
  payByCard,
  reserveDiscount,
} from "#modules/billing/index.server";
import { type Actor, type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { type Cents, cents, ppm } from "#modules/platform/money";
import { makeAccount } from "#tests/factories/account";
import { bankToken, cardToken } from "./payments-provider";

/** The system, which may do everything. */
export const system = createCtx({ actor: { kind: "system", name: "test" } });

/** Somebody, the system as a rule, at a time that the test says. */
export const ctxAt = (time: Date, actor: Actor = system.actor): Ctx =>
  createCtx({ actor, now: () => time });

/** So many minutes after a time, or before it. */
export const minutesFrom = (time: Date, count: number): Date =>
  new Date(time.getTime() + count * 60_000);

/** The newest payment of an account that was begun, with its invoices. */
export const attemptOf = (accountId: number) =>
  db.paymentAttempt.findFirstOrThrow({
    where: { accountId },
    include: { invoices: { orderBy: { invoiceId: "asc" } } },
    orderBy: { createdAt: "desc" },
  });

/** What happened to the payments of an account, in order. */
export async function eventsOf(accountId: number): Promise<[string, unknown][]> {
  const attempt = { accountId };
  const rows = await db.paymentEvent.findMany({ where: { attempt }, orderBy: { id: "asc" } });
  return rows.map(({ kind, data }) => [kind, data]);
}

/** Leaves no payment unfinished, so that a test meets none but its own. */
export async function finishAll(): Promise<void> {
  const status = { notIn: ["succeeded", "declined", "failed", "cancelled"] };
  await db.attemptInvoice.updateMany({ where: { isActive: true }, data: { isActive: false } });
  await db.paymentAttempt.updateMany({ where: { status }, data: { status: "cancelled" } });
}

/** Where PayPal sends its payer back to. */
export const paypalUrls = {
  successUrl: "http://shop.example/app/payments/paypal/return",
  cancelUrl: "http://shop.example/app/payments/paypal/cancel",
};

/** Where the provider's own page sends its payer back to. */
export const pageUrls = {
  returnUrl: "http://shop.example/app/payments/hosted/return",
  cancelUrl: "http://shop.example/app/payments",
};

/** An account with an invoice for each value, in cents. */
export async function makeDebtor(...values: number[]) {
  const { id: accountId } = await makeAccount(system);
  const invoiceIds: number[] = [];
  for (const value of values) {
    const line = { type: "renewal", label: "Renewal", value: cents(value) } as const;
    const made = await createInvoice(system, { accountId, orderDetails: [line] });
    if (!made.ok) throw new Error("refused");
    invoiceIds.push(made.value.id);
  }
  return { accountId, invoiceIds, value: cents(values.reduce((sum, value) => sum + value, 0)) };
}

/** What a payment of an account's invoices says, for one page. */
export interface Payable {
  readonly accountId: number;
  readonly invoiceIds: readonly number[];
  readonly value: Cents;
  readonly attempt?: string;
  readonly discountId?: number;
}

/** Everything that a card payment says. */
export const cardPayment = async (payable: Payable, zip = "62701") => ({
  attempt: randomUUID(),
  ...payable,
  opaque: await cardToken(),
  name: "Pat Treasurer",
  address: "1 Main Street",
  city: "Springfield",
  state: "IL",
  zip,
  phone: "",
  customerIp: "203.0.113.7",
});

/** Pays by card on a page of its own. */
export const payCard = async (payable: Payable, zip?: string) =>
  payByCard(system, await cardPayment(payable, zip));

/** Everything that a bank payment says. */
export const bankPayment = async (payable: Payable) => ({
  attempt: randomUUID(),
  ...payable,
  opaque: await bankToken(),
  nameOnAccount: "Pat Treasurer of the Lincoln High School Band Boosters",
  customerIp: "203.0.113.7",
});

/** Pays from a bank account on a page of its own. */
export const payBank = async (payable: Payable) => payByBank(system, await bankPayment(payable));

/** What is open of an account's invoices. */
export async function balancesFor(accountId: number): Promise<number[]> {
  const open = await openInvoices(system, accountId);
  if (!open.ok) throw new Error("refused");
  return open.value.map(({ balance }) => balance);
}

/** What the ledger says came in from an account, in cents. */
export async function cashFrom(accountId: number): Promise<number> {
  const { _sum } = await db.ledgerEntry.aggregate({
    where: { ledger: "cash", posting: { accountId } },
    _sum: { cents: true },
  });
  return _sum.cents ?? 0;
}

/** Makes a code that takes this share off every line it reaches, and applies it to an account. */
export async function applyDiscount(accountId: number, share: string, maxUses?: number) {
  const code = `CODE-${randomUUID().slice(0, 8)}`;
  const made = await createDiscount(system, {
    code,
    description: "Off everything",
    currencyValue: null,
    multiplier: ppm(share),
    isNewAccount: true,
    isRenewals: true,
    isUpgrades: true,
    isServiceFees: true,
    ...(maxUses !== undefined && { maxUses }),
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const reserved = await reserveDiscount(system, { accountId, code });
  if (!reserved.ok) throw new Error(JSON.stringify(reserved));
  return made.value.id;
}
