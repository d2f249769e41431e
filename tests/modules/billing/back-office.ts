import { randomUUID } from "node:crypto";
import { gateway } from "#modules/billing/gateway/index.server";
import { handlers } from "#modules/billing/handlers.server";
import { createInvoice, openInvoices } from "#modules/billing/index.server";
import { lockInvoices } from "#modules/billing/ledger/post.server";
import { settle } from "#modules/billing/payments/settle.server";
import { type Ctx, createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { ok, type Result } from "#modules/platform/result";
import { simulator } from "#tests/setup/provider";
import { newRef, type Provider, post, visa } from "./gateway-support";

export const system = createCtx({ actor: { kind: "system", name: "tests" } });

/** The same, at another time. */
export const at = (now: Date): Ctx => createCtx({ actor: system.actor, now: () => now });

/** What a result holds, or a failure that says why not. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

const person = (email: string, role?: "owner") =>
  db.user.create({
    data: {
      email,
      emailKey: email,
      firstName: "Ada",
      lastName: "Byrd",
      ...(role && { isStaff: true, staffRole: role }),
    },
  });

/** Somebody of the staff, and that person's context. */
export async function makeStaff() {
  const email = `${randomUUID()}@staff.example`;
  const { id } = await person(email, "owner");
  const actor = {
    kind: "user",
    userId: id,
    isStaff: true,
    role: "owner",
    provedAt: new Date(),
  } as const;
  return { email, userId: id, ctx: createCtx({ actor: { ...actor, accountIds: [] } }) };
}

/** An account with its primary person. */
export async function makeMember() {
  const email = `${randomUUID()}@people.example`;
  const account = await db.account.create({ data: { name: "Elm Street Boosters" } });
  const { id } = await person(email);
  await db.accountUser.create({ data: { accountId: account.id, userId: id, isPrimary: true } });
  const actor = { kind: "user", userId: id, isStaff: false, accountIds: [account.id] } as const;
  return { accountId: account.id, email, ctx: createCtx({ actor }) };
}

/** An invoice with one line. */
export async function makeInvoice(accountId: number, value: number): Promise<number> {
  const line = { type: "renewal", label: "Renewal", value: cents(value) } as const;
  return must(await createInvoice(system, { accountId, orderDetails: [line] })).id;
}

/** What an account owes, invoice by invoice. */
export const balances = async (accountId: number) =>
  must(await openInvoices(system, accountId)).map(({ balance }) => balance as number);

/** A one-time token of the provider that the modules talk to. */
async function token(method: "credit_card" | "bank_account") {
  const keys = { apiLoginId: "simulator", clientKey: "simulator-client-key" };
  const provider = { config: { apiUrl: `${simulator.url}/xml/v1/request.api` } } as Provider;
  const data =
    method === "credit_card"
      ? { token: { cardNumber: visa, expirationDate: "122035" } }
      : {
          bankToken: {
            accountNumber: "123456789",
            routingNumber: "121042882",
            nameOnAccount: "Ada Byrd",
            accountType: "checking",
          },
        };
  const { json } = await post(provider, {
    securePaymentContainerRequest: {
      merchantAuthentication: { name: keys.apiLoginId, clientKey: keys.clientKey },
      data: { type: "TOKEN", id: randomUUID(), ...data },
    },
  });
  return (json as { opaqueData: { dataDescriptor: string; dataValue: string } }).opaqueData;
}

/** Charges at the provider; nothing is entered here. */
export async function chargeOnly(
  amount: number,
  method: "credit_card" | "bank_account" = "credit_card",
  ref = newRef(),
) {
  const outcome = await gateway().charge({
    ref,
    amount: cents(amount),
    opaque: await token(method),
    method,
    name: "Ada Byrd",
    customerId: "1",
    email: "ada@example.org",
    customerIp: "203.0.113.7",
  });
  if (outcome.kind !== "approved") throw new Error(JSON.stringify(outcome));
  return { ref, transId: outcome.transId, label: outcome.label };
}

export interface PaidInvoice {
  readonly invoiceId: number;
  readonly amount: number;
  readonly discount?: number;
}

/** Charges, and enters the payment as an attempt does at its end. */
export async function paid(
  accountId: number,
  invoices: readonly PaidInvoice[],
  method: "credit_card" | "bank_account" = "credit_card",
  ctx: Ctx = system,
) {
  const total = invoices.reduce((sum, { amount }) => sum + amount, 0);
  const charge = await chargeOnly(total, method);
  const entered = await inTransaction(ctx, async (tx) => {
    await lockInvoices(
      tx,
      accountId,
      invoices.map(({ invoiceId }) => invoiceId),
    );
    const id = await settle(tx, {
      accountId,
      method,
      invoices: invoices.map(({ invoiceId, amount, discount = 0 }) => ({
        invoiceId,
        amount: cents(amount),
        discount: cents(discount),
      })),
      receivedOn: civilDate("2026-11-20"),
      attemptRef: charge.ref,
      gatewayTransId: charge.transId,
      label: charge.label,
    });
    return ok(id ?? 0);
  });
  return { ...charge, paymentId: must(entered) };
}

/** An account's postings, the oldest first, each as its kind and its entries. */
export async function postingsOf(accountId: number) {
  const rows = await db.posting.findMany({
    where: { accountId },
    include: { entries: { orderBy: { id: "asc" } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ kind, entries, ...rest }) => ({
    ...rest,
    kind,
    entries: entries.map(({ ledger, cents: amount }) => `${ledger} ${amount}`),
  }));
}

const { signal } = new AbortController();

/** Runs what waits in the outbox, as a worker would, and empties it. */
export async function runJobs(ctx: Ctx = system): Promise<void> {
  const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
    "DELETE FROM outbox_jobs RETURNING id, job_name, payload",
  );
  for (const { id, job_name, payload } of rows) {
    const handler = handlers.find(({ job }) => job.name === job_name);
    await handler?.run({ ...ctx, jobId: id, attempt: 1, signal }, payload);
  }
}
