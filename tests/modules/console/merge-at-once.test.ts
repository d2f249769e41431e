import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createInvoice, enterPayment } from "#modules/billing/index.server";
import { mergeAccounts, mergePlan } from "#modules/console/index.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { system } from "../accounts/people";
import { bill, booksOf, makePair, merge, must, note, owner, pay } from "./merge-kit";

/** Whether a promise was kept by a value that is no refusal. */
const isDone = (settled: PromiseSettledResult<{ ok: boolean }>) =>
  settled.status === "fulfilled" && settled.value.ok;

describe("H-02 merges at the same time", () => {
  it("merge once, whichever way round they were asked for", async () => {
    for (let round = 0; round < 4; round++) {
      const { kept, duplicate, pair } = await makePair();
      const staff = await owner();
      const back = { keptId: duplicate.id, duplicateId: kept.id };
      const seen = must(await mergePlan(staff, pair)).seen;
      const seenBack = must(await mergePlan(staff, back)).seen;
      const all = await Promise.all([
        mergeAccounts(staff, { ...pair, seen }),
        mergeAccounts(staff, { ...back, seen: seenBack }),
        mergeAccounts(staff, { ...pair, seen }),
      ]);
      expect(all.filter(({ ok }) => ok)).toHaveLength(1);
      for (const refused of all.filter(({ ok }) => !ok)) {
        expect(refused).toMatchObject({ refusal: { code: "conflict" } });
      }
      const marked = { id: { in: [kept.id, duplicate.id] }, mergedIntoId: { not: null } };
      expect(await db.account.count({ where: marked })).toBe(1);
    }
  });

  it("lose no invoice, payment or note that is written meanwhile", async () => {
    for (let round = 0; round < 6; round++) {
      const { kept, duplicate, pair } = await makePair();
      const invoiceId = await bill(duplicate.id, 50_00);
      const line = { type: "renewal", label: "Renewal", value: cents(30_00) } as const;
      const check = { method: "check", label: "Check 7", amount: cents(50_00) } as const;
      const accountId = duplicate.id;
      const staff = await owner();
      const { seen } = must(await mergePlan(staff, pair));
      const [merged, billed, paid, noted] = await Promise.allSettled([
        mergeAccounts(staff, { ...pair, seen }),
        createInvoice(system, { accountId, orderDetails: [line] }),
        enterPayment(system, { accountId, ...check, invoiceIds: [invoiceId] }),
        note(accountId, "Meanwhile."),
      ]);
      if (merged.status === "fulfilled" && merged.value.ok && !isDone(billed)) {
        expect(billed).toMatchObject({ value: { refusal: { code: "not_found" } } });
      }
      const owed = 50_00 + (isDone(billed) ? 30_00 : 0) - (isDone(paid) ? 50_00 : 0);
      const at = isDone(merged) ? kept.id : duplicate.id;
      expect((await booksOf(at)).owed).toBe(String(owed));
      expect(await db.accountNote.count({ where: { accountId: at } })).toBe(isDone(noted) ? 1 : 0);
      expect(await db.invoice.count({ where: { accountId: at } })).toBe(isDone(billed) ? 2 : 1);
    }
  });

  it("refuse while somebody holds an invoice, and merge afterwards", async () => {
    const { duplicate, pair } = await makePair();
    const id = await bill(duplicate.id, 50_00);
    const staff = await owner();
    const busy = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM invoices WHERE id = ${id} FOR UPDATE`;
      return merge(staff, pair);
    });
    expect(busy).toMatchObject({ refusal: { code: "conflict", message: { key: "mergeBusy" } } });
    expect(await merge(staff, pair)).toMatchObject({ ok: true });
  });
});

describe("H-02 the money of merged accounts", () => {
  const bills = fc.array(
    fc.record({
      value: fc.integer({ min: 1, max: 500_00 }),
      paid: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 4 },
  );
  const club = fc.record({ bills, bonus: fc.integer({ min: 0, max: 90_00 }) });

  it("is the sum of both before, to the cent and posting by posting", async () => {
    const fill = async (
      id: number,
      { bills, bonus }: { bills: { value: number; paid: number }[]; bonus: number },
    ) => {
      await db.account.update({ where: { id }, data: { bonusBalanceCents: bonus } });
      for (const { value, paid } of bills) {
        const invoiceId = await bill(id, value);
        const part = Math.round(value * paid);
        if (part > 0) await pay(id, invoiceId, part);
      }
    };
    await fc.assert(
      fc.asyncProperty(club, club, async (one, other) => {
        const { kept, duplicate, pair } = await makePair();
        await fill(kept.id, one);
        await fill(duplicate.id, other);
        const before = await booksOf(kept.id, duplicate.id);
        must(await merge(await owner(), pair));
        expect(await booksOf(kept.id)).toEqual(before);
        expect(before.bonus).toBe(one.bonus + other.bonus);
        expect(await booksOf(duplicate.id)).toMatchObject({ rows: [], owed: "0", bonus: 0 });
      }),
      { numRuns: 12 },
    );
  });
});
