import "./payments-provider";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { gateway } from "#modules/billing/gateway/index.server";
import {
  checkLedger,
  listMovements,
  payByCard,
  paymentScreen,
  readInvoice,
  readStatement,
} from "#modules/billing/index.server";
import { followTransaction } from "#modules/billing/webhooks/follow-transaction.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { lettersTo } from "../accounts/mailbox";
import { must, runJobs } from "./back-office";
import { bill, makeBilledGroup, owedBy, type TestGroup } from "./group-kit";
import { conflict } from "./payments-answers";
import { admin } from "./payments-provider";
import { cardPayment, system } from "./payments-support";

afterEach(() => admin.clearFaults());
afterAll(async () => {
  const { faults } = await checkLedger(system, { isRepairing: false, isTelling: false });
  expect(faults, "the books after all payments").toEqual([]);
});

const missing = { refusal: { code: "not_found" } };
const payAll = async ({ central, payable }: TestGroup) =>
  payByCard(central.ctx, await cardPayment(payable));
const owedByAll = async ({ chapters }: TestGroup) =>
  (await Promise.all(chapters.map(({ accountId }) => owedBy(accountId)))).flat();
const settledTold = async (invoiceIds: readonly number[]) => {
  const told = await db.outboxJob.findMany({ where: { jobName: "billing.invoice-settled" } });
  const ids = told.map(({ payload }) => (payload as { invoiceId: number }).invoiceId);
  return ids.filter((id) => invoiceIds.includes(id)).toSorted((a, b) => a - b);
};
/** An account's history, the oldest first: what, how much more is owed, how much came in. */
async function historyOf(ctx: Ctx, accountId: number) {
  const page = must(await listMovements(ctx, { accountId, filter: "all", page: 1 }));
  return page.rows
    .map(({ kind, label, owed, received, invoices }) =>
      [kind, label, owed, received, invoices.length].join("|"),
    )
    .reverse();
}

describe("a payment for a group", () => {
  it("is one charge that settles the renewal of each chapter, and tells so once for each", async () => {
    const group = await makeBilledGroup([130_00, 145_00, 355_00]);
    const { central, chapters, payable } = group;
    expect(await payAll(group)).toMatchObject({ value: { kind: "assigned" } });
    expect(admin.ledger().at(-1)).toMatchObject({ cents: 630_00 });
    expect(await owedByAll(group)).toEqual([0, 0, 0]);
    expect(await settledTold(payable.invoiceIds)).toEqual(payable.invoiceIds);
    const [payment, ...more] = await db.payment.findMany({
      where: { accountId: central.accountId },
      include: { invoices: { orderBy: { invoiceId: "asc" } }, postings: true },
    });
    expect(more).toEqual([]);
    expect(payment?.invoices.map(({ amountCents }) => amountCents)).toEqual([
      130_00, 145_00, 355_00,
    ]);
    expect(payment?.userId).toBe(central.ctx.actor.kind === "user" && central.ctx.actor.userId);
    expect(await historyOf(central.ctx, central.accountId)).toEqual([
      "payment|Visa ending in 1111|0|63000|0",
    ]);
    const [chapter] = chapters;
    expect(chapter && (await historyOf(chapter.ctx, chapter.accountId))).toEqual([
      "invoice||13000|0|1",
      "payment|Headquarters|-13000|0|1",
    ]);
  });

  it("is on the statement and the invoice of a chapter without the payer's card", async () => {
    const group = await makeBilledGroup([130_00, 145_00]);
    await payAll(group);
    for (const { ctx, accountId, invoiceId } of group.chapters) {
      const asked = { accountId, from: civilDate("2020-01-01"), to: civilDate("2099-12-31") };
      expect(must(await readStatement(ctx, asked)).closing).toBe(0);
      expect(must(await readInvoice(ctx, invoiceId))).toMatchObject({
        state: "paid",
        movements: [{ kind: "payment", label: "Headquarters" }],
      });
    }
  });

  it("is receipted to the payer, with the name of each chapter", async () => {
    const group = await makeBilledGroup([130_00, 145_00]);
    await payAll(group);
    await runJobs();
    const [letter, ...more] = await lettersTo(group.central.email);
    expect(more).toEqual([]);
    expect(letter?.text).toContain("$275.00");
    expect(letter?.text).toMatch(/\(Chapter 1\): \$130\.00/);
    expect(letter?.text).toMatch(/\(Chapter 2\): \$145\.00/);
    for (const { email } of group.chapters) expect(await lettersTo(email)).toEqual([]);
  });

  it("that its bank takes back is told to a chapter in Spanish where its person chose that", async () => {
    const group = await makeBilledGroup([130_00]);
    const [{ email: emailKey } = { email: "" }] = group.chapters;
    await db.user.update({ where: { emailKey }, data: { locale: "es" } });
    expect(await payAll(group)).toMatchObject({ value: { kind: "assigned" } });
    await runJobs();
    admin.settle();
    const { transId } = admin.ledger().at(-1) ?? {};
    admin.takeBack(transId ?? "", "chargeback");
    const found = await gateway().details(transId ?? "");
    if (found.kind !== "found") throw new Error("not in the books");
    expect(await followTransaction(system, found)).toBe("taken back");
    await runJobs();
    const [letter] = await lettersTo(emailKey);
    expect(letter?.subject).toBe("Se devolvió un pago a favor de Chapter 1");
    expect(letter?.text).toMatch(/Headquarters había pagado por Chapter 1 el \d+ de \p{L}+ de/u);
    const subjects = (await lettersTo(group.central.email)).map(({ subject }) => subject);
    expect(subjects).toContain("A payment of Headquarters was returned");
  });

  it("that its bank takes back is told to the payer, and to each chapter with its own part", async () => {
    const group = await makeBilledGroup([130_00, 145_00]);
    expect(await payAll(group)).toMatchObject({ value: { kind: "assigned" } });
    await runJobs();
    admin.settle();
    const { transId } = admin.ledger().at(-1) ?? {};
    admin.takeBack(transId ?? "", "chargeback");
    const found = await gateway().details(transId ?? "");
    if (found.kind !== "found") throw new Error("not in the books");
    expect(await followTransaction(system, found)).toBe("taken back");
    expect(await owedByAll(group)).toEqual([130_00, 145_00]);
    await runJobs();
    const letters = await lettersTo(group.central.email);
    const told = letters.find(
      ({ subject }) => subject === "A payment of Headquarters was returned",
    );
    expect(told?.text).toContain("took back $275.00 that Headquarters paid");
    for (const [at, { email, accountId }] of group.chapters.entries()) {
      const [letter, ...more] = await lettersTo(email);
      expect(more).toEqual([]);
      expect(letter?.subject).toBe(`A payment for Chapter ${at + 1} was returned`);
      const own = ["$130.00", "$145.00"][at];
      expect(letter?.text).toContain(`took back ${own} that Headquarters had paid for Chapter`);
      expect(letter?.text.match(/Invoice [\d-]+: \$[\d.]+ open/g)).toEqual([
        expect.stringContaining(`${own} open`),
      ]);
      expect(letter?.text).toContain(`/app/payments?account_id=${accountId}`);
      // Nothing of the payer's card, nor of the other chapter.
      expect(letter?.text).not.toMatch(/1111|\$275\.00/);
    }
  });

  it("shows the chapters' renewals on the payer's screen, blocked while anybody pays them", async () => {
    const group = await makeBilledGroup([130_00, 145_00]);
    const [first, second] = group.chapters;
    if (!first || !second) throw new Error("two chapters");
    const own = await bill(group.central.accountId, 50_00, "service_fee");
    await bill(first.accountId, 95_00, "service_fee");
    const shown = async (ctx: Ctx, accountId: number) =>
      must(await paymentScreen(ctx, accountId)).invoices.map(({ id, chapter, isBlocked }) => {
        return { id, chapter, isBlocked };
      });
    expect(await shown(group.central.ctx, group.central.accountId)).toEqual([
      { id: first.invoiceId, chapter: "Chapter 1", isBlocked: false },
      { id: second.invoiceId, chapter: "Chapter 2", isBlocked: false },
      { id: own, chapter: null, isBlocked: false },
    ]);
    admin.fail({ kind: "reset-after" });
    const { invoiceId, accountId, ctx } = second;
    const alone = { accountId, invoiceIds: [invoiceId], value: cents(145_00) };
    expect(await payByCard(ctx, await cardPayment(alone))).toMatchObject({
      value: { kind: "unassigned" },
    });
    expect(await shown(group.central.ctx, group.central.accountId)).toMatchObject([
      { isBlocked: false },
      { isBlocked: true },
      { isBlocked: false },
    ]);
    expect(await payAll(group)).toMatchObject(conflict("paymentInProgress"));
    expect(await shown(first.ctx, first.accountId)).toHaveLength(2);
  });
});

describe("who may pay for whom", () => {
  it("a chapter pays neither another chapter's renewal nor the central organization's", async () => {
    const { chapters, payable, central } = await makeBilledGroup([130_00, 145_00]);
    const [chapter, other] = chapters;
    if (!chapter || !other) throw new Error("two chapters");
    const due = await bill(central.accountId, 20_00);
    for (const [id, value] of [
      [other.invoiceId, 145_00],
      [due, 20_00],
    ] as const) {
      const foreign = {
        accountId: chapter.accountId,
        invoiceIds: [id],
        value: cents(value),
      };
      expect(await payByCard(chapter.ctx, await cardPayment(foreign))).toMatchObject(missing);
    }
    expect(await payByCard(chapter.ctx, await cardPayment(payable))).toMatchObject(missing);
    expect(await db.paymentAttempt.count({ where: { accountId: chapter.accountId } })).toBe(0);
  });

  it("nobody pays for the chapters of a group that is not billed as one", async () => {
    const group = await makeBilledGroup([130_00], { isBilledAsGroup: false });
    expect(await payAll(group)).toMatchObject(missing);
    const screen = must(await paymentScreen(group.central.ctx, group.central.accountId));
    expect(screen.invoices).toEqual([]);
    expect(await owedByAll(group)).toEqual([130_00]);
  });

  it("a chapter that left the group after the page was opened is refused, and so is the payment", async () => {
    const group = await makeBilledGroup([130_00, 145_00]);
    const payment = await cardPayment(group.payable);
    const accountId = group.chapters[1]?.accountId ?? 0;
    await db.account.update({ where: { id: accountId }, data: { groupId: null } });
    expect(await payByCard(group.central.ctx, payment)).toMatchObject(missing);
    expect(await owedByAll(group)).toEqual([130_00, 145_00]);
    expect(await db.paymentAttempt.count({ where: { accountId: payment.accountId } })).toBe(0);
  });

  it("of a chapter's invoices the central organization pays its renewals alone", async () => {
    const { central, chapters } = await makeBilledGroup([130_00]);
    const fee = await bill(chapters[0]?.accountId ?? 0, 95_00, "service_fee");
    const payable = { accountId: central.accountId, invoiceIds: [fee], value: cents(95_00) };
    expect(await payByCard(central.ctx, await cardPayment(payable))).toMatchObject(missing);
  });

  it("another total than the books' is refused with the new one, and strangers find nothing", async () => {
    const group = await makeBilledGroup([130_00, 145_00]);
    const cheaper = { ...group.payable, value: cents(1_00) };
    expect(await payByCard(group.central.ctx, await cardPayment(cheaper))).toMatchObject({
      refusal: { code: "conflict", totals: { total: 275 } },
    });
    const stranger = await makeBilledGroup([]);
    const payment = await cardPayment(group.payable);
    expect(await payByCard(stranger.central.ctx, payment)).toMatchObject(missing);
    const asTheirs = { ...payment, accountId: stranger.central.accountId };
    expect(await payByCard(stranger.central.ctx, asTheirs)).toMatchObject(missing);
  });
});
