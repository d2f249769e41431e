import "../billing/payments-provider";
import { afterAll, describe, expect, it } from "vitest";
import { checkLedger, voidInvoice } from "#modules/billing/index.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { renewChapters } from "#modules/renewal/index.server";
import { chosen, listOf, makeGroup, payScreen } from "./group-world";
import { storyOf } from "./ledger-story";
import { hearSettled, makeRenewing, must, renewed, standingOf, system } from "./renewing";

afterAll(async () => {
  const { faults } = await checkLedger(system, { isRepairing: false, isTelling: false });
  expect(faults, "the books after all renewals").toEqual([]);
});

describe("renewing chapters together", () => {
  it("makes each its invoice, and one payment moves each due date once", async () => {
    const { central, chapters } = await makeGroup([{}, { bonus: 30_00 }, { isSuspended: true }]);
    const { ctx, accountId } = central;
    const rows = chosen((await listOf(ctx, accountId)).rows);
    const done = must(await renewChapters(ctx, { centralAccountId: accountId, chapters: rows }));
    expect(done.refused).toEqual([]);
    expect(done.renewed.map((one) => one.accountId)).toEqual(
      chapters.map((chapter) => chapter.accountId),
    );
    expect(
      (await listOf(ctx, accountId)).rows.map(({ price, open }) => [price, open?.balance]),
    ).toEqual([
      [null, 130_00],
      [null, 100_00],
      [null, 355_00],
    ]);
    expect(await payScreen(ctx, accountId)).toMatchObject({ value: { kind: "assigned" } });
    for (const chapter of chapters) {
      await hearSettled(chapter.accountId);
      await hearSettled(chapter.accountId);
    }
    const [first, second, third] = chapters.map((chapter) => chapter.accountId);
    expect(await storyOf(first ?? 0)).toEqual([
      "invoice: receivable 1 130.00, revenue -130.00",
      "owed 0.00",
      "level 2002, due 2028-05-03, bonus 0.00",
      "member at 2002, 2027-05-04, 2028-05-03",
    ]);
    expect(await standingOf(second ?? 0)).toMatchObject({ bonus: 0, dueOn: "2028-05-03" });
    expect(await standingOf(third ?? 0)).toMatchObject({ levelId: 93772, dueOn: "2028-05-03" });
    expect(await storyOf(accountId)).toEqual([
      "payment by credit_card: cash 585.00, receivable 0 -130.00, receivable 0 -100.00, receivable 0 -355.00",
      "owed 0.00",
      "level 3001, due 2027-05-03, bonus 0.00",
    ]);
    expect(await db.payment.count({ where: { accountId } })).toBe(1);
  });

  it("reports what could not be renewed, and renews the others", async () => {
    const { central, chapters } = await makeGroup([{}, {}, {}]);
    const { ctx, accountId } = central;
    const stranger = await makeRenewing();
    const rows = chosen((await listOf(ctx, accountId)).rows);
    const [, left] = chapters;
    await db.account.update({ where: { id: left?.accountId ?? 0 }, data: { groupId: null } });
    const asked = rows.map((row, at) => (at === 2 ? { ...row, price: cents(1_00) } : row));
    const done = must(
      await renewChapters(ctx, {
        centralAccountId: accountId,
        chapters: [
          ...asked,
          { accountId: stranger.accountId, dueOn: civilDate("2027-05-03"), price: cents(175_00) },
        ],
      }),
    );
    expect(done.renewed).toMatchObject([{ accountId: chapters[0]?.accountId }]);
    expect(done.refused).toMatchObject([
      { accountId: left?.accountId, name: "", why: { key: "notInGroup" } },
      { accountId: chapters[2]?.accountId, name: "Chapter 003", why: { key: "renewalChanged" } },
      { accountId: stranger.accountId, name: "", why: { key: "notInGroup" } },
    ]);
    expect(await db.invoice.count({ where: { accountId: stranger.accountId } })).toBe(0);
  });

  it("once: again and at the same moment, each has one invoice", async () => {
    const { central, chapters } = await makeGroup([{}, {}]);
    const { ctx, accountId } = central;
    const rows = chosen((await listOf(ctx, accountId)).rows);
    const asked = { centralAccountId: accountId, chapters: rows };
    const all = await Promise.all(Array.from({ length: 5 }, () => renewChapters(ctx, asked)));
    const ids = all.map((one) =>
      must(one)
        .renewed.map(({ invoice }) => invoice.id)
        .join(" "),
    );
    expect(new Set(ids).size).toBe(1);
    for (const chapter of chapters) {
      expect(await db.invoice.count({ where: { accountId: chapter.accountId } })).toBe(1);
    }
    await payScreen(ctx, accountId);
    for (const chapter of chapters) await hearSettled(chapter.accountId);
    // A page that was opened before shows the due date that was renewed since.
    expect(
      must(await renewChapters(ctx, asked))
        .renewed.map(({ invoice }) => invoice.id)
        .join(" "),
    ).toBe(ids[0]);
  });

  it("takes the invoice that a chapter has made itself", async () => {
    const chapter = await renewed({ levelId: 2002 });
    const { central } = await makeGroup([]);
    const group = await db.group.findFirstOrThrow({
      where: { centralAccountId: central.accountId },
    });
    await db.account.update({ where: { id: chapter.accountId }, data: { groupId: group.id } });
    const asked = {
      accountId: chapter.accountId,
      dueOn: civilDate("2027-05-03"),
      price: cents(130_00),
    };
    const done = must(
      await renewChapters(central.ctx, { centralAccountId: central.accountId, chapters: [asked] }),
    );
    expect(done.renewed).toEqual([{ accountId: chapter.accountId, invoice: chapter.invoice }]);
  });

  it("is refused to a group that is not billed as one, which sees its chapters all the same", async () => {
    const { central } = await makeGroup([{}], { isBilledAsGroup: false });
    const { ctx, accountId } = central;
    const { rows, isBilledAsGroup } = await listOf(ctx, accountId);
    expect([rows.length, isBilledAsGroup]).toEqual([1, false]);
    const asked = { centralAccountId: accountId, chapters: chosen(rows) };
    expect(await renewChapters(ctx, asked)).toMatchObject({
      refusal: { code: "conflict", message: { key: "groupNotBilled" } },
    });
  });

  it("again, when staff voided the invoice of the first time", async () => {
    const { central, chapters } = await makeGroup([{}]);
    const { ctx, accountId: centralAccountId } = central;
    const renewAll = async () => {
      const rows = (await listOf(ctx, centralAccountId, { show: "due" })).rows;
      return must(await renewChapters(ctx, { centralAccountId, chapters: chosen(rows) }));
    };
    const [first] = (await renewAll()).renewed;
    const invoiceId = first?.invoice.id ?? 0;
    must(await voidInvoice(system, { invoiceId, note: "Made by mistake." }));
    const [row] = (await listOf(ctx, centralAccountId)).rows;
    expect([row?.price, row?.open]).toEqual([130_00, null]);
    const [second] = (await renewAll()).renewed;
    expect(second?.accountId).toBe(chapters[0]?.accountId);
    expect(second?.invoice.id).not.toBe(invoiceId);
  });

  it("takes as many as a page holds, and no more", async () => {
    const { central } = await makeGroup([]);
    const strangers = (count: number) => ({
      centralAccountId: central.accountId,
      chapters: Array.from({ length: count }, (_, at) => {
        return { accountId: 2_000_000 + at, dueOn: civilDate("2027-05-03"), price: cents(130_00) };
      }),
    });
    expect(must(await renewChapters(central.ctx, strangers(200))).refused).toHaveLength(200);
    expect(await renewChapters(central.ctx, strangers(201))).toMatchObject({
      refusal: { code: "invalid", errors: { chapters: [{ key: "chaptersNone" }] } },
    });
  });

  it("needs a chapter", async () => {
    const { central } = await makeGroup([{}]);
    const none = { centralAccountId: central.accountId, chapters: [] };
    expect(await renewChapters(central.ctx, none)).toMatchObject({
      refusal: { code: "invalid", errors: { chapters: [{ key: "chaptersNone" }] } },
    });
  });
});
