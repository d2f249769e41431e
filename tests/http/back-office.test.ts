import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createInvoice, enterPayment } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { cents } from "#modules/platform/money";
import { makeAccount } from "#tests/factories/account";
import { makePerson, password } from "#tests/modules/accounts/people";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { newAttemptKey } from "~/parts/payments/attempt-key";
import { signatureOf } from "../../dev/simulator/webhooks.mjs";
import { signedIn } from "./signed-in";

const system = createCtx({ actor: { kind: "system", name: "tests" } });
let web: RunningProcess;
let staff: Visitor;
let email: string;
beforeAll(async () => {
  web = await sharedWeb();
  ({ email } = await makePerson({ isStaff: true }));
  staff = await signedIn(web.url, email);
});
afterAll(async () => {
  await web.stop();
});

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${web.url}/webhooks/payments`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
const signed = (body: string) => ({
  "X-ANET-Signature": signatureOf(env.ANET_SIGNATURE_KEY, body),
});
const letter = (notificationId: string) =>
  `{ "notificationId": "${notificationId}", "eventType": "x", "payload": {"id": "1", "entityName":"transaction"} }`;
const kept = () => db.webhookNotification.count();

describe("POST /webhooks/payments", () => {
  it("C-68 takes what the provider signed, byte by byte, without cookie or token", async () => {
    const body = letter("one");
    for (let times = 0; times < 3; times += 1) {
      const answer = await post(body, signed(body));
      expect([answer.status, await answer.json()]).toEqual([200, { status: "stored" }]);
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    expect(await kept()).toBe(1);
    const row = await db.webhookNotification.findUniqueOrThrow({
      where: { notificationId: "one" },
    });
    expect(row.body).toBe(body);
  });

  it("C-68 keeps what holds a NUL under its digest, and answers 200", async () => {
    const body = letter("with\\u0000nul");
    const answer = await post(body, signed(body));
    expect([answer.status, await answer.json()]).toEqual([200, { status: "stored" }]);
    const row = await db.webhookNotification.findFirstOrThrow({ where: { body } });
    expect(row.notificationId).toMatch(/^unreadable:/);
  });

  it("C-68 refuses everything else with 401, without a row", async () => {
    const before = await kept();
    const body = letter("two");
    const other = signed(letter("three"));
    for (const headers of [{}, { "X-ANET-Signature": "sha512=" }, other]) {
      expect((await post(body, headers)).status).toBe(401);
    }
    expect((await post(`${body} `, signed(body))).status).toBe(401);
    expect(await kept()).toBe(before);
  });

  it("a fault is told to the provider as JSON, whatever it says it sends", async () => {
    const body = letter("at a fault");
    await pool.query("alter table webhook_notifications rename to webhook_notifications_away");
    try {
      const answer = await post(body, { "content-type": "text/plain", ...signed(body) });
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(await answer.json()).toMatchObject({ reference: answer.headers.get("x-request-id") });
    } finally {
      await pool.query("alter table webhook_notifications_away rename to webhook_notifications");
    }
    expect((await post(body, signed(body))).status).toBe(200);
  });

  it("reads no more than a notification holds, and answers no other method", async () => {
    const body = letter("x".repeat(200_000));
    expect((await post(body, signed(body))).status).toBe(413);
    for (const method of ["GET", "PUT", "DELETE"]) {
      const answer = await fetch(`${web.url}/webhooks/payments`, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });
});

async function checkPayment() {
  const { id: accountId } = await makeAccount(system);
  const line = { type: "renewal", label: "Renewal", value: cents(50_00) } as const;
  const invoice = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!invoice.ok) throw new Error("the invoice was refused");
  const { id: invoiceId } = invoice.value;
  const check = { accountId, method: "check", label: "204", amount: cents(20_00) } as const;
  const payment = await enterPayment(system, { ...check, invoiceIds: [invoiceId] });
  if (!payment.ok) throw new Error("the check was refused");
  return { accountId, invoiceId, refundPath: `/admin/payments/refund/${payment.value.id}` };
}

const age = (minutes: number) =>
  db.$executeRaw`UPDATE sessions SET created_at = created_at - ${minutes} * interval '1 minute',
    confirmed_at = confirmed_at - ${minutes} * interval '1 minute'`;

describe("the screens of the back office", () => {
  it("C-67 pay back by a plain form once, also when it is sent twice", async () => {
    const { refundPath } = await checkPayment();
    const page = await staff.open(refundPath);
    expect(page.text).toContain("Check");
    const form = { amount: "5.00", after: "reopen", note: "Too much", key: page.hidden("key") };
    const wrong = await staff.submit(refundPath, { ...form, amount: "20.01" });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain("The amount is more than is left of this payment.");
    for (let times = 0; times < 2; times += 1) {
      const sent = await staff.submit(refundPath, form);
      expect([sent.status, sent.headers.get("location")]).toEqual([303, refundPath]);
    }
    const after = await staff.open(refundPath);
    expect(after.text).toContain("Too much");
    expect(after.text).toContain("$15.00");
    expect(after.text).toContain("$5.00 of $20.00 has gone back. $15.00 is left.");
    expect(await db.refund.count({ where: { note: "Too much" } })).toBe(1);
  });

  it("C-67 credit and void invoices by plain forms", async () => {
    const { invoiceId, accountId } = await checkPayment();
    const path = `/admin/invoices/correct/${invoiceId}`;
    const page = await staff.open(path);
    const credit = { decision: "credit", amount: "30", note: "Sorry", key: page.hidden("key") };
    const voided = await staff.submit(path, { decision: "void", note: "Wrong" });
    expect(voided.status).toBe(409);
    expect(voided.text).toContain("Something was paid on this invoice.");
    expect((await staff.submit(path, credit)).headers.get("location")).toBe(
      `/app/invoices/show/${invoiceId}`,
    );
    expect((await staff.submit(path, { ...credit, decision: "burn" })).status).toBe(422);
    expect(await db.posting.count({ where: { accountId, kind: "credit_note" } })).toBe(1);
  });

  it("C-67 say what became of the invoice", async () => {
    const { invoiceId } = await checkPayment();
    const path = `/admin/invoices/correct/${invoiceId}`;
    await staff.open(path);
    const credit = { decision: "credit", amount: "10", note: "Sorry", key: newAttemptKey() };
    const done = await staff.submit(path, credit);
    const invoice = await staff.open(done.headers.get("location") ?? "");
    expect(invoice.text).toContain("The credit note is written.");
  });

  it("ask for the password again after 15 minutes, keep what was typed, and lead back", async () => {
    const { refundPath } = await checkPayment();
    const page = await staff.open(refundPath);
    const form = { amount: "7.00", after: "credit", note: "Kept words", key: page.hidden("key") };
    await age(16);
    const script = await staff.call(refundPath, "POST", form);
    expect(script.status).toBe(403);
    const sent = await staff.submit(refundPath, form);
    const asked = sent.headers.get("location") ?? "";
    expect([sent.status, asked]).toEqual([
      303,
      `/account/confirm?next=${encodeURIComponent(refundPath)}`,
    ]);
    expect(await db.refund.count({ where: { note: "Kept words" } })).toBe(0);
    await staff.open(asked);
    expect((await staff.submit(asked, { current_password: "wrong" })).status).toBe(422);
    const confirmed = await staff.submit(asked, { current_password: password });
    expect(confirmed.headers.get("location")).toBe(refundPath);
    const back = await staff.open(refundPath);
    expect(back.status).toBe(200);
    expect(back.html).toContain("Kept words");
    expect((await staff.submit(refundPath, form)).status).toBe(303);
    expect(await db.refund.count({ where: { note: "Kept words" } })).toBe(1);
  });

  it("list what does not match, and close it with a note, once", async () => {
    const finding = await db.reconciliationFinding.create({
      data: {
        kind: "unrecorded_charge",
        gatewayTransId: "4711",
        attemptRef: "",
        amountCents: 12_34,
        detail: "settledSuccessfully",
        foundAt: new Date(),
      },
    });
    const path = "/admin/payments/unmatched";
    const page = await staff.open(path);
    expect(page.text).toContain("Charged, but not entered here");
    expect(page.text).toContain("$12.34");
    const id = String(finding.id);
    expect((await staff.submit(path, { id, note: "" })).status).toBe(422);
    expect((await staff.submit(path, { id, note: "Paid back there" })).status).toBe(303);
    expect((await staff.submit(path, { id, note: "Again" })).status).toBe(409);
    expect((await staff.open(path)).text).not.toContain("4711");
    expect((await staff.open(`${path}?show=closed`)).text).toContain("Paid back there");
    const row = await db.reconciliationFinding.findUniqueOrThrow({ where: { id: finding.id } });
    expect(row.resolvedById).toBe((await db.user.findFirstOrThrow({ where: { email } })).id);
  });
});
