import "./payments-provider";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { decideByBooks } from "#modules/billing/attempts/books.server";
import { recoverAttempts } from "#modules/billing/attempts/recover.server";
import { gateway } from "#modules/billing/gateway/index.server";
import {
  continuePaypal,
  initPaypal,
  paymentScreen,
  returnFromPaypal,
  startHostedPayment,
} from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { restoreProvider } from "./payments-hooks";
import { admin } from "./payments-provider";
import {
  attemptOf,
  balancesFor,
  cashFrom,
  ctxAt,
  eventsOf,
  finishAll,
  makeDebtor,
  minutesFrom,
  pageUrls,
  payCard,
  paypalUrls,
  system,
} from "./payments-support";
import { consentAt } from "./provider-pages";

beforeEach(finishAll);
restoreProvider();

const nothing = { recorded: 0, ended: 0, waiting: 0 };
const soon = () => ctxAt(minutesFrom(new Date(), 2));

async function lost(value: number) {
  const debtor = await makeDebtor(value);
  admin.fail({ kind: "reset-after" });
  await payCard(debtor);
  return { ...debtor, attempt: await attemptOf(debtor.accountId) };
}

/** A PayPal payment with its payer's consent, and what the page sends to capture it. */
async function consented(value: number) {
  const debtor = await makeDebtor(value);
  const { accountId } = debtor;
  const begun = await initPaypal(system, { ...debtor, attempt: randomUUID(), ...paypalUrls });
  if (!begun.ok) throw new Error("refused");
  const back = await consentAt(begun.value.url);
  const returned = await returnFromPaypal(system, { accountId, ...back });
  if (!returned.ok) throw new Error("refused");
  return { ...debtor, ...back, ...returned.value };
}

describe("what the provider's books show of a lost charge", () => {
  it("is entered, also when the money was taken back meanwhile: that is another matter", async () => {
    const { accountId, attempt } = await lost(10_00);
    admin.settle();
    admin.takeBack(admin.ledger().at(-1)?.transId ?? "", "chargeback");
    expect(await recoverAttempts(soon())).toEqual({ ...nothing, recorded: 1 });
    expect(await db.payment.findMany({ where: { accountId } })).toMatchObject([
      { attemptRef: attempt.ref, amountCents: 10_00 },
    ]);
  });

  it("is looked for among what was settled since the day before", async () => {
    const { attempt } = await lost(10_00);
    const asked = vi.spyOn(gateway(), "find");
    expect(await decideByBooks(system, attempt)).toBe("recorded");
    const since = minutesFrom(attempt.createdAt, -24 * 60);
    expect(asked.mock.calls).toEqual([[attempt.ref, { since }]]);
  });

  it("C-39 is told as in review when the provider holds it, with its transaction", async () => {
    const { accountId, attempt } = await lost(10_00);
    const { transId = "" } = admin.ledger().at(-1) ?? {};
    const found = { kind: "found", transId, ref: attempt.ref, amount: 10_00 as never } as const;
    vi.spyOn(gateway(), "find").mockResolvedValueOnce({
      ...found,
      status: "FDSPendingReview",
      standing: "held",
      label: "",
    });
    expect(await decideByBooks(system, attempt)).toBe("in_review");
    expect(await attemptOf(accountId)).toMatchObject({
      status: "held",
      gatewayTransId: transId,
      decidedAt: null,
      invoices: [{ isActive: true }],
    });
    expect((await eventsOf(accountId)).at(-1)).toEqual(["held", {}]);
    const held = await attemptOf(accountId);
    const details = vi.spyOn(gateway(), "details").mockResolvedValueOnce({
      ...found,
      status: "FDSPendingReview",
      standing: "held",
      label: "",
    });
    expect(await decideByBooks(system, held)).toBe("in_review");
    expect(details.mock.calls).toEqual([[transId]]);
    expect((await eventsOf(accountId)).filter(([kind]) => kind === "held")).toHaveLength(1);
    const screen = await paymentScreen(system, accountId);
    expect(screen).toMatchObject({ value: { unfinished: { state: "in_review" } } });
  });

  it.each(["refund", "other"] as const)(
    "says nothing of the money when it is a transaction of another kind: %s",
    async (standing) => {
      const { accountId, attempt } = await lost(10_00);
      vi.spyOn(gateway(), "find").mockResolvedValueOnce({
        kind: "found",
        transId: "1",
        ref: attempt.ref,
        amount: 10_00 as never,
        status: "?",
        standing,
        label: "",
      });
      expect(await decideByBooks(system, attempt)).toBe("waiting");
      expect(await attemptOf(accountId)).toMatchObject({ status: "unknown" });
    },
  );

  const declined = (ref: string) =>
    vi.spyOn(gateway(), "find").mockResolvedValueOnce({
      kind: "found",
      transId: "1",
      ref,
      amount: 10_00 as never,
      status: "declined",
      standing: "none",
      label: "",
    });

  it("ends the payment when the card was declined, with the provider's own word", async () => {
    const { attempt, ...debtor } = await lost(10_00);
    declined(attempt.ref);
    expect(await decideByBooks(system, attempt)).toBe("ended");
    expect(await attemptOf(debtor.accountId)).toMatchObject({
      status: "declined",
      errorCode: "declined",
      errorText: "",
      invoices: [{ isActive: false }],
    });
    expect(await payCard(debtor)).toMatchObject({ value: { kind: "assigned" } });
  });

  it("C-40 ends no payment at the provider's page, where another card may follow", async () => {
    const debtor = { ...(await makeDebtor(10_00)), attempt: randomUUID() };
    expect(await startHostedPayment(system, { ...debtor, ...pageUrls })).toMatchObject({
      ok: true,
    });
    const attempt = await attemptOf(debtor.accountId);
    declined(attempt.ref);
    expect(await decideByBooks(system, attempt)).toBe("waiting");
    expect(await attemptOf(debtor.accountId)).toMatchObject({ status: "dispatching" });
    declined(attempt.ref);
    const late = ctxAt(new Date(minutesFrom(attempt.createdAt, 20).getTime() + 1));
    expect(await decideByBooks(late, attempt)).toBe("ended");
  });

  it("is no news to who looks at what was decided meanwhile", async () => {
    const { accountId, attempt } = await lost(10_00);
    await finishAll();
    const stale = [attempt, { ...attempt, status: "charged", gatewayTransId: "1" }];
    for (const one of stale) expect(await decideByBooks(system, one)).toBe("waiting");
    vi.spyOn(gateway(), "find").mockResolvedValue({ kind: "absent" });
    const late = ctxAt(minutesFrom(new Date(), 30));
    expect(await decideByBooks(late, attempt)).toBe("waiting");
    const begun = { ...attempt, method: "paypal", status: "dispatching" };
    expect(await decideByBooks(late, begun)).toBe("waiting");
    expect(await attemptOf(accountId)).toMatchObject({ status: "cancelled", errorCode: null });
    expect(await balancesFor(accountId)).toEqual([10_00]);
  });
});

describe("a PayPal payment of which the answer was lost", () => {
  it("C-46 is entered as PayPal's once the books show its capture", async () => {
    const capture = await consented(10_00);
    const { accountId } = capture;
    admin.fail({ kind: "reset-after" });
    expect(await continuePaypal(system, capture)).toMatchObject({ value: { kind: "unassigned" } });
    expect(await recoverAttempts(soon())).toEqual({ ...nothing, recorded: 1 });
    expect(await db.payment.findMany({ where: { accountId } })).toMatchObject([
      { label: "PayPal", gatewayTransId: capture.txId, method: "paypal", amountCents: 10_00 },
    ]);
    expect(await cashFrom(accountId)).toBe(10_00);
  });

  it("C-46 is looked up, too, when the process that captured it died", async () => {
    const capture = await consented(10_00);
    const { accountId } = capture;
    admin.fail({ kind: "reset-after" });
    await continuePaypal(system, capture);
    const dying = { where: { accountId }, data: { status: "dispatching" } };
    await db.paymentAttempt.updateMany(dying);
    expect(await recoverAttempts(soon())).toEqual({ ...nothing, recorded: 1 });
    expect(await continuePaypal(system, capture)).toMatchObject({
      value: { kind: "assigned", transId: capture.txId },
    });
  });

  it("C-47 ends when the books show that it was declined", async () => {
    const capture = await consented(10_00);
    const { accountId } = capture;
    const { ref } = await attemptOf(accountId);
    const dying = { where: { accountId }, data: { status: "unknown" } };
    await db.paymentAttempt.updateMany(dying);
    vi.spyOn(gateway(), "find").mockResolvedValueOnce({
      kind: "found",
      transId: capture.txId,
      ref,
      amount: 10_00 as never,
      status: "declined",
      standing: "none",
      label: "PayPal",
    });
    expect(await recoverAttempts(soon())).toEqual({ ...nothing, ended: 1 });
    expect(await attemptOf(accountId)).toMatchObject({ status: "declined" });
  });

  it("C-41 while it was begun was never charged: the books need not be asked", async () => {
    const debtor = await makeDebtor(10_00);
    const asked = vi.spyOn(gateway(), "find");
    vi.spyOn(gateway(), "startPaypal").mockRejectedValueOnce(new Error("the process dies"));
    const paypal = { ...debtor, attempt: randomUUID(), ...paypalUrls };
    await expect(initPaypal(system, paypal)).rejects.toThrow("dies");
    expect(await recoverAttempts(soon())).toEqual({ ...nothing, ended: 1 });
    expect(asked).not.toHaveBeenCalled();
    expect(await attemptOf(debtor.accountId)).toMatchObject({
      status: "failed",
      errorCode: "not_begun",
      errorText: "",
    });
  });
});
