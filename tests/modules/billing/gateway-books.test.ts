import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cents } from "#modules/platform/money";
import {
  approvedCharge,
  approvedId,
  chargeOf,
  isSimulated,
  newRef,
  type Provider,
  startProvider,
} from "./gateway-support";

const HOUR_MS = 3_600_000;
const since = new Date(Date.now() - HOUR_MS);

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

const onSimulator = it.runIf(isSimulated);

/** A charge in a batch that is closed. */
async function settledCharge(amount = cents(80_00)) {
  const charge = await approvedCharge(provider, { amount });
  provider.simulator.admin.settle();
  return charge;
}

describe("what was charged", () => {
  it("is found by its reference while it is unsettled", async () => {
    const { ref, transId } = await approvedCharge(provider, { amount: cents(77_01) });
    expect(await provider.gateway.find(ref, { since })).toEqual({
      kind: "found",
      transId,
      ref,
      amount: 77_01,
      status: "capturedPendingSettlement",
      standing: "charged",
      label: "Visa ending in 1111",
    });
  });

  it("is absent when it was never sent", async () => {
    expect(await provider.gateway.find(newRef(), { since })).toEqual({ kind: "absent" });
  });

  onSimulator("is found by its reference in the settled batches", async () => {
    const { ref, transId } = await settledCharge();
    expect(await provider.gateway.find(ref, { since })).toMatchObject({
      kind: "found",
      transId,
      status: "settledSuccessfully",
      standing: "charged",
    });
  });

  it("has details by its own number", async () => {
    const { ref, transId } = await approvedCharge(provider, { amount: cents(3_05) });
    expect(await provider.gateway.details(transId)).toMatchObject({
      kind: "found",
      ref,
      transId,
      amount: 3_05,
      standing: "charged",
    });
  });

  it("has no details under a number that is not there", async () => {
    expect(await provider.gateway.details("1")).toEqual({ kind: "absent" });
  });

  it("is in the list of the unsettled", async () => {
    const { ref } = await approvedCharge(provider);
    const listing = await provider.gateway.listUnsettled();
    expect(listing).toMatchObject({ kind: "listed" });
    expect(listing.kind === "listed" && listing.transactions.map((one) => one.ref)).toContain(ref);
  });

  onSimulator("is once in the list of the settled, however long the period", async () => {
    const { ref } = await settledCharge();
    const longAgo = new Date(Date.now() - 100 * 24 * HOUR_MS);
    const listing = await provider.gateway.listSettled(longAgo, new Date(Date.now() + HOUR_MS));
    if (listing.kind !== "listed") throw new Error(listing.reason);
    expect(listing.transactions.filter((one) => one.ref === ref)).toHaveLength(1);
    const empty = await provider.gateway.listSettled(longAgo, since);
    expect(empty).toEqual({ kind: "listed", transactions: [] });
  });

  onSimulator("is listed beyond the first thousand", async () => {
    const own = await startProvider();
    const first = await approvedCharge(own);
    const original = own.simulator.admin.ledger().at(-1);
    if (!original) throw new Error("nothing in the books");
    own.simulator.admin.repeat(original.transId, 1200);
    expect(await own.gateway.find(first.ref, { since })).toMatchObject({ transId: first.transId });
    const listing = await own.gateway.listUnsettled();
    expect(listing.kind === "listed" && listing.transactions).toHaveLength(1201);
    await own.stop();
  });

  onSimulator("settles by the clock: cards with the next batch, banks with the third", async () => {
    const own = await startProvider();
    const card = await approvedCharge(own);
    const bank = await approvedCharge(own, { method: "bank_account" });
    const statusOf = async (transId: string) => own.gateway.details(transId);
    own.simulator.admin.advanceClock(24 * HOUR_MS);
    expect(await statusOf(card.transId)).toMatchObject({ status: "settledSuccessfully" });
    expect(await statusOf(bank.transId)).toMatchObject({ status: "capturedPendingSettlement" });
    own.simulator.admin.advanceClock(48 * HOUR_MS);
    expect(await statusOf(bank.transId)).toMatchObject({ status: "settledSuccessfully" });
    await own.stop();
  });

  onSimulator("says when a bank returned it, or a card's holder took it back", async () => {
    const bank = await approvedCharge(provider, { method: "bank_account" });
    expect(provider.simulator.admin.takeBack(bank.transId)).toBe(false);
    provider.simulator.admin.settle();
    expect(provider.simulator.admin.takeBack(bank.transId)).toBe(true);
    const returned = { status: "returnedItem", standing: "returned" };
    expect(await provider.gateway.details(bank.transId)).toMatchObject(returned);
    expect(await provider.gateway.find(bank.ref, { since })).toMatchObject(returned);
    const card = await settledCharge();
    provider.simulator.admin.takeBack(card.transId, "chargeback");
    expect(await provider.gateway.details(card.transId)).toMatchObject({ standing: "returned" });
  });

  onSimulator("is held until the merchant decides", async () => {
    provider.simulator.admin.fail({ kind: "held" });
    const first = await chargeOf(provider);
    const held = await provider.gateway.charge(first);
    expect(held).toEqual({ kind: "held", transId: expect.stringMatching(/^\d+$/) });
    const look = () => provider.gateway.find(first.ref, { since });
    expect(await look()).toMatchObject({ standing: "held" });
    const transId = held.kind === "held" ? held.transId : "";
    expect(provider.simulator.admin.review(transId, true)).toBe(true);
    expect(await look()).toMatchObject({ standing: "charged" });
    expect(provider.simulator.admin.review(transId, true)).toBe(false);
    provider.simulator.admin.fail({ kind: "held" });
    const second = await provider.gateway.charge(await chargeOf(provider));
    const secondId = second.kind === "held" ? second.transId : "";
    provider.simulator.admin.review(secondId, false);
    expect(await provider.gateway.details(secondId)).toMatchObject({ standing: "none" });
  });
});

describe("a void", () => {
  it("takes back what is unsettled", async () => {
    const { ref, transId } = await approvedCharge(provider);
    expect(await provider.gateway.void(transId)).toMatchObject({ kind: "approved", transId });
    expect(await provider.gateway.details(transId)).toMatchObject({ standing: "none", ref });
  });

  it("given twice takes back once", async () => {
    const { transId } = await approvedCharge(provider);
    await provider.gateway.void(transId);
    expect(await provider.gateway.void(transId)).toMatchObject({ kind: "approved", transId });
  });

  onSimulator("is refused after settlement", async () => {
    const { transId } = await settledCharge();
    expect(await provider.gateway.void(transId)).toMatchObject({ kind: "error", code: "311" });
    expect(await provider.gateway.details(transId)).toMatchObject({ standing: "charged" });
  });

  it("of nothing is refused", async () => {
    expect(await provider.gateway.void("1")).toMatchObject({ kind: "error", code: "16" });
  });
});

describe("a refund", () => {
  it("before settlement is refused with code 54", async () => {
    const { transId, amount } = await approvedCharge(provider);
    const refund = { transId, amount, lastFour: "1111" };
    expect(await provider.gateway.refund(refund)).toMatchObject({ kind: "error", code: "54" });
  });

  onSimulator("after settlement is a transaction of its own, found by its reference", async () => {
    const { transId, amount } = await settledCharge();
    const ref = newRef();
    const outcome = await provider.gateway.refund({ transId, amount, lastFour: "1111", ref });
    const refundId = approvedId(outcome);
    expect(refundId).not.toBe(transId);
    expect(await provider.gateway.find(ref, { since })).toMatchObject({
      transId: refundId,
      amount,
      standing: "refund",
    });
    provider.simulator.admin.settle();
    expect(await provider.gateway.details(refundId)).toMatchObject({
      status: "refundSettledSuccessfully",
      standing: "refund",
    });
  });

  onSimulator("in parts ends at the amount that was charged", async () => {
    const { transId } = await settledCharge(cents(10_00));
    const refund = (amount: number) =>
      provider.gateway.refund({ transId, amount: cents(amount), lastFour: "1111" });
    expect(await refund(6_00)).toMatchObject({ kind: "approved" });
    expect(await refund(4_01)).toMatchObject({ kind: "error", code: "55" });
    expect(await refund(4_00)).toMatchObject({ kind: "approved" });
    expect(await refund(1)).toMatchObject({ kind: "error", code: "55" });
  });

  onSimulator("to another card is refused, and so is one of nothing", async () => {
    const { transId, amount } = await settledCharge();
    const refund = { transId, amount, lastFour: "2222" };
    expect(await provider.gateway.refund(refund)).toMatchObject({ kind: "error", code: "54" });
    const unknown = { ...refund, transId: "1" };
    expect(await provider.gateway.refund(unknown)).toMatchObject({ kind: "error", code: "16" });
  });

  onSimulator("leaves in the books what was not taken back", async () => {
    const own = await startProvider();
    const kept = await approvedCharge(own, { amount: cents(20_00) });
    const voided = await approvedCharge(own, { amount: cents(30_00) });
    await own.gateway.void(voided.transId);
    own.simulator.admin.settle();
    await own.gateway.refund({ transId: kept.transId, amount: cents(5_00), lastFour: "1111" });
    expect(own.simulator.admin.capturedCents()).toBe(15_00);
    await own.stop();
  });
});
