import { describe, expect, it } from "vitest";
import { newReference } from "#modules/billing/attempts/store.server";
import { checkLedgerJob } from "#modules/billing/gateway/jobs";
import { handlers } from "#modules/billing/handlers.server";
import { checkLedger, openInvoices } from "#modules/billing/index.server";
import { db, pool } from "#modules/platform/db.server";
import { lettersTo } from "../accounts/mailbox";
import {
  balances,
  makeInvoice,
  makeMember,
  makeStaff,
  must,
  paid,
  runJobs,
  system,
} from "./back-office";

/** Does what the guards forbid, as somebody with the server's keys could. */
async function damage(...statements: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET session_replication_role = replica");
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query("SET session_replication_role = origin");
    client.release();
  }
}

const check = async (isRepairing = false) =>
  (await checkLedger(system, { isRepairing, isTelling: false })).faults.map(
    ({ kind, key, isRepaired }) => `${kind} ${key}${isRepaired ? " repaired" : ""}`,
  );

async function paidInvoice() {
  const { accountId } = await makeMember();
  const invoiceId = await makeInvoice(accountId, 100_00);
  const payment = await paid(accountId, [{ invoiceId, amount: 90_00, discount: 10_00 }]);
  return { accountId, invoiceId, ...payment };
}

const attempt = (accountId: number, invoiceId: number, status: string, isActive: boolean) => {
  const ref = newReference();
  const line = { invoiceId, amountCents: 1_00, isActive };
  return db.paymentAttempt.create({
    data: {
      ref,
      accountId,
      idemKey: ref,
      requestHash: "",
      method: "credit_card",
      amountCents: 1_00,
      status,
      createdAt: new Date(),
      invoices: { create: line },
    },
  });
};

describe("the check of the ledger", () => {
  it("finds nothing where nothing is wrong", async () => {
    await paidInvoice();
    expect(await check()).toEqual([]);
  });

  it("finds planted damage of every kind, and repairs what has one right answer", async () => {
    const whole = await paidInvoice();
    const { accountId, invoiceId, paymentId } = await paidInvoice();
    const lost = await paidInvoice();
    const other = await makeInvoice(accountId, 30_00);
    const third = await makeInvoice(accountId, 20_00);
    const posting = await db.posting.findUniqueOrThrow({
      where: { reference: `payment:${paymentId}` },
    });
    const failed = await attempt(accountId, other, "failed", true);
    const freed = await attempt(accountId, third, "unknown", false);
    const unrecorded = await attempt(accountId, invoiceId, "succeeded", false);
    const ofPosting = `(SELECT id FROM postings WHERE reference = 'payment:${lost.paymentId}')`;
    await damage(
      `UPDATE ledger_entries SET cents = 8000 WHERE posting_id = ${posting.id} AND ledger = 'cash'`,
      `UPDATE order_details SET value_cents = 11000 WHERE invoice_id = ${whole.invoiceId}`,
      `DELETE FROM ledger_entries WHERE posting_id = ${ofPosting}`,
      `DELETE FROM postings WHERE reference = 'payment:${lost.paymentId}'`,
      `DELETE FROM ledger_entries WHERE invoice_id = ${other} OR posting_id = (SELECT id FROM postings WHERE reference = 'invoice:${other}')`,
      `DELETE FROM postings WHERE reference = 'invoice:${other}'`,
      "ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only",
      "DROP TRIGGER payments_not_truncated ON payments",
    );
    const beyondRepair = [
      "guard_missing payments.payments_not_truncated",
      `posting_unbalanced ${posting.id}`,
      `invoice_wrong_value ${whole.invoiceId}`,
      `payment_wrong_amount ${paymentId}`,
      `attempt_not_recorded ${unrecorded.ref}`,
    ];
    const repairable = [
      "guard_disabled ledger_entries.ledger_entries_append_only",
      `invoice_not_posted ${other}`,
      `payment_not_posted ${lost.paymentId}`,
      `attempt_blocks ${failed.ref}`,
      `attempt_blocks_nothing ${freed.ref}`,
    ];
    const all = [...beyondRepair, ...repairable];
    expect((await check()).toSorted()).toEqual(all.toSorted());
    expect((await check()).toSorted()).toEqual(all.toSorted());
    const repaired = repairable.map((fault) => `${fault} repaired`);
    expect((await check(true)).toSorted()).toEqual([...beyondRepair, ...repaired].toSorted());
    expect((await check()).toSorted()).toEqual(beyondRepair.toSorted());
    expect(await balances(lost.accountId)).toEqual([]);
    expect(must(await openInvoices(system, accountId)).map(({ id }) => id)).toContain(other);
    await expect(db.$executeRawUnsafe("DELETE FROM ledger_entries")).rejects.toThrow(/append-only/);
  });

  it("tells staff in the night, with the number of faults", async () => {
    const staff = await makeStaff();
    const handler = handlers.find(({ job }) => job === checkLedgerJob);
    const { signal } = new AbortController();
    await handler?.run({ ...system, jobId: "night", attempt: 1, signal }, {});
    await runJobs();
    const [letter] = await lettersTo(staff.email);
    expect(letter?.subject).toBe("5 faults in the ledger");
    expect(letter?.text).toContain("npm run ledger:check");
  });
});
