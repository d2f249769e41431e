import { describe, expect, it } from "vitest";
import { checkLedger } from "#modules/billing/index.server";
import { cents } from "#modules/platform/money";
import { cancelRenewal, settleRenewal, submitRenewal } from "#modules/renewal/index.server";
import { booksOf, makeRenewing, must, pay, renewed, standingOf, system } from "./renewing";

const conflict = (code: string) => ({ refusal: { code: "conflict", message: { key: code } } });

describe("cancelling a renewal", () => {
  it("voids the invoice, gives the bonus back, and the books stay whole", async () => {
    const { accountId, ctx, form, invoice } = await renewed({ bonus: 25_00 });
    expect(must(await cancelRenewal(ctx, { accountId }))).toEqual({ bonus: 25_00 });
    expect(await booksOf(accountId)).toEqual([
      "invoice, receivable 17500, revenue -17500",
      "bonus, bonus 2500, receivable -2500",
      "return, bonus -2500, receivable 2500",
      "void, revenue 17500, receivable -17500",
    ]);
    expect(await standingOf(accountId)).toMatchObject({ bonus: 25_00, dueOn: "2027-05-03" });
    must(await settleRenewal(system, invoice.id));
    expect((await standingOf(accountId)).dueOn).toBe("2027-05-03");
    const again = must(await submitRenewal(ctx, form)).invoice;
    expect(again.id).not.toBe(invoice.id);
    expect((await standingOf(accountId)).bonus).toBe(0);
    expect(await checkLedger(system, { isRepairing: false, isTelling: false })).toMatchObject({
      faults: [],
    });
  });

  it("happens once, also when it is asked for at the same moment", async () => {
    const { accountId, ctx } = await renewed({ bonus: 25_00 });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => cancelRenewal(ctx, { accountId })),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await standingOf(accountId)).bonus).toBe(25_00);
  });

  it("is refused once money was paid on it, and where there is none", async () => {
    const { accountId, ctx, invoice } = await renewed({ bonus: 25_00 });
    await pay(accountId, invoice.id, cents(1));
    expect(await cancelRenewal(ctx, { accountId })).toMatchObject(conflict("hasPayments"));
    expect((await standingOf(accountId)).bonus).toBe(0);
    const other = await makeRenewing();
    expect(await cancelRenewal(other.ctx, other)).toMatchObject(conflict("nothingToCancel"));
  });
});
