import { describe, expect, it } from "vitest";
import {
  compareBooks,
  type OwnBooks,
  type OwnPayment,
  type ProvidersEntry,
} from "#modules/billing/reconciliation/compare-books";
import { cents } from "#modules/platform/money";

const theirs = (change: Partial<ProvidersEntry> = {}): ProvidersEntry => ({
  transId: "1",
  ref: "A",
  amount: cents(10_00),
  status: "settledSuccessfully",
  standing: "charged",
  ...change,
});
const payment = (change: Partial<OwnPayment> = {}): OwnPayment => ({
  paymentId: 7,
  transId: "1",
  ref: "A",
  amount: cents(10_00),
  isVoided: false,
  isReturned: false,
  isExpected: true,
  ...change,
});
const books = (change: Partial<OwnBooks> = {}): OwnBooks => ({
  payments: [],
  refunds: [],
  paidBackThere: [],
  underWay: new Set(),
  ...change,
});

const kinds = (entries: ProvidersEntry[], ours: Partial<OwnBooks>) =>
  compareBooks(entries, books(ours)).differences.map(({ kind }) => kind);

describe("comparing the provider's books with ours", () => {
  it("agrees about what both have", () => {
    const { differences, agreed } = compareBooks([theirs()], books({ payments: [payment()] }));
    expect([differences, [...agreed]]).toEqual([[], ["1"]]);
  });

  it("leaves alone what is under way, older than the period, or voided by both", () => {
    expect(kinds([theirs()], { underWay: new Set(["A"]) })).toEqual([]);
    expect(kinds([], { payments: [payment({ isExpected: false })] })).toEqual([]);
    expect(kinds([], { payments: [payment({ isVoided: true })] })).toEqual([]);
    const voided = theirs({ standing: "none", status: "voided" });
    expect(kinds([voided], { payments: [payment({ isVoided: true })] })).toEqual([]);
  });

  it.each<[string, ProvidersEntry[], Partial<OwnBooks>]>([
    ["unrecorded_charge", [theirs()], {}],
    ["missing_charge", [], { payments: [payment()] }],
    ["missing_charge", [theirs({ standing: "none" })], { payments: [payment()] }],
    ["wrong_amount", [theirs({ amount: cents(9_99) })], { payments: [payment()] }],
    ["double_charge", [theirs(), theirs({ transId: "2" })], { payments: [payment()] }],
    ["unrecorded_refund", [theirs({ standing: "refund" })], {}],
    ["missing_refund", [theirs()], { payments: [payment({ isVoided: true })] }],
    ["unclear_status", [theirs({ standing: "other" })], { payments: [payment()] }],
    ["unclear_status", [theirs({ standing: "returned" })], {}],
  ])("finds %s", (kind, entries, ours) => {
    expect(kinds(entries, ours)).toEqual([kind]);
  });

  it("compares refunds by their own transaction", () => {
    const refund = { transId: "9", ref: "R", amount: cents(1_00), isExpected: true };
    const back = theirs({ transId: "9", ref: "R", amount: cents(1_00), standing: "refund" });
    expect(kinds([back], { refunds: [refund] })).toEqual([]);
    expect(kinds([], { refunds: [refund] })).toEqual(["missing_refund"]);
    const more = { ...refund, amount: cents(2_00) };
    expect(kinds([back], { refunds: [more] })).toEqual(["wrong_amount"]);
  });

  it("C-67 names what a bank took back once, by its transaction or by its reference", () => {
    const back = { standing: "returned", status: "returnedItem" } as const;
    const returned = (entry: ProvidersEntry, own: OwnPayment) =>
      compareBooks([entry], books({ payments: [own] })).returned;
    const expected = [{ paymentId: 7, status: "returnedItem" }];
    expect(returned(theirs(back), payment())).toEqual(expected);
    const apart = payment({ isExpected: false });
    expect(returned(theirs({ ...back, transId: "3" }), apart)).toEqual(expected);
    expect(returned(theirs(back), payment({ isReturned: true }))).toEqual([]);
  });

  describe("a charge that staff pay back at the provider", () => {
    const decided = { paidBackThere: [{ transId: "1", ref: "A" }] };
    const back = (amount: number, transId = "2") =>
      theirs({ transId, amount: cents(amount), standing: "refund" });

    it("C-67 agrees when it was voided, or when its refunds make up what was charged", () => {
      expect(kinds([theirs({ standing: "none", status: "voided" })], decided)).toEqual([]);
      const whole = compareBooks([theirs(), back(4_00), back(6_00, "3")], books(decided));
      expect([whole.differences, [...whole.agreed]]).toEqual([[], ["1", "2", "3"]]);
    });

    it("C-67 is told of until all of it is paid back, and of what goes beyond it", () => {
      expect(kinds([theirs()], decided)).toEqual(["missing_refund"]);
      expect(kinds([theirs(), back(9_99)], decided)).toEqual(["missing_refund"]);
      const other = { ...back(10_00), ref: "B" };
      expect(kinds([theirs(), other], decided)).toEqual(["missing_refund", "unrecorded_refund"]);
      const twice = [theirs(), back(10_00), back(10_00, "3")];
      expect(kinds(twice, decided)).toEqual(["unrecorded_refund", "unrecorded_refund"]);
    });

    it("leaves the refund of another charge to that one, and looks at no older charge", () => {
      const refund = { transId: "2", ref: "A", amount: cents(10_00), isExpected: true };
      const entries = [theirs(), back(10_00)];
      expect(kinds(entries, { ...decided, refunds: [refund] })).toEqual(["missing_refund"]);
      expect(kinds([], decided)).toEqual([]);
      const taken = theirs({ standing: "returned", status: "chargeback" });
      expect(kinds([taken], decided)).toEqual(["unclear_status"]);
    });
  });
});
