import "./payments-provider";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import {
  clearPaypal,
  continuePaypal,
  initPaypal,
  paymentScreen,
  returnFromPaypal,
} from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { conflict, notFound } from "./payments-answers";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  balancesFor,
  cashFrom,
  makeDebtor,
  type Payable,
  payCard,
  system,
} from "./payments-support";
import { consentAt } from "./provider-pages";

afterEach(() => admin.clearFaults());

const urls = {
  successUrl: "http://shop.example/app/payments/paypal/return",
  cancelUrl: "http://shop.example/app/payments/paypal/cancel",
};
const init = (payable: Payable) =>
  initPaypal(system, { attempt: randomUUID(), ...payable, ...urls });
const holdOf = async (accountId: number) => {
  const screen = await paymentScreen(system, accountId);
  if (!screen.ok) throw new Error("refused");
  return screen.value;
};

/** Begins, consents and comes back; what the page sends then. */
async function consented(payable: Payable) {
  const begun = await init(payable);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const back = await consentAt(begun.value.url);
  const { accountId, invoiceIds, value, discountId } = payable;
  const returned = await returnFromPaypal(system, { accountId, ...back });
  if (!returned.ok) throw new Error(JSON.stringify(returned));
  return { accountId, invoiceIds, value, discountId, ...back, ...returned.value };
}

describe("a PayPal payment", () => {
  it("C-41 C-42 keeps its invoices and its discount, and says where to consent", async () => {
    const debtor = await makeDebtor(60_00, 40_00);
    const discountId = await applyDiscount(debtor.accountId, "0.10");
    const captured = () => admin.ledger().filter(({ status }) => /^captured/.test(status));
    const before = captured();
    const key = randomUUID();
    const payable = { ...debtor, value: cents(90_00), discountId, attempt: key };
    const begun = await init(payable);
    expect(begun).toMatchObject({ value: { url: expect.stringContaining("token=EC-") } });
    expect(await init(payable)).toEqual(begun);
    const screen = await holdOf(debtor.accountId);
    expect(screen).toMatchObject({
      invoices: [{ isBlocked: true }, { isBlocked: true }],
      hold: { value: 90_00, invoiceIds: debtor.invoiceIds, discountId, isBack: false, token: "" },
      discount: { id: discountId },
      unfinished: null,
    });
    expect(await payCard({ ...debtor, value: cents(100_00) })).toMatchObject(
      conflict("paymentInProgress"),
    );
    expect(await init({ ...debtor, value: cents(100_00) })).toMatchObject(
      conflict("paymentInProgress"),
    );
    expect(captured()).toEqual(before);
  });

  it("C-46 is captured once after the payer came back, however often it is pressed", async () => {
    const debtor = await makeDebtor(45_00);
    const capture = await consented(debtor);
    expect((await holdOf(debtor.accountId)).hold).toMatchObject({
      isBack: true,
      token: capture.token,
      payerId: capture.payerId,
    });
    const paid = await continuePaypal(system, capture);
    expect(paid).toMatchObject({
      value: { kind: "assigned", transId: capture.txId, label: "PayPal" },
    });
    expect(await continuePaypal(system, capture)).toEqual(paid);
    const { accountId, token, payerId } = capture;
    expect(await returnFromPaypal(system, { accountId, token, payerId })).toMatchObject({
      value: { txId: capture.txId },
    });
    expect(await balancesFor(accountId)).toEqual([]);
    expect(await cashFrom(accountId)).toBe(45_00);
  });

  it("C-45 is disconnected: invoices and discount are free, and nothing can be captured", async () => {
    const debtor = await makeDebtor(80_00);
    const discountId = await applyDiscount(debtor.accountId, "0.50");
    const capture = await consented({ ...debtor, value: cents(40_00), discountId });
    const { accountId } = debtor;
    expect(await clearPaypal(system, { accountId })).toMatchObject({ ok: true });
    expect(await clearPaypal(system, { accountId })).toMatchObject({ ok: true });
    expect(await holdOf(accountId)).toMatchObject({
      hold: null,
      discount: null,
      invoices: [{ isBlocked: false }],
    });
    expect(await continuePaypal(system, capture)).toMatchObject(conflict("paymentCancelled"));
    expect(await returnFromPaypal(system, capture)).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await payCard(debtor)).toMatchObject({ value: { kind: "assigned" } });
  });

  it("C-45 cannot be disconnected while it is being captured", async () => {
    const debtor = await makeDebtor(80_00);
    const { accountId } = debtor;
    await consented(debtor);
    const moved = { where: { accountId }, data: { status: "dispatching" } };
    await db.paymentAttempt.updateMany(moved);
    expect(await clearPaypal(system, { accountId })).toMatchObject(conflict("paymentInProgress"));
    expect(await holdOf(accountId)).toMatchObject({ invoices: [{ isBlocked: true }] });
    const [{ status } = { status: "" }] = await db.paymentAttempt.findMany({
      where: { accountId },
    });
    expect(status).toBe("dispatching");
  });

  it("C-11 is no other account's, and goes by nothing but what it began with", async () => {
    const debtor = await makeDebtor(45_00, 5_00);
    const first = { ...debtor, invoiceIds: debtor.invoiceIds.slice(0, 1), value: cents(45_00) };
    const capture = await consented(first);
    const stranger = await makeDebtor(45_00);
    const tries = [
      [{ accountId: stranger.accountId }, notFound],
      [{ txId: "1" }, notFound],
      [{ token: "EC-1" }, notFound],
      [{ payerId: "SOMEBODY" }, notFound],
      [{ value: cents(1) }, { refusal: { code: "conflict", totals: { total: 45 } } }],
      [{ invoiceIds: debtor.invoiceIds }, { refusal: { code: "conflict", totals: { total: 45 } } }],
      [{ invoiceIds: [] }, { refusal: { code: "conflict" } }],
      [{ discountId: 1 }, { refusal: { code: "conflict" } }],
    ] as const;
    for (const [change, refusal] of tries) {
      expect(await continuePaypal(system, { ...capture, ...change })).toMatchObject(refusal);
    }
    expect(await cashFrom(debtor.accountId)).toBe(0);
    expect(await continuePaypal(system, capture)).toMatchObject({ value: { kind: "assigned" } });
  });

  it("C-47 that its payer cancels at the provider is declined; one may pay another way", async () => {
    const debtor = await makeDebtor(45_00);
    const capture = await consented(debtor);
    admin.fail({ kind: "paypal-cancelled" });
    expect(await continuePaypal(system, capture)).toMatchObject({
      refusal: { code: "invalid", errors: { payment: [{ key: "providerSays" }] } },
    });
    expect(await payCard(debtor)).toMatchObject({ value: { kind: "assigned" } });
  });

  it.each(["reset-before", "http-500-after", "truncated"])(
    "that cannot be begun (%s) leaves nothing behind",
    async (kind) => {
      const debtor = await makeDebtor(45_00);
      admin.fail({ kind });
      expect(await init(debtor)).toMatchObject({ refusal: { code: "invalid" } });
      const { accountId } = debtor;
      expect(
        await db.attemptInvoice.count({ where: { attempt: { accountId }, isActive: true } }),
      ).toBe(0);
      expect(await init(debtor)).toMatchObject({ ok: true });
    },
  );
});
