import "./payments-provider";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import {
  initPaypal,
  payByBank,
  payByCard,
  paymentScreen,
  returnFromPaypal,
  startHostedPayment,
} from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { admin } from "./payments-provider";
import {
  attemptOf,
  bankPayment,
  cardPayment,
  ctxAt,
  makeDebtor,
  minutesFrom,
  pageUrls,
  payCard,
  paypalUrls,
  system,
} from "./payments-support";
import { consentAt } from "./provider-pages";

afterEach(() => admin.clearFaults());

async function screenOf(accountId: number, ctx: Ctx = system) {
  const screen = await paymentScreen(ctx, accountId);
  if (!screen.ok) throw new Error("refused");
  return screen.value;
}
const unfinishedOf = async (accountId: number, ctx?: Ctx) =>
  (await screenOf(accountId, ctx)).unfinished;

describe("the payments screen", () => {
  it("C-39 shows the newest payment whose end is not known, and blocks the invoices of all", async () => {
    const { accountId, invoiceIds } = await makeDebtor(10_00, 20_00, 30_00, 40_00);
    const [first = 0, second = 0, third = 0] = invoiceIds;
    const startedAt = new Date();
    admin.fail({ kind: "reset-after", times: 2 });
    const newest = { accountId, invoiceIds: [third, first], value: cents(40_00) };
    await payByCard(ctxAt(startedAt), await cardPayment(newest));
    const older = { accountId, invoiceIds: [second], value: cents(20_00) };
    const before = ctxAt(minutesFrom(startedAt, -1));
    await payByBank(before, await bankPayment(older));
    const screen = await screenOf(accountId);
    const { ref: reference } = await attemptOf(accountId);
    expect(screen.unfinished).toEqual({
      reference,
      method: "credit_card",
      state: "unclear",
      value: 40_00,
      startedAt,
      invoiceIds: [first, third],
      hosted: null,
    });
    expect(screen.hold).toBeNull();
    expect(screen.invoices.map(({ id, isBlocked }) => [id, isBlocked])).toEqual(
      invoiceIds.map((id, at) => [id, at < 3]),
    );
  });

  it("shows each invoice with what is open of it, and nothing of another account", async () => {
    const debtor = await makeDebtor(10_00, 20_00);
    const stranger = await makeDebtor(30_00);
    admin.fail({ kind: "reset-after" });
    await payCard(stranger);
    const screen = await screenOf(debtor.accountId);
    expect(screen).toMatchObject({ hold: null, discount: null, unfinished: null });
    expect(screen.invoices.map(({ id, balance }) => [id, balance])).toEqual([
      [debtor.invoiceIds[0], 10_00],
      [debtor.invoiceIds[1], 20_00],
    ]);
    for (const invoice of screen.invoices) {
      expect(invoice).toMatchObject({ isBlocked: false, chapter: null });
      expect(Object.keys(invoice)).not.toContain("accountName");
    }
  });

  it("frees an invoice that was blocked as soon as its payment is declined", async () => {
    const debtor = await makeDebtor(10_00);
    await payCard(debtor, "46282");
    expect(await screenOf(debtor.accountId)).toMatchObject({
      invoices: [{ isBlocked: false }],
      unfinished: null,
    });
  });

  it("C-42 shows a PayPal payment as what it keeps, before and after its payer came back", async () => {
    const { accountId, invoiceIds } = await makeDebtor(10_00, 20_00);
    const paypal = {
      accountId,
      invoiceIds: invoiceIds.toReversed(),
      value: cents(30_00),
      attempt: randomUUID(),
      ...paypalUrls,
    };
    const begun = await initPaypal(system, paypal);
    if (!begun.ok) throw new Error("refused");
    const { gatewayTransId: txId } = await attemptOf(accountId);
    const kept = { txId, url: begun.value.url, value: 30_00, invoiceIds, discountId: null };
    const { hold, unfinished } = await screenOf(accountId);
    expect(hold).toEqual({ ...kept, isBack: false, token: "", payerId: "" });
    expect(unfinished).toBeNull();
    const back = await consentAt(begun.value.url);
    await returnFromPaypal(system, { accountId, ...back });
    expect((await screenOf(accountId)).hold).toEqual({ ...kept, isBack: true, ...back });
  });

  it("shows a PayPal payment and an unclear one beside each other", async () => {
    const { accountId, invoiceIds } = await makeDebtor(10_00, 20_00);
    const [first = 0, second = 0] = invoiceIds;
    admin.fail({ kind: "reset-after" });
    await payCard({ accountId, invoiceIds: [first], value: cents(10_00) });
    const paypal = { accountId, invoiceIds: [second], value: cents(20_00), ...paypalUrls };
    expect(await initPaypal(system, { ...paypal, attempt: randomUUID() })).toMatchObject({
      ok: true,
    });
    expect(await screenOf(accountId)).toMatchObject({
      hold: { value: 20_00, invoiceIds: [second] },
      unfinished: { value: 10_00, invoiceIds: [first], method: "credit_card" },
    });
  });

  it("shows nothing for what PayPal never told", async () => {
    const debtor = await makeDebtor(10_00);
    const { accountId } = debtor;
    await initPaypal(system, { ...debtor, attempt: randomUUID(), ...paypalUrls });
    const unknown = { gatewayTransId: null, payerUrl: null, payerToken: null, payerId: "PAYER" };
    await db.paymentAttempt.updateMany({ where: { accountId }, data: unknown });
    expect((await screenOf(accountId)).hold).toMatchObject({
      txId: "",
      url: "",
      token: "",
      payerId: "PAYER",
      isBack: true,
    });
  });
});

describe("how an unfinished payment stands", () => {
  it.each([
    ["charged", "charged"],
    ["held", "in_review"],
    ["unknown", "unclear"],
    ["dispatching", "sending"],
  ])("C-39 is told of one that is %s", async (status, state) => {
    const debtor = await makeDebtor(10_00);
    const { accountId } = debtor;
    admin.fail({ kind: "reset-after" });
    await payCard(debtor);
    await db.paymentAttempt.updateMany({ where: { accountId }, data: { status } });
    expect(await unfinishedOf(accountId)).toMatchObject({ state, hosted: null });
  });

  it("C-40 the provider's page can be opened for 14 minutes, and not while it is reviewed", async () => {
    const debtor = await makeDebtor(10_00);
    const { accountId } = debtor;
    const start = new Date();
    const page = await startHostedPayment(ctxAt(start), {
      ...debtor,
      attempt: randomUUID(),
      ...pageUrls,
    });
    if (!page.ok) throw new Error("refused");
    const justBefore = ctxAt(new Date(minutesFrom(start, 14).getTime() - 1));
    expect(await unfinishedOf(accountId, justBefore)).toMatchObject({
      state: "at_provider",
      hosted: page.value,
    });
    expect(await unfinishedOf(accountId, ctxAt(minutesFrom(start, 14)))).toMatchObject({
      state: "at_provider",
      hosted: null,
    });
    await db.paymentAttempt.updateMany({ where: { accountId }, data: { status: "held" } });
    expect(await unfinishedOf(accountId)).toMatchObject({ state: "in_review", hosted: null });
  });

  it("C-46 a PayPal payment that is being captured is sent; no page is offered for it", async () => {
    const debtor = await makeDebtor(10_00);
    const { accountId } = debtor;
    await initPaypal(system, { ...debtor, attempt: randomUUID(), ...paypalUrls });
    const capturing = { status: "dispatching", dispatchedAt: new Date() };
    await db.paymentAttempt.updateMany({ where: { accountId }, data: capturing });
    expect(await screenOf(accountId)).toMatchObject({
      hold: null,
      unfinished: { method: "paypal", state: "sending", hosted: null },
    });
  });
});
