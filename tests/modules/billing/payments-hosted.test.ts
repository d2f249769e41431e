import "./payments-provider";
import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { hostedPageOf } from "#modules/billing/attempts/hosted.server";
import { gateway } from "#modules/billing/gateway/index.server";
import {
  finishHostedPayment,
  initPaypal,
  payByCard,
  startHostedPayment,
} from "#modules/billing/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { conflict, notFound } from "./payments-answers";
import { restoreProvider } from "./payments-hooks";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  attemptOf,
  cardPayment,
  ctxAt,
  eventsOf,
  finishAll,
  makeDebtor,
  minutesFrom,
  type Payable,
  pageUrls,
  paypalUrls,
  system,
} from "./payments-support";
import { payAt } from "./provider-pages";

restoreProvider();

const onPage = async (...values: number[]) => ({
  ...(await makeDebtor(...values)),
  attempt: randomUUID(),
});
type OnPage = Payable & { readonly attempt: string };
const start = (payable: OnPage, ctx: Ctx = system) =>
  startHostedPayment(ctx, { ...payable, ...pageUrls });
const finish = ({ accountId, attempt }: OnPage, ctx: Ctx = system) =>
  finishHostedPayment(ctx, { accountId, attempt });
async function opened(payable: OnPage, ctx?: Ctx) {
  const page = await start(payable, ctx);
  if (!page.ok) throw new Error(JSON.stringify(page));
  return page.value;
}

it("C-40 the provider is asked for a page of this payment, over its amount, and back to us", async () => {
  const debtor = await onPage(12_00, 30_50);
  const asked = vi.spyOn(gateway(), "hostedPage");
  await opened(debtor);
  const { ref } = await attemptOf(debtor.accountId);
  expect(asked.mock.calls).toEqual([[{ ref, amount: 42_50, ...pageUrls }]]);
});

it("C-40 each payment keeps its own page, and is given no other", async () => {
  const one = await onPage(12_00);
  const other = await onPage(12_00);
  const card = await makeDebtor(12_00);
  admin.fail({ kind: "reset-before" });
  await payByCard(system, await cardPayment(card));
  const page = await opened(one);
  const otherPage = await opened(other);
  expect(otherPage.token).not.toBe(page.token);
  expect(await start(one)).toMatchObject({ value: page });
  expect(await start(other)).toMatchObject({ value: otherPage });
  expect(await attemptOf(one.accountId)).toMatchObject({ payerToken: page.token });
  expect(await attemptOf(card.accountId)).toMatchObject({ payerToken: null, payerUrl: null });
});

it("C-11 nobody else is given the page of an account's payment", async () => {
  const debtor = await onPage(12_00);
  await opened(debtor);
  const actor = { kind: "user", userId: 1, isStaff: false, accountIds: [] } as const;
  const stranger = createCtx({ actor });
  expect(await start(debtor, stranger)).toMatchObject(notFound);
  expect(await start({ ...debtor, attempt: randomUUID() }, stranger)).toMatchObject(notFound);
});

it("the page of a payment of other invoices is not given for these", async () => {
  const debtor = await onPage(12_00, 13_00);
  const [first = 0] = debtor.invoiceIds;
  await opened({ ...debtor, invoiceIds: [first], value: cents(12_00) });
  expect(await start({ ...debtor, attempt: randomUUID() })).toMatchObject(
    conflict("paymentInProgress"),
  );
});

it("a page that is about to close is not opened again, and its invoices stay blocked", async () => {
  const debtor = await onPage(12_00);
  const began = new Date();
  const page = await opened(debtor, ctxAt(began));
  const late = ctxAt(minutesFrom(began, 14));
  const inTime = ctxAt(new Date(minutesFrom(began, 14).getTime() - 1));
  expect(await start(debtor, inTime)).toEqual({ ok: true, value: page });
  const again = { ...debtor, attempt: randomUUID() };
  for (const payable of [debtor, again]) {
    expect(await start(payable, late)).toMatchObject(conflict("paymentInProgress"));
  }
});

it("asked for again after the end, no page is given: not once paid, not once called off", async () => {
  const paid = await onPage(12_00);
  await payAt(await opened(paid));
  expect(await finish(paid)).toMatchObject({ value: { kind: "assigned" } });
  expect(await start(paid)).toMatchObject(conflict("paymentInProgress"));
  expect(await start({ ...paid, attempt: randomUUID() })).toMatchObject(conflict("alreadyPaid"));
  const off = await onPage(12_00);
  await opened(off);
  await finishAll();
  expect(await start(off)).toMatchObject(conflict("paymentCancelled"));
});

it("what is left at nothing is settled without the provider's page", async () => {
  const debtor = await onPage(12_00);
  const discountId = await applyDiscount(debtor.accountId, "1");
  expect(await start({ ...debtor, value: cents(0), discountId })).toMatchObject({
    refusal: { code: "invalid", errors: { payment: [{ key: "nothingToPay" }] } },
  });
  expect(await db.paymentAttempt.count({ where: { accountId: debtor.accountId } })).toBe(0);
});

it("why the provider gives no page is told in its words, and the invoices are free", async () => {
  const debtor = await onPage(12_00);
  const text = "User authentication failed due to invalid values.";
  vi.spyOn(gateway(), "hostedPage").mockResolvedValueOnce({ kind: "error", code: "E7", text });
  expect(await start(debtor)).toMatchObject({
    refusal: { errors: { payment: [{ key: "providerSays", values: { text } }] } },
  });
  expect(await attemptOf(debtor.accountId)).toMatchObject({
    status: "failed",
    errorCode: "E7",
    errorText: text,
    payerUrl: null,
    invoices: [{ isActive: false }],
  });
});

it("a page that comes after its payment was called off is not shown", async () => {
  const debtor = await onPage(12_00);
  vi.spyOn(gateway(), "hostedPage").mockImplementationOnce(async () => {
    await finishAll();
    return { kind: "page", url: "http://provider.example/", token: "late" };
  });
  expect(await start(debtor)).toMatchObject(conflict("paymentInProgress"));
  expect(await attemptOf(debtor.accountId)).toMatchObject({ payerToken: null });
  expect((await eventsOf(debtor.accountId)).map(([kind]) => kind)).toEqual(["begun"]);
});

it("coming back is for what was begun at the provider's page alone", async () => {
  const card = await onPage(12_00);
  admin.fail({ kind: "reset-before" });
  await payByCard(system, await cardPayment(card));
  expect(await finish(card)).toMatchObject(notFound);
  const paypal = await onPage(12_00);
  await initPaypal(system, { ...paypal, ...paypalUrls });
  expect(await finish(paypal)).toMatchObject(notFound);
  const hosted = await onPage(12_00);
  await opened(hosted);
  expect(await finish({ ...hosted, accountId: card.accountId })).toMatchObject(notFound);
});

it("C-40 coming back says how it stands, and asks nobody about what has ended", async () => {
  const debtor = await onPage(12_00);
  const page = await opened(debtor);
  const { ref } = await attemptOf(debtor.accountId);
  expect(await finish(debtor)).toEqual({ ok: true, value: { kind: "unassigned", reference: ref } });
  await payAt(page);
  const paid = await finish(debtor);
  expect(paid).toMatchObject({ value: { kind: "assigned" } });
  const asked = vi.spyOn(gateway(), "find");
  expect(await finish(debtor)).toEqual(paid);
  expect(asked).not.toHaveBeenCalled();
});

it("C-40 a charge at the page that is under review is not assigned, and can be paid no second time", async () => {
  const debtor = await onPage(12_00);
  await opened(debtor);
  const { ref, idemKey } = await attemptOf(debtor.accountId);
  await db.paymentAttempt.update({ where: { ref }, data: { status: "held" } });
  expect(await finish(debtor)).toEqual({ ok: true, value: { kind: "unassigned", reference: ref } });
  expect(await start({ ...debtor, attempt: idemKey })).toMatchObject(conflict("paymentInProgress"));
});

it("who comes back too often keeps no other account from coming back", async () => {
  const one = await onPage(12_00);
  const other = await onPage(12_00);
  await opened(one);
  await payAt(await opened(other));
  for (let time = 0; time < 11; time += 1) await finish(one);
  expect(await finish(other)).toMatchObject({ value: { kind: "assigned" } });
});

it("a page can be opened while everything of it is known and 14 minutes are not over", () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const page = { payerUrl: "http://provider.example/", payerToken: "t", dispatchedAt: now };
  expect(hostedPageOf(page, now)).toEqual({ url: page.payerUrl, token: "t" });
  for (const missing of ["payerUrl", "payerToken", "dispatchedAt"]) {
    expect(hostedPageOf({ ...page, [missing]: null }, now)).toBeNull();
  }
  expect(hostedPageOf(page, minutesFrom(now, 14))).toBeNull();
});

it("C-40 how a payment ended is told to nobody else", async () => {
  const debtor = await onPage(12_00);
  await opened(debtor);
  const stranger = createCtx({
    actor: {
      kind: "user",
      userId: 1,
      accountIds: [(await makeDebtor(5_00)).accountId],
      isStaff: false,
    },
  });
  expect(await finish(debtor, stranger)).toMatchObject(notFound);
  expect(await finish(debtor, createCtx())).toMatchObject(notFound);
  expect(await finish(debtor)).toMatchObject({ ok: true });
});
