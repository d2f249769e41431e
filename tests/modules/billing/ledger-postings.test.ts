import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  balancesOf,
  lockInvoices,
  lockPaid,
  type NewPosting,
  post,
} from "#modules/billing/ledger/post.server";
import { inTransaction } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { ok } from "#modules/platform/result";
import { makePerson } from "../accounts/people";
import { balancesFor, ctxAt, makeDebtor, system } from "./payments-support";

describe("the books", () => {
  it("take what has the same name once, and nothing for nothing", async () => {
    const { accountId, invoiceIds } = await makeDebtor(10_00);
    const [invoiceId = 0] = invoiceIds;
    const { id: userId } = await makePerson({ isStaff: true });
    const now = new Date("2026-11-21T03:30:00Z");
    const ctx = ctxAt(now, { kind: "user", userId, isStaff: true, role: "owner", accountIds: [] });
    const posting: NewPosting = {
      ...({ kind: "payment" } as const),
      accountId,
      reference: `test:${randomUUID()}`,
      note: "By hand",
      entries: [
        { ledger: "cash", cents: cents(3_00) },
        { ledger: "receivable", invoiceId, cents: cents(-3_00) },
      ],
    };
    const enter = async (entries: NewPosting["entries"]) => {
      const made = await inTransaction(ctx, async (tx) =>
        ok((await post(tx, { ...posting, entries })) ?? null),
      );
      return made.ok && made.value;
    };
    expect(await enter([])).toBeNull();
    const id = await enter(posting.entries);
    expect(id).toEqual(expect.any(Number));
    expect(await enter(posting.entries)).toBeNull();
    expect(await balancesFor(accountId)).toEqual([7_00]);
    const { reference, note } = posting;
    expect(await db.posting.findMany({ where: { reference } })).toMatchObject([
      { id, userId, createdAt: now, note, kind: "payment" },
    ]);
  });

  it("tell what is open of each invoice, 0 of one they do not know", async () => {
    const { invoiceIds } = await makeDebtor(10_00, 25_00);
    const [first = 0, second = 0] = invoiceIds;
    expect([...(await balancesOf(system, [second, 2_000_000_000]))]).toEqual([
      [second, 25_00],
      [2_000_000_000, 0],
    ]);
    expect([...(await balancesOf(system, [first]))]).toEqual([[first, 10_00]]);
  });

  it("lock the account's own invoices alone, in the order of their ids", async () => {
    const debtor = await makeDebtor(10_00, 25_00);
    const [stranger = 0] = (await makeDebtor(10_00)).invoiceIds;
    const wanted = [stranger, ...debtor.invoiceIds.toReversed()];
    const locked = await inTransaction(system, async (tx) =>
      ok([
        await lockInvoices(tx, debtor.accountId, wanted),
        await lockPaid(tx, wanted),
        await lockPaid(tx, []),
      ]),
    );
    const { invoiceIds } = debtor;
    expect(locked).toEqual({ ok: true, value: [invoiceIds, [...invoiceIds, stranger], []] });
  });
});
