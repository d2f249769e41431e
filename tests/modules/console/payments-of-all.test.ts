import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#modules/accounts/index.server";
import { newReference } from "#modules/billing/attempts/store.server";
import { createInvoice, enterPayment, refundPayment } from "#modules/billing/index.server";
import { settle } from "#modules/billing/payments/settle.server";
import { takeBack } from "#modules/billing/refunds/take-back.server";
import {
  exportAllPayments,
  listAllPayments,
  type PaymentFilter,
} from "#modules/console/index.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { ok, type Result } from "#modules/platform/result";
import { as, makePerson } from "../accounts/people";

const now = new Date("2027-06-10T09:00:00Z");
const system = createCtx({ actor: { kind: "system", name: "tests" }, now: () => now });
/** A word that all accounts of this file bear, so that lists hold them alone. */
const mark = randomUUID().slice(0, 8);

async function made<T>(result: Promise<Result<T>>): Promise<T> {
  const done = await result;
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
  return done.value;
}

const list = (filter: PaymentFilter & { page?: number } = {}) =>
  made(listAllPayments(system, { search: mark, page: 1, ...filter }));
const ids = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ id }) => id);

async function invoice(accountId: number, value: number) {
  const line = { type: "renewal", label: "Renewal", value: cents(value) } as const;
  return made(createInvoice(system, { accountId, orderDetails: [line] }));
}

async function paid(
  accountId: number,
  { id: invoiceId }: { id: number },
  amount: number,
  more: Partial<Parameters<typeof settle>[1]> = {},
) {
  const share = { invoiceId, amount: cents(amount), discount: cents(0) };
  const payment = { accountId, method: "bank_account", invoices: [share] } as const;
  const receivedOn = civilDate("2027-06-02");
  const entered = inTransaction(system, async (tx) =>
    ok((await settle(tx, { ...payment, receivedOn, ...more })) ?? 0),
  );
  return (await entered).value;
}

async function attempt(accountId: number, status: string, more: { errorText?: string } = {}) {
  const ref = newReference();
  await db.paymentAttempt.create({
    data: {
      ref,
      accountId,
      idemKey: randomUUID(),
      requestHash: "",
      method: "credit_card",
      amountCents: 40_00,
      status,
      label: "Visa ending in 1111",
      createdAt: new Date("2027-06-05T12:00:00Z"),
      ...more,
    },
  });
  return ref;
}

let elm: number;
let first: { id: number; number: string };
let check: number;
let returned: number;
let bonus: number;
let refs: Record<string, string>;
beforeAll(async () => {
  elm = (await made(createAccount(system, { name: `Elm ${mark}` }))).id;
  first = await invoice(elm, 300_00);
  check = (
    await made(
      enterPayment(system, {
        accountId: elm,
        method: "check",
        invoiceIds: [first.id],
        label: `204-${mark}`,
        amount: cents(300_00),
        receivedOn: civilDate("2027-06-01"),
        key: randomUUID(),
      }),
    )
  ).id;
  await made(
    refundPayment(system, {
      paymentId: check,
      amount: cents(100_00),
      after: "credit",
      note: "Paid too much.",
      key: randomUUID(),
    }),
  );
  const second = await invoice(elm, 50_00);
  returned = await paid(elm, second, 50_00, { gatewayTransId: `T${mark}` });
  await takeBack(system, returned, "returnedItem");
  bonus = await paid(elm, second, 25_00, {
    method: "bonus",
    receivedOn: civilDate("2027-06-03"),
  });
  refs = {
    charged: await attempt(elm, "charged"),
    unknown: await attempt(elm, "unknown"),
    held: await attempt(elm, "held"),
    awaiting: await attempt(elm, "awaiting_payer"),
    declined: await attempt(elm, "declined", { errorText: "Declined by the bank." }),
    failed: await attempt(elm, "failed"),
    cancelled: await attempt(elm, "cancelled"),
    succeeded: await attempt(elm, "succeeded"),
  };
  await db.attemptInvoice.create({
    data: {
      attemptRef: refs.charged ?? "",
      invoiceId: second.id,
      amountCents: 40_00,
      isActive: true,
    },
  });
});

describe("the payments of all accounts", () => {
  it("are for staff alone, and so is their spreadsheet", async () => {
    const member = as(await makePerson());
    expect(await listAllPayments(member, { page: 1 })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await exportAllPayments(createCtx(), {})).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
  });

  it("hold what came in, went back and did not get through, each once, by its day", async () => {
    const { rows, counts, total } = await list();
    expect(total).toBe(12);
    expect(counts).toEqual({
      received: 3,
      paid_back: 2,
      unassigned: 2,
      under_way: 2,
      failed: 2,
      cancelled: 1,
    });
    const entered = rows.filter(({ kind }) => kind !== "attempt");
    expect(
      entered.map(({ id, state, on, amount }) => [id.split("-")[0], state, on, amount]),
    ).toEqual([
      ["return", "paid_back", "2027-06-10", -50_00],
      ["refund", "paid_back", "2027-06-10", -100_00],
      ["payment", "received", "2027-06-03", 25_00],
      ["payment", "received", "2027-06-02", 50_00],
      ["payment", "received", "2027-06-01", 300_00],
    ]);
    expect(entered.at(-1)).toMatchObject({
      id: `payment-${check}`,
      paymentId: check,
      accountId: elm,
      account: `Elm ${mark}`,
      method: "check",
      label: `204-${mark}`,
      invoices: [first],
    });
    expect(entered[0]).toMatchObject({ paymentId: returned, note: "returnedItem" });
    expect(entered[1]).toMatchObject({ paymentId: check, note: "Paid too much." });
    const attempts = rows.filter(({ kind }) => kind === "attempt");
    expect(attempts.map(({ id }) => id)).not.toContain(`attempt-${refs.succeeded}`);
    expect(attempts.find(({ id }) => id === `attempt-${refs.declined}`)).toMatchObject({
      state: "failed",
      amount: 40_00,
      paymentId: null,
      note: "Declined by the bank.",
    });
    expect(attempts.find(({ id }) => id === `attempt-${refs.charged}`)).toMatchObject({
      state: "unassigned",
      on: "2027-06-05",
      invoices: [{}],
    });
  });

  it("sum to what the ledger has as cash: a bonus and what failed are no money", async () => {
    const { sums } = await list();
    expect(sums).toMatchObject({ received: 350_00, paid_back: 150_00, unassigned: 80_00 });
    const { _sum } = await db.ledgerEntry.aggregate({
      where: { ledger: "cash", posting: { accountId: elm } },
      _sum: { cents: true },
    });
    expect(sums.received - sums.paid_back).toBe(_sum.cents);
  });

  it("are narrowed by what became of them, by way and by day, both days included", async () => {
    expect(ids(await list({ state: "unassigned" }))).toHaveLength(2);
    expect(await list({ state: "failed" })).toMatchObject({ total: 2, counts: { received: 3 } });
    expect(ids(await list({ method: "bonus" }))).toEqual([`payment-${bonus}`]);
    const days = { from: civilDate("2027-06-01"), to: civilDate("2027-06-02") };
    expect(ids(await list(days))).toEqual([`payment-${returned}`, `payment-${check}`]);
    expect(ids(await list({ from: civilDate("2027-06-10") }))).toHaveLength(2);
  });

  it("are found by account, invoice, transaction, reference and the number of a check", async () => {
    const byInvoice = await list({ search: first.number });
    expect(byInvoice.rows.map(({ kind }) => kind).toSorted()).toEqual(["payment", "refund"]);
    const byTransaction = ids(await list({ search: `t${mark}` }));
    expect(byTransaction).toContain(`payment-${returned}`);
    expect(byTransaction).toHaveLength(2);
    expect(ids(await list({ search: refs.held }))).toEqual([`attempt-${refs.held}`]);
    expect(ids(await list({ search: `204-${mark}`, state: "received" }))).toEqual([
      `payment-${check}`,
    ]);
    expect(ids(await list({ search: "no such club at all" }))).toEqual([]);
  });

  it("finds what a headquarters paid by the name of the chapter", async () => {
    const word = randomUUID().slice(0, 8);
    const chapter = (await made(createAccount(system, { name: `Chapter ${word}` }))).id;
    const payment = await paid(elm, await invoice(chapter, 10_00), 10_00);
    const found = await list({ search: word });
    expect(found.rows.map(({ id, accountId }) => [id, accountId])).toEqual([
      [`payment-${payment}`, elm],
    ]);
  });

  it("come by their size, a page at a time, and whole as a spreadsheet that runs no formula", async () => {
    const word = randomUUID().slice(0, 8);
    const many = (await made(createAccount(system, { name: `=SUM(A1) ${word}` }))).id;
    const billed = await invoice(many, 351_00);
    const receivedOn = civilDate("2027-05-01");
    for (let dollars = 1; dollars <= 26; dollars++) {
      await paid(many, billed, dollars * 100, { receivedOn, label: "@2+2" });
    }
    const second = await list({ search: word, sort: "largest", page: 2 });
    expect(second).toMatchObject({ current_page: 2, total: 26, sums: { received: 351_00 } });
    expect(second.rows.map(({ amount }) => amount)).toEqual([1_00]);
    const csv = await made(exportAllPayments(system, { search: word, sort: "largest" }));
    const lines = csv.trim().split("\r\n");
    expect(lines).toHaveLength(27);
    expect(lines[1]).toMatch(
      new RegExp(
        `^payment-\\d+,payment,2027-05-01,${many},'=SUM\\(A1\\) ${word},,bank_account,'@2\\+2,` +
          `received,26.00,0.00,${billed.number},,$`,
      ),
    );
  });
});
