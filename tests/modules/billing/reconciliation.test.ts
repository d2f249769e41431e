import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { reconcile, refundPayment } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { simulator } from "#tests/setup/provider";
import { lettersTo } from "../accounts/mailbox";
import {
  balances,
  chargeOnly,
  makeInvoice,
  makeMember,
  makeStaff,
  must,
  paid,
  runJobs,
  system,
} from "./back-office";

beforeEach(() => db.reconciliationFinding.deleteMany());

const open = () =>
  db.reconciliationFinding.findMany({ where: { resolvedAt: null }, orderBy: { id: "asc" } });

describe("comparing the books", () => {
  it("tells staff of a difference once, and closes it when it has gone", async () => {
    const staff = await makeStaff();
    const { accountId } = await makeMember();
    const { transId, ref } = await chargeOnly(31_00);
    expect(await reconcile(system)).toMatchObject({ isNew: 1 });
    expect(await open()).toMatchObject([
      { kind: "unrecorded_charge", gatewayTransId: transId, attemptRef: ref, amountCents: 31_00 },
    ]);
    expect(await reconcile(system)).toMatchObject({ isNew: 0 });
    await runJobs();
    await runJobs();
    const letters = await lettersTo(staff.email);
    expect(letters.map(({ subject }) => subject)).toEqual(["1 unmatched payment"]);
    expect(letters[0]?.text).toContain("/admin/payments/unmatched");
    const row = { accountId, method: "credit_card", amountCents: 31_00, gatewayTransId: transId };
    const now = new Date();
    await db.payment.create({ data: { ...row, receivedOn: now, createdAt: now } });
    await reconcile(system);
    expect(await open()).toEqual([]);
  });

  it("a payment that its bank took back is entered as returned, without a notification", async () => {
    const { accountId } = await makeMember();
    const invoiceId = await makeInvoice(accountId, 44_00);
    const { transId } = await paid(accountId, [{ invoiceId, amount: 44_00 }], "bank_account");
    simulator.admin.settle();
    simulator.admin.takeBack(transId);
    expect(await reconcile(system)).toMatchObject({ takenBack: 1 });
    expect(await reconcile(system)).toMatchObject({ takenBack: 0 });
    expect(await balances(accountId)).toEqual([44_00]);
  });

  it("staff are told once of a refunded payment that its bank takes back as well", async () => {
    const { accountId } = await makeMember();
    const invoiceId = await makeInvoice(accountId, 44_00);
    const { transId, paymentId } = await paid(accountId, [{ invoiceId, amount: 44_00 }]);
    simulator.admin.settle();
    const amount = cents(44_00);
    const key = randomUUID();
    must(await refundPayment(system, { paymentId, amount, after: "credit", note: "Left", key }));
    simulator.admin.settle();
    simulator.admin.takeBack(transId, "chargeback");
    for (const _ of [1, 2]) await reconcile(system);
    expect(await open()).toMatchObject([
      { kind: "unclear_status", gatewayTransId: transId, amountCents: 44_00, detail: "chargeback" },
    ]);
    expect(await balances(accountId)).toEqual([]);
  });

  it("fails, to be tried again, while the provider's books cannot be read", async () => {
    simulator.admin.fail({ kind: "http-500", times: 9, on: "getUnsettledTransactionListRequest" });
    await expect(reconcile(system)).rejects.toThrow(/cannot be read/);
    simulator.admin.clearFaults();
    expect(await open()).toEqual([]);
  });
});
