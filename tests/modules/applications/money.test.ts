import { describe, expect, it } from "vitest";
import {
  changePayBack,
  declineApplication,
  listApplications,
  markApplicationPaid,
  markInvoicePaid,
  readApplication,
  reviewApplication,
} from "#modules/applications/index.server";
import { enterPayment, readInvoice, refundPayment } from "#modules/billing/index.server";
import { countWaiting } from "#modules/console/index.server";
import { cents } from "#modules/platform/money";
import { inReview, makeStaff, must, payJoining, submitAt, system, waiverOf } from "./kit";

const proved = () => makeStaff(undefined, { provedAt: new Date() });
const review = async (id: number) => must(await reviewApplication(system, id));
const waiting = async () => must(await countWaiting(system)).declinedMoney;

/** In review, with nothing paid: as after a payment that its bank took back. */
async function unpaidInReview() {
  const made = await submitAt(1001);
  await system.db.application.update({ where: { id: made.id }, data: { state: "in_review" } });
  return made;
}

describe("an application that nobody pays for", () => {
  it("B-73 moves on when its invoice is settled, and not by a step while it is open", async () => {
    const { id, ctx, token } = await submitAt(1001);
    const staff = await proved();
    expect(await markApplicationPaid(staff, id)).toMatchObject({
      refusal: { code: "conflict", message: { key: "invoiceOpen" } },
    });
    expect((await review(id)).state).toBe("submitted");
    expect(must(await readApplication(ctx, token)).history).toHaveLength(2);
    const invoice = await payJoining(id);
    must(await markInvoicePaid(system, invoice.id));
    expect(await review(id)).toMatchObject({
      state: "paid",
      invoice: { balance: 0, paid: 295_00 },
    });
  });

  it("is waived with a reason: the move, the credit note and both entries are together", async () => {
    const { id, ctx, token } = await submitAt(1001);
    const waiver = await waiverOf(id);
    must(await markApplicationPaid(await proved(), id, waiver));
    const { invoice, state } = await review(id);
    expect({ state, invoice }).toMatchObject({ state: "paid", invoice: { balance: 0, paid: 0 } });
    const { movements } = must(await readInvoice(system, invoice?.id ?? 0));
    expect(movements).toMatchObject([{ kind: "credit_note", note: waiver.reason }]);
    const { history } = must(await readApplication(ctx, token));
    expect(history.at(-1)).toMatchObject({ state: "paid", note: waiver.reason });
    const subjects = [`application:${id}`, `invoice:${invoice?.id}`];
    const entries = await system.db.auditEntry.findMany({ where: { subject: { in: subjects } } });
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(["applications.moved", "billing.invoice-credited"]),
    );
    // The event of the settled invoice comes later, and changes nothing.
    must(await markInvoicePaid(system, invoice?.id ?? 0));
    expect(must(await readApplication(ctx, token)).history).toHaveLength(3);
  });

  it("is waived by nobody whose work money is not, without a fresh password, words or the right amount", async () => {
    const { id } = await submitAt(1001);
    const waiver = await waiverOf(id);
    const support = await makeStaff(undefined, { role: "support", provedAt: new Date() });
    expect(await markApplicationPaid(support, id, waiver)).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await markApplicationPaid(await makeStaff(), id, waiver)).toMatchObject({
      refusal: { code: "confirm" },
    });
    const staff = await proved();
    for (const reason of ["", " \n", "x".repeat(501)]) {
      expect(await markApplicationPaid(staff, id, { ...waiver, reason })).toMatchObject({
        refusal: { errors: { reason: [{ key: "words" }] } },
      });
    }
    expect(await markApplicationPaid(staff, id, { ...waiver, open: cents(1) })).toMatchObject({
      refusal: { code: "conflict", message: { key: "openChanged" } },
    });
    expect(await review(id)).toMatchObject({ state: "submitted", invoice: { balance: 295_00 } });
  });

  it("is waived once of two who do it at once", async () => {
    const { id } = await submitAt(1001);
    const waiver = await waiverOf(id);
    const both = await Promise.all([await proved(), await proved()]);
    const done = await Promise.all(both.map((who) => markApplicationPaid(who, id, waiver)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await review(id)).invoice?.balance).toBe(0);
  });
});

describe("the money of a declined application", () => {
  const reason = "For profit.";

  it("voids an invoice that nobody paid, in the same step", async () => {
    const { id } = await unpaidInReview();
    const staff = await proved();
    const wrong = await declineApplication(staff, { id, reason, closes: { open: cents(1) } });
    expect(wrong).toMatchObject({ refusal: { message: { key: "openChanged" } } });
    expect((await review(id)).state).toBe("in_review");
    must(await declineApplication(staff, { id, reason, closes: { open: cents(295_00) } }));
    const { invoice, state, hasMoneyLeft } = await review(id);
    expect({ state, hasMoneyLeft }).toEqual({ state: "declined", hasMoneyLeft: false });
    expect(must(await readInvoice(system, invoice?.id ?? 0)).state).toBe("void");
  });

  it("credits the rest of one that was paid in part, and what was paid waits to go back", async () => {
    const { id, accountId } = await unpaidInReview();
    const { invoice } = await review(id);
    const part = { accountId, method: "cash", amount: cents(100_00), label: "" } as const;
    must(await enterPayment(system, { ...part, invoiceIds: [invoice?.id ?? 0] }));
    const closes = { open: cents(195_00) };
    must(await declineApplication(await proved(), { id, reason, closes, paysBack: true }));
    expect(await review(id)).toMatchObject({
      hasMoneyLeft: true,
      invoice: { balance: 0, paid: 100_00 },
    });
  });

  it("waits, first in the queue and in what waits for staff, until the money has gone back", async () => {
    const { id } = await inReview();
    const before = await waiting();
    must(await declineApplication(await makeStaff(), { id, reason, paysBack: true }));
    const { invoice, hasMoneyLeft } = await review(id);
    expect({ hasMoneyLeft, paid: invoice?.paid }).toEqual({ hasMoneyLeft: true, paid: 295_00 });
    expect(await waiting()).toBe(before + 1);
    const queue = must(await listApplications(system, { page: 1 }));
    expect(queue.rows.find((row) => !row.hasMoneyLeft)?.state).not.toBe("declined");
    expect(queue.rows.filter((row) => row.hasMoneyLeft).map((row) => row.id)).toContain(id);
    const [paymentId = 0] = invoice?.paymentIds ?? [];
    const refund = { paymentId, amount: cents(295_00), note: "Declined.", key: `declined-${id}` };
    must(await refundPayment(system, { ...refund, after: "credit" }));
    expect(await review(id)).toMatchObject({ hasMoneyLeft: false, invoice: { balance: 0 } });
    expect(await waiting()).toBe(before);
  });

  it("waits for somebody whose work is money where the one who declines may not close the invoice", async () => {
    const { id } = await unpaidInReview();
    const support = await makeStaff(undefined, { role: "support" });
    must(await declineApplication(support, { id, reason, closes: { open: cents(295_00) } }));
    expect(await review(id)).toMatchObject({ hasMoneyLeft: true, invoice: { balance: 295_00 } });
  });

  it("does not wait where staff decided to keep it, and to leave the invoice open", async () => {
    const kept = await inReview();
    must(await declineApplication(kept.staff, { id: kept.id, reason }));
    expect((await review(kept.id)).hasMoneyLeft).toBe(false);
    const open = await unpaidInReview();
    must(await declineApplication(kept.staff, { id: open.id, reason }));
    expect((await review(open.id)).hasMoneyLeft).toBe(false);
  });

  it("waits no more once staff say that it stays, and again once they say otherwise, each kept once", async () => {
    const { id, staff } = await inReview();
    expect(await changePayBack(staff, { id, paysBack: true })).toMatchObject({
      refusal: { code: "conflict" },
    });
    must(await declineApplication(staff, { id, reason, paysBack: true }));
    const before = await waiting();
    must(await changePayBack(staff, { id, paysBack: false }));
    must(await changePayBack(staff, { id, paysBack: false }));
    expect(await review(id)).toMatchObject({ hasMoneyLeft: false, invoice: { paid: 295_00 } });
    expect(await waiting()).toBe(before - 1);
    must(await changePayBack(staff, { id, paysBack: true }));
    expect((await review(id)).hasMoneyLeft).toBe(true);
    const told = await system.db.auditEntry.findMany({
      where: { subject: `application:${id}`, action: "applications.pay-back-changed" },
      orderBy: { id: "asc" },
    });
    expect(told.map(({ data }) => data)).toEqual([{ paysBack: false }, { paysBack: true }]);
  });
});
