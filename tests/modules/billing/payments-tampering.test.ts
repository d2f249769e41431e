import "./payments-provider";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  clearPaypal,
  continuePaypal,
  finishHostedPayment,
  initPaypal,
  payByBank,
  payByCard,
  paymentScreen,
  releaseDiscount,
  reserveDiscount,
  returnFromPaypal,
  settleWithoutPayment,
  startHostedPayment,
  voidInvoice,
} from "#modules/billing/index.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { conflict, notFound } from "./payments-answers";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  bankPayment,
  cardPayment,
  makeDebtor,
  type Payable,
  payCard,
  system,
} from "./payments-support";

const noInvoices = { refusal: { errors: { invoices: [{ key: "noInvoices" }] } } };
const urls = { successUrl: "http://shop.example/yes", cancelUrl: "http://shop.example/no" };
const pages = { returnUrl: "http://shop.example/yes", cancelUrl: "http://shop.example/no" };

/** Every way to begin a payment. */
const ways: Record<string, (ctx: typeof system, payable: Payable) => Promise<unknown>> = {
  card: async (ctx, payable) => payByCard(ctx, await cardPayment(payable)),
  bank: async (ctx, payable) => payByBank(ctx, await bankPayment(payable)),
  paypal: (ctx, payable) => initPaypal(ctx, { attempt: randomUUID(), ...payable, ...urls }),
  hosted: (ctx, payable) =>
    startHostedPayment(ctx, { attempt: randomUUID(), ...payable, ...pages }),
  zero: (ctx, payable) =>
    settleWithoutPayment(ctx, { attempt: randomUUID(), ...payable, discountTotal: cents(0) }),
};

let debtor: Awaited<ReturnType<typeof makeDebtor>>;
let stranger: typeof debtor;
beforeEach(async () => {
  debtor = await makeDebtor(50_00, 20_00);
  stranger = await makeDebtor(50_00);
});

describe.each(Object.keys(ways))("a payment by %s", (name) => {
  const pay = (payable: Payable, ctx = system) => ways[name]?.(ctx, payable);
  /** Nothing was charged, nothing blocked, and no use of a discount taken. */
  async function expectNothing(): Promise<void> {
    const accountId = { in: [debtor.accountId, stranger.accountId] };
    expect(
      await db.attemptInvoice.count({ where: { isActive: true, attempt: { accountId } } }),
    ).toBe(0);
    expect(await db.payment.count({ where: { accountId, method: { not: "check" } } })).toBe(0);
    const attempts = await db.paymentAttempt.findMany({ where: { accountId } });
    const refs = new Set(attempts.map(({ ref }) => ref));
    expect(admin.ledger().filter((one) => refs.has(one.invoiceNumber))).toEqual([]);
  }

  it("B-97 by staff whose work it is not is not found, and neither is it theirs to undo", async () => {
    const isStaff = true;
    const person = {
      kind: "user",
      userId: 1,
      isStaff,
      accountIds: [],
      provedAt: new Date(),
    } as const;
    const moderator = createCtx({ actor: { ...person, role: "moderator" } });
    expect(await pay(debtor, moderator)).toMatchObject(notFound);
    const { accountId } = debtor;
    const asked = { accountId, token: "x", payerId: "x" };
    expect(await returnFromPaypal(moderator, asked)).toMatchObject(notFound);
    expect(await clearPaypal(moderator, { accountId })).toMatchObject(notFound);
    const attempt = randomUUID();
    expect(await finishHostedPayment(moderator, { accountId, attempt })).toMatchObject(notFound);
    expect(await reserveDiscount(moderator, { accountId, code: "ANY" })).toMatchObject(notFound);
    expect(await releaseDiscount(moderator, { accountId })).toMatchObject(notFound);
    await expectNothing();
    for (const role of ["billing", "support"] as const) {
      const staff = createCtx({ actor: { ...person, role } });
      // What is wrong with the payment is told to who may make it.
      expect(await pay({ ...debtor, invoiceIds: [] }, staff)).toMatchObject(noInvoices);
      expect(await releaseDiscount(staff, { accountId })).toEqual({ ok: true, value: null });
    }
  });

  it("C-11 of another account's invoice, or of none that is there, is not found", async () => {
    const foreign = { ...debtor, invoiceIds: [...debtor.invoiceIds, ...stranger.invoiceIds] };
    expect(await pay({ ...foreign, value: cents(120_00) })).toMatchObject(notFound);
    expect(await pay({ ...stranger, accountId: debtor.accountId })).toMatchObject(notFound);
    expect(await pay({ ...debtor, invoiceIds: [2_000_000_000] })).toMatchObject(notFound);
    expect(await pay({ ...debtor, accountId: 2_000_000_000 })).toMatchObject(notFound);
    await expectNothing();
  });

  it("by somebody of another account is not found", async () => {
    const actors: Actor[] = [
      { kind: "visitor" },
      { kind: "user", userId: 1, isStaff: false, accountIds: [stranger.accountId] },
      { kind: "user", userId: 1, isStaff: false, accountIds: [] },
    ];
    for (const actor of actors) {
      expect(await pay(debtor, createCtx({ actor }))).toMatchObject(notFound);
    }
    await expectNothing();
  });

  it("C-08 of another value is refused with the server's totals", async () => {
    for (const value of [0, 1, 69_99, 70_01, -70_00]) {
      expect(await pay({ ...debtor, value: cents(value) })).toMatchObject({
        refusal: { code: "conflict", totals: { subtotal: 70, discount: 0, tax: 0, total: 70 } },
      });
    }
    await expectNothing();
  });

  it("of an invoice named twice, or of none, is refused", async () => {
    const [first = 0] = debtor.invoiceIds;
    const twice = { ...debtor, invoiceIds: [first, first], value: cents(100_00) };
    expect(await pay(twice)).toMatchObject(noInvoices);
    expect(await pay({ ...debtor, invoiceIds: [], value: cents(0) })).toMatchObject(noInvoices);
    await expectNothing();
  });

  it("C-10 of an invoice that is paid or void is refused", async () => {
    const [first = 0, second = 0] = debtor.invoiceIds;
    await voidInvoice(system, { invoiceId: second, note: "Entered by mistake" });
    expect(await pay({ ...debtor, value: cents(50_00) })).toMatchObject(conflict("alreadyPaid"));
    await expectNothing();
    const one = { ...debtor, invoiceIds: [first], value: cents(50_00) };
    expect(await payCard(one)).toMatchObject({ value: { kind: "assigned" } });
    expect(await pay(one)).toMatchObject(conflict("alreadyPaid"));
  });

  it("with a discount that the account has not applied is refused", async () => {
    const foreign = await applyDiscount(stranger.accountId, "0.5");
    for (const discountId of [foreign, 2_000_000_000]) {
      const reduced = { ...debtor, value: cents(35_00), discountId };
      expect(await pay(reduced)).toMatchObject(conflict("discountNotHeld"));
    }
    await expectNothing();
    expect(await db.discountReservation.findMany({ where: { discountId: foreign } })).toMatchObject(
      [{ usedAt: null, attemptRef: null }],
    );
  });
});

it("C-09 a page's key that comes again with other contents is refused", async () => {
  const attempt = randomUUID();
  const [first = 0] = debtor.invoiceIds;
  expect(
    await payCard({ ...debtor, invoiceIds: [first], value: cents(50_00), attempt }),
  ).toMatchObject({ value: { kind: "assigned" } });
  expect(await payCard({ ...debtor, attempt })).toMatchObject(conflict("paymentKeyReused"));
  expect(await payCard({ ...stranger, attempt })).toMatchObject(conflict("paymentKeyReused"));
  expect(await ways.bank?.(system, { ...debtor, attempt })).toMatchObject(
    conflict("paymentKeyReused"),
  );
});

it("a one-time token that comes again under another key is refused before the provider is asked", async () => {
  const payment = await cardPayment(debtor);
  expect(await payByCard(system, payment)).toMatchObject({ value: { kind: "assigned" } });
  const again = { ...payment, ...stranger, attempt: randomUUID() };
  expect(await payByCard(system, again)).toMatchObject(conflict("paymentKeyReused"));
});

it("C-11 what others began is not found: hold, return, capture, disconnect, hosted page, screen", async () => {
  const attempt = randomUUID();
  await initPaypal(system, { ...debtor, attempt, ...urls });
  const actor = {
    kind: "user",
    userId: 1,
    isStaff: false,
    accountIds: [stranger.accountId],
  } as const;
  const other = createCtx({ actor });
  const hold = await db.paymentAttempt.findUniqueOrThrow({ where: { idemKey: attempt } });
  const known = { token: hold.payerToken ?? "", payerId: "P", txId: hold.gatewayTransId ?? "" };
  for (const accountId of [debtor.accountId, stranger.accountId]) {
    expect(await returnFromPaypal(other, { accountId, ...known })).toMatchObject(notFound);
    expect(await continuePaypal(other, { ...debtor, ...known, accountId })).toMatchObject(notFound);
    expect(await finishHostedPayment(other, { accountId, attempt })).toMatchObject(notFound);
  }
  expect(await clearPaypal(other, debtor)).toMatchObject(notFound);
  expect(await clearPaypal(other, stranger)).toMatchObject({ ok: true });
  expect(await paymentScreen(other, debtor.accountId)).toMatchObject(notFound);
  const { status } = await db.paymentAttempt.findUniqueOrThrow({ where: { idemKey: attempt } });
  expect(status).toBe("awaiting_payer");
});

it("staff pay for an account, and it is noted that they did", async () => {
  const email = `staff-${debtor.accountId}@people.example`;
  const { id } = await db.user.create({ data: { email, emailKey: email, isStaff: true } });
  const staff = createCtx({
    actor: {
      kind: "user",
      userId: id,
      isStaff: true,
      role: "owner",
      accountIds: [],
      provedAt: new Date(),
    },
  });
  expect(await payByCard(staff, await cardPayment(debtor))).toMatchObject({
    value: { kind: "assigned" },
  });
  const { accountId } = debtor;
  expect(await db.paymentAttempt.findMany({ where: { accountId } })).toMatchObject([
    { userId: id, onBehalf: true },
  ]);
  expect(await db.payment.findMany({ where: { accountId } })).toMatchObject([{ userId: id }]);
});

it("an invoice that somebody locks for long is told as in progress, not as a fault", async () => {
  const [id] = debtor.invoiceIds;
  const answer = await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT id FROM invoices WHERE id = ${id} FOR UPDATE`;
      return payCard(debtor);
    },
    { timeout: 30_000 },
  );
  expect(answer).toMatchObject(conflict("paymentInProgress"));
  expect(await payCard(debtor)).toMatchObject({ value: { kind: "assigned" } });
});

it("after five declined cards in a day an account cannot try a sixth; others can", async () => {
  const email = `tester-${debtor.accountId}@people.example`;
  const { id } = await db.user.create({ data: { email, emailKey: email } });
  const asPerson = (accountId: number) =>
    createCtx({ actor: { kind: "user", userId: id, isStaff: false, accountIds: [accountId] } });
  const person = asPerson(debtor.accountId);
  for (let count = 0; count < 5; count += 1) {
    expect(await payByCard(person, await cardPayment(debtor, "46282"))).toMatchObject({
      refusal: { code: "invalid" },
    });
  }
  const charges = admin.ledger().length;
  expect(await payByCard(person, await cardPayment(debtor))).toMatchObject({
    refusal: { code: "too_many" },
  });
  expect(admin.ledger()).toHaveLength(charges);
  const other = await payByCard(asPerson(stranger.accountId), await cardPayment(stranger));
  expect(other).toMatchObject({ value: { kind: "assigned" } });
});
