import "../billing/payments-provider";
import { afterAll, describe, expect, it } from "vitest";
import { checkLedger, createDiscount, reserveDiscount } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents, ppm } from "#modules/platform/money";
import { submitRenewal } from "#modules/renewal/index.server";
import { admin } from "../billing/payments-provider";
import { linesOf, payAllByCard, storyOf } from "./ledger-story";
import { basic, formOf, hearSettled, makeRenewing, must, pay, renewed, system } from "./renewing";

afterAll(async () => {
  expect(
    (await checkLedger(system, { isRepairing: false, isTelling: false })).faults,
    "the books after all stories",
  ).toEqual([]);
  const { _sum } = await db.ledgerEntry.aggregate({
    where: { ledger: "cash", posting: { payment: { method: "credit_card" } } },
    _sum: { cents: true },
  });
  const charged = admin.ledger().reduce((sum, one) => sum + one.cents, 0);
  expect(_sum.cents, "what the provider charged").toBe(charged);
});

const full = { isUpgradeSelected: true, isIncorporationSelected: true };
const codeOf = (code: string) => ({
  code,
  description: "A code",
  isNewAccount: true,
  isServiceFees: true,
  isRenewals: true,
  isUpgrades: true,
  currencyValue: null,
  multiplier: null,
});

describe("a renewal from the form to the next year", () => {
  it.each([
    ["a day early", "2027-05-02", "175.00"],
    ["on the day", "2027-05-03", "175.00"],
    ["on the last early-bird day", "2027-05-17", "175.00"],
    ["a day after it", "2027-05-18", "195.00"],
  ])("D-22 D-28 D-31 D-32 %s, %s", async (_, today, price) => {
    const { accountId, ctx, invoice } = await renewed({ today });
    expect(await linesOf(invoice.id)).toEqual([
      "Maintain: renewal 195.00",
      ...(price === "175.00" ? ["Maintain: early-bird discount -20.00"] : []),
    ]);
    await payAllByCard(ctx, accountId);
    expect(await storyOf(accountId)).toEqual([
      `invoice: receivable 1 ${price}, revenue -${price}`,
      `payment by credit_card: cash ${price}, receivable 1 -${price}`,
      "owed 0.00",
      "level 1002, due 2028-05-03, bonus 0.00",
      "member at 1002, 2027-05-04, 2028-05-03",
    ]);
  });

  it.each([
    ["29 February", "2028-02-29", "2028-03-01", "2029-02-28"],
    ["31 December", "2027-12-31", "2028-01-01", "2028-12-31"],
    ["the day of 23 hours", "2027-03-14", "2027-03-15", "2028-03-14"],
    ["the day of 25 hours", "2027-11-07", "2027-11-08", "2028-11-07"],
  ])("D-32 D-33 a due date on %s, renewed on that day", async (_, due, begins, next) => {
    const { accountId, ctx } = await renewed({ due, today: due });
    await payAllByCard(ctx, accountId);
    expect(await storyOf(accountId)).toEqual([
      "invoice: receivable 1 175.00, revenue -175.00",
      "payment by credit_card: cash 175.00, receivable 1 -175.00",
      "owed 0.00",
      `level 1002, due ${next}, bonus 0.00`,
      `member at 1002, ${begins}, ${next}`,
    ]);
  });

  it.each([
    ["29 February in between", "2028-02-20", "2028-03-06T04:59:59.999Z"],
    ["the turn of the year in between", "2027-12-20", "2028-01-04T04:59:59.999Z"],
    ["a last day of 23 hours", "2027-02-28", "2027-03-15T03:59:59.999Z"],
    ["a last day of 25 hours", "2027-10-24", "2027-11-08T04:59:59.999Z"],
  ])("D-22 early bird ends at midnight where the account is: %s", async (_, due, lastMoment) => {
    const last = new Date(lastMoment);
    const owed = await Promise.all(
      [last, new Date(last.getTime() + 1)].map(async (now) => {
        const member = await makeRenewing({ due });
        const ctx = { ...member.ctx, now: () => now };
        const form = await formOf(ctx, member.accountId, basic);
        const { id } = must(await submitRenewal(ctx, form)).invoice;
        return linesOf(id);
      }),
    );
    expect(owed).toEqual([
      ["Maintain: renewal 195.00", "Maintain: early-bird discount -20.00"],
      ["Maintain: renewal 195.00"],
    ]);
  });

  it("D-31 half by check and the rest by card: the year begins with the rest", async () => {
    const { accountId, ctx, invoice } = await renewed({}, full);
    await pay(accountId, invoice.id, 272_50);
    expect(await hearSettled(accountId)).toBe(0);
    const half = [
      "invoice: receivable 1 545.00, revenue -545.00",
      "payment by check: cash 272.50, receivable 1 -272.50",
    ];
    expect(await storyOf(accountId)).toEqual([
      ...half,
      "owed 272.50",
      "level 1002, due 2027-05-03, bonus 0.00",
    ]);
    await payAllByCard(ctx, accountId);
    expect(await storyOf(accountId)).toEqual([
      ...half,
      "payment by credit_card: cash 272.50, receivable 1 -272.50",
      "owed 0.00",
      "level 235636, due 2028-05-03, bonus 0.00",
      "member at 235636, 2027-05-04, 2028-05-03",
    ]);
  });

  it("D-24 D-29 early bird first, then the bonus, then a tenth off the rest by a code", async () => {
    const { accountId, ctx } = await renewed({ bonus: 25_00 });
    const tenth = { ...codeOf("TENTH"), multiplier: ppm("0.1") };
    const { id } = must(await createDiscount(system, tenth));
    must(await reserveDiscount(ctx, { accountId, code: "TENTH" }));
    await payAllByCard(ctx, accountId, { id, off: cents(15_00) });
    expect(await storyOf(accountId)).toEqual([
      "invoice: receivable 1 175.00, revenue -175.00",
      "bonus by bonus: bonus 25.00, receivable 1 -25.00",
      "payment by credit_card: cash 135.00, receivable 1 -135.00",
      "discount by credit_card: discounts 15.00, receivable 1 -15.00",
      "owed 0.00",
      "level 1002, due 2028-05-03, bonus 0.00",
      "member at 1002, 2027-05-04, 2028-05-03",
    ]);
  });

  it("D-23 a code for renewals alone takes nothing off the upgrade", async () => {
    const { accountId, ctx } = await renewed({}, full);
    const fixed = { ...codeOf("TWOHUNDRED"), currencyValue: cents(200_00), isUpgrades: false };
    const { id } = must(await createDiscount(system, fixed));
    must(await reserveDiscount(ctx, { accountId, code: "TWOHUNDRED" }));
    await payAllByCard(ctx, accountId, { id, off: cents(175_00) });
    expect(await storyOf(accountId)).toEqual([
      "invoice: receivable 1 545.00, revenue -545.00",
      "payment by credit_card: cash 370.00, receivable 1 -370.00",
      "discount by credit_card: discounts 175.00, receivable 1 -175.00",
      "owed 0.00",
      "level 235636, due 2028-05-03, bonus 0.00",
      "member at 235636, 2027-05-04, 2028-05-03",
    ]);
  });

  it("D-24 D-29 a bonus larger than the total pays all of it and keeps the rest", async () => {
    const { accountId } = await renewed({ bonus: 500_00 }, full);
    expect(await storyOf(accountId)).toEqual([
      "invoice: receivable 1 545.00, revenue -545.00",
      "bonus by bonus: bonus 500.00, receivable 1 -500.00",
      "owed 45.00",
      "level 1002, due 2027-05-03, bonus 0.00",
    ]);
    const rich = await renewed({ bonus: 700_00 }, full);
    await hearSettled(rich.accountId);
    expect(await storyOf(rich.accountId)).toEqual([
      "invoice: receivable 1 545.00, revenue -545.00",
      "bonus by bonus: bonus 545.00, receivable 1 -545.00",
      "owed 0.00",
      "level 235636, due 2028-05-03, bonus 155.00",
      "member at 235636, 2027-05-04, 2028-05-03",
    ]);
  });

  it("D-27 a price that changes under the page is told, and an invoice keeps the old one", async () => {
    const before = await renewed();
    const { accountId, ctx } = await makeRenewing();
    const form = await formOf(ctx, accountId, basic);
    await db.level.update({ where: { id: 1002 }, data: { renewalPriceCents: 205_00 } });
    try {
      expect(await submitRenewal(ctx, form)).toMatchObject({
        refusal: { code: "conflict", totals: { order_total: 185 } },
      });
      expect(await storyOf(accountId)).toEqual([
        "owed 0.00",
        "level 1002, due 2027-05-03, bonus 0.00",
      ]);
      must(await submitRenewal(ctx, await formOf(ctx, accountId, basic)));
      await payAllByCard(ctx, accountId);
      await payAllByCard(before.ctx, before.accountId);
    } finally {
      await db.level.update({ where: { id: 1002 }, data: { renewalPriceCents: 195_00 } });
    }
    const paid = async (account: number) => (await storyOf(account))[1];
    expect(await paid(accountId)).toBe("payment by credit_card: cash 185.00, receivable 1 -185.00");
    expect(await paid(before.accountId)).toBe(
      "payment by credit_card: cash 175.00, receivable 1 -175.00",
    );
  });

  it("D-32 D-33 two renewals in a row, the second one from the first one's due date", async () => {
    const { accountId, ctx } = await renewed({ due: "2028-02-29", today: "2028-02-01" });
    await payAllByCard(ctx, accountId);
    const next = { ...ctx, now: () => new Date("2029-03-20T12:00:00Z") };
    must(await submitRenewal(next, await formOf(next, accountId, basic)));
    await payAllByCard(next, accountId);
    expect(await storyOf(accountId)).toEqual([
      "invoice: receivable 1 175.00, revenue -175.00",
      "payment by credit_card: cash 175.00, receivable 1 -175.00",
      "invoice: receivable 2 195.00, revenue -195.00",
      "payment by credit_card: cash 195.00, receivable 2 -195.00",
      "owed 0.00",
      "level 1002, due 2030-02-28, bonus 0.00",
      "member at 1002, 2028-03-01, 2029-02-28",
      "member at 1002, 2029-03-01, 2030-02-28",
    ]);
  });
});
