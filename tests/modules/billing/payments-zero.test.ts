import "./payments-provider";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { gateway } from "#modules/billing/gateway/index.server";
import {
  finishHostedPayment,
  paymentScreen,
  settleWithoutPayment,
  startHostedPayment,
} from "#modules/billing/index.server";
import { takeBack } from "#modules/billing/refunds/take-back.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
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
import { payAt } from "./provider-pages";

afterEach(() => admin.clearFaults());

const settleZero = (payable: Payable, discountTotal: number) =>
  settleWithoutPayment(system, {
    attempt: randomUUID(),
    ...payable,
    discountTotal: cents(discountTotal),
  });

describe("a settlement without payment", () => {
  it("C-51 settles what a discount covers to the last cent, once, and charges nobody", async () => {
    const debtor = await makeDebtor(60_00, 35_00);
    const discountId = await applyDiscount(debtor.accountId, "1");
    const zero = { ...debtor, value: cents(0), discountId, attempt: randomUUID() };
    const before = admin.ledger().length;
    const settled = await settleZero(zero, 95_00);
    expect(settled).toMatchObject({ value: { kind: "assigned", transId: "" } });
    expect(await settleZero(zero, 95_00)).toEqual(settled);
    expect(await balancesFor(debtor.accountId)).toEqual([]);
    expect(await cashFrom(debtor.accountId)).toBe(0);
    expect(admin.ledger()).toHaveLength(before);
    expect(await db.discountReservation.findMany({ where: { discountId } })).toMatchObject([
      { usedAt: expect.any(Date) },
    ]);
  });

  it("C-50 no second discount is given on an invoice whose payment was taken back", async () => {
    const debtor = await makeDebtor(60_00);
    const discountId = await applyDiscount(debtor.accountId, "0.50");
    const half = await payCard({ ...debtor, value: cents(30_00), discountId });
    if (!half.ok || half.value.kind !== "assigned") throw new Error(JSON.stringify(half));
    await takeBack(system, half.value.paymentId, "returnedItem");
    expect(await balancesFor(debtor.accountId)).toEqual([30_00]);
    const again = await applyDiscount(debtor.accountId, "1");
    const zero = { ...debtor, value: cents(0), discountId: again };
    const refused = { refusal: { code: "conflict", message: { key: "discountGivenBefore" } } };
    expect(await settleZero(zero, 30_00)).toMatchObject(refused);
    expect(await balancesFor(debtor.accountId)).toEqual([30_00]);
    const rest = { ...debtor, value: cents(30_00) };
    expect(await payCard(rest)).toMatchObject({ value: { kind: "assigned" } });
  });

  it("C-50 is refused when no discount brings the total to exactly 0", async () => {
    const debtor = await makeDebtor(60_00);
    const changed = (total: number) => ({ refusal: { code: "conflict", totals: { total } } });
    expect(await settleZero({ ...debtor, value: cents(0) }, 0)).toMatchObject(changed(60));
    expect(await settleZero(debtor, 0)).toMatchObject({
      refusal: { errors: { payment: [{ key: "nothingToSettle" }] } },
    });
    const discountId = await applyDiscount(debtor.accountId, "0.50");
    const half = { ...debtor, discountId };
    expect(await settleZero({ ...half, value: cents(0) }, 60_00)).toMatchObject(changed(30));
    expect(await settleZero({ ...half, value: cents(30_00) }, 30_00)).toMatchObject({
      refusal: { errors: { payment: [{ key: "nothingToSettle" }] } },
    });
    const all = await applyDiscount(debtor.accountId, "1");
    const zero = { ...debtor, value: cents(0), discountId: all };
    expect(await settleZero(zero, 59_99)).toMatchObject(changed(0));
    expect(await payCard(zero)).toMatchObject({
      refusal: { errors: { payment: [{ key: "nothingToPay" }] } },
    });
    expect(await balancesFor(debtor.accountId)).toEqual([60_00]);
    expect(await settleZero(zero, 60_00)).toMatchObject({ value: { kind: "assigned" } });
  });
});

describe("the provider's own page", () => {
  const pages = { returnUrl: "http://shop.example/back", cancelUrl: "http://shop.example/no" };
  const start = (payable: Payable & { attempt: string }) =>
    startHostedPayment(system, { ...payable, ...pages });
  const finish = ({ accountId, attempt }: { accountId: number; attempt: string }) =>
    finishHostedPayment(system, { accountId, attempt });

  it("C-40 is paid at: the same page until then, assigned after the way back", async () => {
    const debtor = { ...(await makeDebtor(70_00)), attempt: randomUUID() };
    const page = await start(debtor);
    if (!page.ok) throw new Error(JSON.stringify(page));
    expect(await start(debtor)).toEqual(page);
    expect(await start({ ...debtor, attempt: randomUUID() })).toEqual(page);
    expect(await paymentScreen(system, debtor.accountId)).toMatchObject({
      value: {
        invoices: [{ isBlocked: true }],
        unfinished: { state: "at_provider", hosted: page.value },
      },
    });
    expect(await payCard(debtor)).toMatchObject({
      refusal: { message: { key: "paymentKeyReused" } },
    });
    expect(await finish(debtor)).toMatchObject({ value: { kind: "unassigned" } });
    // A card that is declined there can be followed by another one.
    await payAt(page.value, { cardNumber: "4007000000027", zip: "46282" });
    expect(await finish(debtor)).toMatchObject({ value: { kind: "unassigned" } });
    await payAt(page.value);
    const paid = await finish(debtor);
    expect(paid).toMatchObject({ value: { kind: "assigned", label: "Visa ending in 1111" } });
    expect(await finish(debtor)).toEqual(paid);
    expect(await balancesFor(debtor.accountId)).toEqual([]);
    expect(await cashFrom(debtor.accountId)).toBe(70_00);
  });

  it("coming back over and over does not ask the provider over and over", async () => {
    const debtor = { ...(await makeDebtor(70_00)), attempt: randomUUID() };
    await start(debtor);
    const asked = vi.spyOn(gateway(), "find");
    for (let time = 0; time < 15; time += 1) {
      expect(await finish(debtor)).toMatchObject({ value: { kind: "unassigned" } });
    }
    expect(asked).toHaveBeenCalledTimes(10);
    asked.mockRestore();
  });

  it("cannot be had for what is left at nothing, nor when the provider gives none", async () => {
    const debtor = { ...(await makeDebtor(70_00)), attempt: randomUUID() };
    const on = "getHostedPaymentPageRequest";
    admin.fail({ kind: "http-500", on });
    expect(await start(debtor)).toMatchObject({ refusal: { code: "invalid" } });
    expect(await start({ ...debtor, attempt: randomUUID() })).toMatchObject({ ok: true });
    expect(await finish({ accountId: debtor.accountId, attempt: "another" })).toMatchObject({
      refusal: { code: "not_found" },
    });
  });
});
