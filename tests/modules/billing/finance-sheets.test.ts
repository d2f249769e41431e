import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { handlers } from "#modules/billing/handlers.server";
import {
  enterPayment,
  financeDocument,
  requestFinanceDocument,
  type WantedDocument,
} from "#modules/billing/index.server";
import { brand } from "#modules/platform/brand.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { civilDate, days } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { packed, pdfPages } from "#tests/documents/text";
import { makeAccount } from "#tests/factories/account";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { folder } from "#tests/setup/data-folder";
import { billed, must, paidByCard, paidByCheck, system, today } from "./finance-kit";

/** Does the work of a job as the workers do. */
async function work(name: string, payload: object, ctx = system) {
  const handler = handlers.find(({ job }) => job.name === name);
  if (!handler) throw new Error(`no handler for ${name}`);
  const delivery = { jobId: randomUUID(), attempt: 1, signal: new AbortController().signal };
  await handler.run({ ...ctx, ...delivery }, payload);
}
const render = (documentId: string) => work("billing.render-document", { documentId });
const renderJobs = (documentId: string) =>
  db.outboxJob.count({
    where: { jobName: "billing.render-document", payload: { equals: { documentId } } },
  });

async function person(accountId: number, isPrimary: boolean) {
  const email = `${randomUUID()}@people.example`;
  const { id } = await db.user.create({ data: { email, emailKey: email } });
  await db.accountUser.create({ data: { accountId, userId: id, isPrimary } });
  return { id, email };
}

describe("papers", () => {
  it("C-02 an invoice becomes a PDF by the worker, once for the same books and day", async () => {
    const { id: accountId } = await makeAccount(system);
    const { id, number } = await billed(accountId, 130_00);
    const wanted = { kind: "invoice", invoiceId: id } as const;
    const asked = await Promise.all([1, 2, 3].map(() => requestFinanceDocument(system, wanted)));
    const ids = new Set(asked.map((result) => must(result).id));
    expect(ids.size).toBe(1);
    const [documentId = ""] = ids;
    expect(await renderJobs(documentId)).toBe(1);
    const waiting = must(await financeDocument(system, documentId));
    expect(waiting).toMatchObject({ state: "waiting", accountId, invoiceId: id });
    await render(documentId);
    await render(documentId);
    const ready = must(await financeDocument(system, documentId));
    expect(ready).toMatchObject({ state: "ready", fileName: `invoice-${number}.pdf` });
    const file = await ready.open();
    const bytes = Buffer.concat(await (file?.stream.toArray() ?? []));
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(file?.contentType).toBe("application/pdf");
    const path = join(folder, `invoice-${number}.pdf`);
    await writeFile(path, bytes);
    expect(packed(pdfPages(path).join(""))).toContain(packed(brand.postalAddress));
    // Money moved: what was written is out of date.
    await paidByCheck(accountId, [id], 30_00);
    expect(must(await requestFinanceDocument(system, wanted)).id).not.toBe(documentId);
  });

  it("C-11 belong to their account's people and staff", async () => {
    const { id: accountId } = await makeAccount(system);
    const { id: invoiceId } = await billed(accountId, 1_00);
    const year = { from: civilDate("2027-01-01"), to: civilDate("2027-12-31") };
    const invoice: WantedDocument = { kind: "invoice", invoiceId };
    const statement: WantedDocument = { kind: "statement", accountId, ...year };
    const { id } = must(await requestFinanceDocument(system, statement));
    const member = (of: number): Actor => {
      return { kind: "user", userId: 1, isStaff: false, accountIds: [of] };
    };
    const own = createCtx({ actor: member(accountId) });
    const other = createCtx({ actor: member(accountId + 1) });
    const hidden = { ok: false, refusal: { code: "not_found" } };
    expect((await financeDocument(own, id)).ok).toBe(true);
    expect(await financeDocument(other, id)).toMatchObject(hidden);
    expect(await financeDocument(own, "no-id")).toMatchObject(hidden);
    for (const wanted of [invoice, statement]) {
      expect((await requestFinanceDocument(own, wanted)).ok).toBe(true);
      expect(await requestFinanceDocument(other, wanted)).toMatchObject(hidden);
    }
    const backwards = { ...statement, from: year.to, to: year.from };
    expect(await requestFinanceDocument(system, backwards)).toMatchObject({
      refusal: { code: "invalid" },
    });
  });

  it("fail when they are given up, are made again when asked for, and go after days", async () => {
    const { id: accountId } = await makeAccount(system);
    const { id: invoiceId } = await billed(accountId, 1_00);
    const wanted = { kind: "invoice", invoiceId } as const;
    const { id } = must(await requestFinanceDocument(system, wanted));
    const handler = handlers.find(({ job }) => job.name === "billing.render-document");
    await handler?.giveUp(system, { documentId: id }, new Error("full"));
    expect(must(await financeDocument(system, id)).state).toBe("failed");
    expect(must(await requestFinanceDocument(system, wanted)).id).toBe(id);
    expect(await renderJobs(id)).toBe(2);
    await render(id);
    const { open } = must(await financeDocument(system, id));
    const later = (ms: number) =>
      createCtx({ actor: system.actor, now: () => new Date(today.getTime() + ms) });
    await work("billing.tidy-documents", {}, later(days(1)));
    const kept = await open();
    kept?.stream.destroy();
    expect(kept?.size).toBeGreaterThan(1_000);
    await work("billing.tidy-documents", {}, later(days(3)));
    expect(await open()).toBeUndefined();
    expect((await financeDocument(system, id)).ok).toBe(false);
  });
});

describe("receipts", () => {
  it("are in Spanish for a payer who chose it, with the way of paying and the day", async () => {
    const { id: accountId } = await makeAccount(system, "Elm Street Boosters");
    const primary = await person(accountId, true);
    await db.user.update({ where: { id: primary.id }, data: { locale: "es" } });
    const { id } = await billed(accountId, 100_00);
    const parts = [{ invoiceId: id, amount: 100_00, discount: 0 }];
    const paymentId = await paidByCard(accountId, parts, { userId: primary.id });
    await work("billing.send-receipt", { paymentId });
    const [letter] = await lettersTo(primary.email);
    expect(letter?.subject).toBe("Recibo: $100.00 de Elm Street Boosters");
    expect(letter?.text).toContain("el 2 de febrero de 2027.");
    expect(letter?.text).toContain("Pago con tarjeta, ");
  });

  it("go to the primary person and to the payer, once each", async () => {
    const { id: accountId } = await makeAccount(system, "Elm Street Boosters");
    const primary = await person(accountId, true);
    const payer = await person(accountId, false);
    const { id, number } = await billed(accountId, 100_00);
    const parts = [{ invoiceId: id, amount: 54_00, discount: 6_00 }];
    const paymentId = await paidByCard(accountId, parts, { userId: payer.id });
    const asked = { jobName: "billing.send-receipt", payload: { equals: { paymentId } } };
    expect(await db.outboxJob.count({ where: asked })).toBe(1);
    await work("billing.send-receipt", { paymentId });
    await work("billing.send-receipt", { paymentId });
    for (const { email } of [primary, payer]) {
      const letters = await lettersTo(email);
      expect(letters.map(({ subject }) => subject)).toEqual([
        "Receipt: $54.00 for Elm Street Boosters",
      ]);
      const text = letters[0]?.text ?? "";
      expect(text).toContain("We received $54.00 for Elm Street Boosters on February 2, 2027.");
      expect(text).toContain(`Receipt ${paymentId}`);
      expect(text).toContain("Card payment, Visa ending in 1111");
      expect(text).toContain("Discount: $6.00");
      expect(text).toContain(`Invoice ${number}: $60.00`);
      expect(text).toContain("Still to be paid: $40.00");
    }
  });

  it("go to nobody outside the account, such as the staff who entered the check", async () => {
    const { id: accountId } = await makeAccount(system);
    const primary = await person(accountId, true);
    const email = `${randomUUID()}@staff.example`;
    const staff = await db.user.create({ data: { email, emailKey: email, isStaff: true } });
    const actor: Actor = {
      kind: "user",
      userId: staff.id,
      isStaff: true,
      role: "owner",
      accountIds: [],
    };
    const ctx = createCtx({ actor: { ...actor, provedAt: today }, now: () => today });
    const { id } = await billed(accountId, 50_00);
    const check = { accountId, method: "check", amount: cents(50_00), invoiceIds: [id] } as const;
    const key = randomUUID();
    const entered = must(await enterPayment(ctx, { ...check, label: "Check 7", key }));
    // The same form again is the same payment, and no second receipt.
    expect(must(await enterPayment(ctx, { ...check, label: "Check 7", key }))).toEqual(entered);
    const asked = {
      jobName: "billing.send-receipt",
      payload: { equals: { paymentId: entered.id } },
    };
    expect(await db.outboxJob.count({ where: asked })).toBe(1);
    await work("billing.send-receipt", { paymentId: entered.id });
    expect(await lettersTo(primary.email)).toHaveLength(1);
    expect(await lettersTo(email)).toHaveLength(0);
  });

  it("an entered payment cannot have been received after today", async () => {
    const { id: accountId } = await makeAccount(system);
    const { id } = await billed(accountId, 50_00);
    const entered = await enterPayment(system, {
      accountId,
      method: "cash",
      amount: cents(1_00),
      invoiceIds: [id],
      label: "",
      receivedOn: civilDate("2027-06-02"),
    });
    expect(entered).toMatchObject({ refusal: { errors: { received_on: [expect.anything()] } } });
  });
});
