import { describe, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cancelRenewal, settleRenewal, submitRenewal } from "#modules/renewal/index.server";
import {
  basic,
  booksOf,
  colleagueOf,
  formOf,
  hearSettled,
  makeRenewing,
  must,
  pay,
  renewed,
  standingOf,
  system,
  systemOn,
} from "./renewing";

const upgraded = { isUpgradeSelected: true, isIncorporationSelected: true };
const conflict = (code: string) => ({ refusal: { code: "conflict", message: { key: code } } });

describe("submitting a renewal", () => {
  it("D-26 D-28 makes one invoice with a line per part and discounts as negative lines", async () => {
    const { invoice } = await renewed({}, upgraded);
    const lines = await db.orderDetail.findMany({
      where: { invoiceId: invoice.id },
      orderBy: { id: "asc" },
    });
    expect(lines.map(({ type, label, valueCents }) => [type, label, valueCents])).toEqual([
      ["renewal", "Maintain: renewal", 195_00],
      ["renewal", "Maintain: early-bird discount", -20_00],
      ["upgrade", "Full Service: upgrade", 300_00],
      ["upgrade", "Full Service: upgrade discount", -50_00],
      ["incorporation", "Incorporation package", 195_00],
      ["incorporation", "Incorporation package: discount", -75_00],
    ]);
    expect(invoice.number).toMatch(/^2027-\d{6}$/);
  });

  it.each([
    ["the totals", { totals: { subtotal: 1, discountTotal: 0, bonusTotal: 0, orderTotal: 1 } }],
    ["the new level", { newLevelId: 235636 }],
    ["the current level", { currentLevelId: 3001 }],
    ["incorporation without the upgrade", { isIncorporationSelected: true }],
    ["the bonus balance", { bonusBalance: 10_00 }],
    ["the due date", { dueOn: "2026-05-03" }],
  ])("D-27 is refused with the new totals when %s was tampered with", async (_, change) => {
    const { accountId, ctx } = await makeRenewing();
    const untouched = await formOf(ctx, accountId, basic);
    const form = { ...untouched, ...change } as typeof untouched;
    const withIncorporation = "isIncorporationSelected" in change;
    const totals = withIncorporation
      ? { subtotal: 690, discount_total: 145, bonus_total: 0, order_total: 545 }
      : { subtotal: 195, discount_total: 20, bonus_total: 0, order_total: 175 };
    expect(await submitRenewal(ctx, form)).toMatchObject({
      refusal: { ...conflict("renewalChanged").refusal, totals },
    });
    expect(await db.invoice.count({ where: { accountId } })).toBe(0);
  });

  it("D-27 a price that changed since the page was opened is refused, and old invoices keep theirs", async () => {
    const before = await renewed();
    const { accountId, ctx } = await makeRenewing();
    const form = await formOf(ctx, accountId, basic);
    await db.level.update({ where: { id: 1002 }, data: { renewalPriceCents: 205_00 } });
    try {
      expect(await submitRenewal(ctx, form)).toMatchObject({
        refusal: { totals: { subtotal: 205, order_total: 185 } },
      });
      const lines = await db.orderDetail.findMany({ where: { invoiceId: before.invoice.id } });
      expect(lines.reduce((sum, { valueCents }) => sum + valueCents, 0)).toBe(175_00);
    } finally {
      await db.level.update({ where: { id: 1002 }, data: { renewalPriceCents: 195_00 } });
    }
  });

  it("D-20 refuses the basic renewal to who is suspended from it", async () => {
    const { accountId, ctx } = await makeRenewing();
    const form = await formOf(ctx, accountId, basic);
    await db.account.update({
      where: { id: accountId },
      data: { isSuspendedFromBasicRenewal: true },
    });
    expect(await submitRenewal(ctx, form)).toMatchObject({
      refusal: { ...conflict("renewalChanged").refusal, totals: { order_total: 425 } },
    });
  });

  it("D-29 D-24 applies the bonus as a partial payment of kind bonus, taken from the balance", async () => {
    const { accountId, invoice } = await renewed({ bonus: 25_00 });
    expect(await db.payment.findMany({ where: { accountId } })).toMatchObject([
      { method: "bonus", amountCents: 25_00 },
    ]);
    expect(await booksOf(accountId)).toEqual([
      "invoice, receivable 17500, revenue -17500",
      "bonus, bonus 2500, receivable -2500",
    ]);
    expect(await standingOf(accountId)).toMatchObject({ bonus: 0, dueOn: "2027-05-03" });
    expect(invoice.id).toBeGreaterThan(0);
  });

  it("D-24 a bonus larger than the total pays it, keeps the rest and renews", async () => {
    const { accountId } = await renewed({ bonus: 500_00 });
    await hearSettled(accountId);
    expect(await standingOf(accountId)).toEqual({
      levelId: 1002,
      dueOn: "2028-05-03",
      bonus: 325_00,
      periods: ["1002 2027-05-04 2028-05-03"],
    });
  });

  it("D-30 submitting again shows the invoice that is open", async () => {
    const { ctx, form, invoice, accountId } = await renewed({ bonus: 25_00 });
    expect(must(await submitRenewal(ctx, form)).invoice).toEqual(invoice);
    const later = { ...ctx, now: systemOn("2027-04-20").now };
    expect(must(await submitRenewal(later, form)).invoice).toEqual(invoice);
    expect(await db.invoice.count({ where: { accountId } })).toBe(1);
  });

  it.each([
    ["a price", 1002, 25_00],
    ["nothing", 3001, 0],
  ])("D-30 100 submits at once over %s make one invoice", async (_, levelId, bonus) => {
    const { accountId, ctx } = await makeRenewing({ levelId, bonus });
    const form = await formOf(ctx, accountId, basic);
    const all = await Promise.all(Array.from({ length: 100 }, () => submitRenewal(ctx, form)));
    expect(new Set(all.map((one) => must(one).invoice.id)).size).toBe(1);
    expect(await db.invoice.count({ where: { accountId } })).toBe(1);
    expect(await db.payment.count({ where: { accountId } })).toBe(bonus > 0 ? 1 : 0);
    const dueOn = bonus > 0 ? "2027-05-03" : "2028-05-03";
    expect(await standingOf(accountId)).toMatchObject({ bonus: 0, dueOn });
  });

  it("D-30 two officers at once with other choices: one invoice, which both are shown", async () => {
    const { accountId, ctx } = await makeRenewing({ bonus: 25_00 });
    const forms = await Promise.all([basic, upgraded].map((one) => formOf(ctx, accountId, one)));
    const officers = [ctx, await colleagueOf(ctx, accountId)];
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const form = forms[at % 2] ?? forms[0];
        return form && submitRenewal(officers[at % 2] ?? ctx, form);
      }),
    );
    expect(new Set(all.map((one) => one && must(one).invoice.id)).size).toBe(1);
    expect(await db.renewal.count({ where: { accountId } })).toBe(1);
    expect(await db.payment.count({ where: { accountId, amountCents: 25_00 } })).toBe(1);
    expect((await standingOf(accountId)).bonus).toBe(0);
  });

  it("is for the account's own people: to others it does not exist", async () => {
    const { accountId, ctx } = await makeRenewing();
    const form = await formOf(ctx, accountId, basic);
    const stranger = await makeRenewing();
    const missing = { refusal: { code: "not_found" } };
    expect(await submitRenewal(stranger.ctx, form)).toMatchObject(missing);
    expect(await submitRenewal(createCtx(), form)).toMatchObject(missing);
    expect(await cancelRenewal(stranger.ctx, { accountId })).toMatchObject(missing);
    expect(await settleRenewal(ctx, 1)).toMatchObject({ refusal: { code: "forbidden" } });
  });
});

describe("settling a renewal", () => {
  it("D-31 moves the due date with the last part of the money, not with the first", async () => {
    const { accountId, invoice } = await renewed({}, upgraded);
    await pay(accountId, invoice.id, 200_00);
    expect(await hearSettled(accountId)).toBe(0);
    must(await settleRenewal(system, invoice.id));
    expect(await standingOf(accountId)).toMatchObject({ levelId: 1002, dueOn: "2027-05-03" });
    await pay(accountId, invoice.id, 345_00);
    expect(await hearSettled(accountId)).toBe(1);
    expect(await standingOf(accountId)).toEqual({
      levelId: 235636,
      dueOn: "2028-05-03",
      bonus: 0,
      periods: ["235636 2027-05-04 2028-05-03"],
    });
  });

  it("D-32 moves it once, from the due date, however late and however often it is heard", async () => {
    const { accountId, invoice } = await renewed({ due: "2027-01-31", today: "2027-03-20" });
    await pay(accountId, invoice.id, 195_00);
    const heard = Array.from({ length: 20 }, () => settleRenewal(system, invoice.id));
    for (const one of await Promise.all(heard)) must(one);
    await hearSettled(accountId);
    expect(await standingOf(accountId)).toMatchObject({
      dueOn: "2028-01-31",
      periods: ["1002 2027-02-01 2028-01-31"],
    });
  });

  it.each([
    ["leap day", "2028-02-29", "2029-02-28"],
    ["end of the year", "2027-12-31", "2028-12-31"],
    ["clocks change", "2027-03-14", "2028-03-14"],
  ])("D-32 D-33 %s: a due date of %s moves to %s", async (_, due, next) => {
    const { accountId, invoice } = await renewed({ due, today: "2027-03-01" });
    await pay(accountId, invoice.id, 175_00);
    await hearSettled(accountId);
    expect((await standingOf(accountId)).dueOn).toBe(next);
  });

  it("D-32 two renewals in a row are two years, each with its own invoice and period", async () => {
    const { accountId, ctx, form, invoice } = await renewed();
    await pay(accountId, invoice.id, 175_00);
    await hearSettled(accountId);
    const later = { ...ctx, now: systemOn("2028-04-01").now };
    const again = must(await submitRenewal(later, form)).invoice;
    expect(again.id).not.toBe(invoice.id);
    await pay(accountId, again.id, 175_00);
    await hearSettled(accountId);
    expect(await standingOf(accountId)).toMatchObject({
      dueOn: "2029-05-03",
      periods: ["1002 2027-05-04 2028-05-03", "1002 2028-05-04 2029-05-03"],
    });
  });

  it("D-30 a form of a due date that was renewed since shows that renewal", async () => {
    const { accountId, ctx, form, invoice } = await renewed();
    await pay(accountId, invoice.id, 175_00);
    await hearSettled(accountId);
    const later = { ...ctx, now: systemOn("2028-04-01").now };
    const old = { ...form, dueOn: "2027-05-03" } as typeof form;
    expect(must(await submitRenewal(later, old)).invoice).toEqual(invoice);
  });
});
