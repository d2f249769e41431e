import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAccountUser, createAccount } from "#modules/accounts/index.server";
import { newReference } from "#modules/billing/attempts/store.server";
import { createInvoice, enterPayment } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { makePerson, system } from "#tests/modules/accounts/people";
import { submitAt } from "#tests/modules/applications/kit";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
const mark = randomUUID().slice(0, 8);
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
  for (const at of Array.from({ length: 26 }, (_, index) => String(index).padStart(2, "0"))) {
    const name = `Club ${at} ${mark}`;
    await createAccount(system, { name, levelId: 1002, renewalDueOn: "2020-01-31" });
  }
});
afterAll(async () => {
  await web.stop();
});

it("H-01 the staff's start page draws how many memberships end in each month", async () => {
  const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 2, 15));
  const renewalDueOn = month.toISOString().slice(0, 10);
  await createAccount(system, { name: "Due in two months", levelId: 1002, renewalDueOn });
  const { html, text } = await staff.open("/admin");
  expect(text).toContain("Memberships to renew, by the month in which they end");
  const [, table = ""] = /<table class="bars"(.*?)<\/table>/s.exec(html) ?? [];
  expect(table.match(/<th scope="row"/g)).toHaveLength(12);
  expect(table).toContain('<rect width="100"');
});

describe("H-02 /admin/accounts", () => {
  it("keeps search, filters, order and page in the address, and links each account", async () => {
    const page = await staff.open(`/admin/accounts?search=${mark}&level=1002&sort=newest&page=2`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("26 accounts; together they owe $0.00.");
    expect(page.text).toContain(`Club 00 ${mark}`);
    expect(page.text).not.toContain(`Club 01 ${mark}`);
    const html = page.html;
    expect(html).toMatch(/href="\/admin\/accounts\/show\/\d+"/);
    expect(html).toContain(`value="${mark}"`);
    expect(html).toContain(
      `href="/admin/accounts?search=${mark}&amp;standing=late&amp;level=1002&amp;sort=newest"`,
    );
    const csv = `/admin/accounts/csv?search=${mark}&amp;level=1002&amp;sort=newest`;
    expect(html).toContain(`href="${csv}"`);
    const file = await staff.request(csv.replaceAll("&amp;", "&"));
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect((await file.text()).trim().split("\r\n")).toHaveLength(27);
  });

  it("leaves out what an address asks for that does not exist", async () => {
    const odd = "standing=x&state=ZZ&level=1e9&group=-1&application=no&sort=;&page=abc";
    const page = await staff.open(`/admin/accounts?search=${mark}&${odd}`);
    expect(page.text).toContain("26 accounts");
    const nothing = await staff.open("/admin/accounts?search=no-such-club-at-all");
    expect(nothing.text).toContain("No account fits");
  });
});

it("says of a list of money that nothing is there yet, and of a tab that nothing is under it", async () => {
  expect((await staff.open("/admin/invoices")).text).toContain("No invoice yet");
  expect((await staff.open("/admin/payments?sort=largest")).text).toContain("No payment yet");
  expect((await staff.open("/admin/invoices?state=void")).text).toContain("No invoice here");
  expect((await staff.open("/admin/payments?state=failed")).text).toContain("No payment here");
});

describe("what all accounts owe and paid", () => {
  const word = randomUUID().slice(0, 8);
  let elm: number;
  let oak: number;
  let open: { id: number; number: string };
  beforeAll(async () => {
    elm = await opened(`Elm ${word}`);
    oak = await opened(`Oak ${word}`);
    open = await billed(elm, 195_00);
    const paid = await billed(oak, 50_00);
    await enterPayment(system, {
      accountId: oak,
      method: "check",
      invoiceIds: [paid.id],
      label: `Check ${word}`,
      amount: cents(50_00),
      key: randomUUID(),
    });
  });

  it("lists invoices by an address that keeps the filter, each with its invoice and account", async () => {
    const page = await staff.open(
      `/admin/invoices?search=${word}&state=open&sort=balance&to=2999-12-31`,
    );
    expect(page.text).toContain("1 invoice; $195.00 is open.");
    expect(page.html).toContain(`href="/app/invoices/show/${open.id}"`);
    expect(page.html).toContain(`href="/admin/accounts/show/${elm}"`);
    expect(page.html).not.toContain(`href="/admin/accounts/show/${oak}"`);
    const query = `search=${word}&amp;state=paid&amp;to=2999-12-31&amp;sort=balance`;
    expect(page.html).toContain(`href="/admin/invoices?${query}"`);
    const csv = `/admin/invoices/csv?${query.replace("paid", "open")}`;
    expect(page.html).toContain(`href="${csv}"`);
    const file = await staff.request(csv.replaceAll("&amp;", "&"));
    expect(file.headers.get("content-disposition")).toContain("invoices.csv");
    expect((await file.text()).trim().split("\r\n")).toHaveLength(2);
  });

  it("lists payments with what came in, and the way to pay one back", async () => {
    const page = await staff.open(`/admin/payments?search=${word}&method=check`);
    expect(page.text).toContain("1 entry; $50.00 came in, $0.00 went back.");
    expect(page.text).toContain(`Check payment, Check ${word}`);
    expect(page.html).toMatch(/href="\/admin\/payments\/refund\/\d+"/);
    const csv = `/admin/payments/csv?search=${word}&amp;method=check`;
    expect(page.html).toContain(`href="${csv}"`);
    const file = await staff.request(csv.replaceAll("&amp;", "&"));
    expect(file.headers.get("content-disposition")).toContain("payments.csv");
    expect((await file.text()).trim().split("\r\n")).toHaveLength(2);
  });

  it("says where unassigned charges are settled, and that none of it is in the books", async () => {
    await db.paymentAttempt.create({
      data: {
        ref: newReference(),
        accountId: elm,
        idemKey: randomUUID(),
        requestHash: "",
        method: "credit_card",
        amountCents: 40_00,
        status: "unknown",
        createdAt: new Date(),
      },
    });
    const page = await staff.open(`/admin/payments?search=${word}&state=unassigned`);
    expect(page.text).toContain("1 entry over $40.00. It is not in the books.");
    expect(page.html).toMatch(
      /<a[^>]* href="\/admin\/payments\/unmatched"[^>]*>Unmatched payments/,
    );
  });

  it("shows only accounts that owe, and says so on the tabs and in the spreadsheet", async () => {
    const page = await staff.open(`/admin/accounts?search=${word}&owes=1`);
    expect(page.text).toContain("1 account; it owes $195.00.");
    expect(page.html).toContain(`href="/admin/accounts/csv?search=${word}&amp;owes=1"`);
    expect(page.html).toContain(
      `href="/admin/accounts?search=${word}&amp;standing=new&amp;owes=1"`,
    );
  });

  it("leaves out what an address asks for that does not exist, and tells none from no match", async () => {
    const odd = "state=x&from=2026-02-30&to=yesterday&sort=;&method=gold&page=abc";
    for (const [path, nothing] of [
      ["/admin/invoices", "No invoice fits"],
      ["/admin/payments", "No payment fits"],
    ]) {
      expect((await staff.open(`${path}?search=elm+${word}&${odd}`)).text).toContain(`Elm ${word}`);
      expect((await staff.open(`${path}?search=no-such-club-at-all`)).text).toContain(nothing);
    }
  });

  it("says at the field that a day is none, and keeps what was typed", async () => {
    for (const path of ["/admin/invoices", "/admin/payments"]) {
      const { html } = await staff.open(`${path}?from=2026-02-30&to=yesterday`);
      for (const [name, typed] of [
        ["from", "2026-02-30"],
        ["to", "yesterday"],
      ]) {
        const [field] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
        expect(field).toContain(`value="${typed}"`);
        expect(field).toContain('aria-invalid="true"');
        expect(html).toMatch(new RegExp(`id="${name}-error"[^]*?Write a day that there is`));
      }
      const turned = await staff.open(`${path}?from=2026-03-01&to=2026-02-01`);
      expect(turned.text).toContain("The last day must not come before the first.");
      expect((await staff.open(`${path}?from=2026-03-01`)).html).not.toContain("-error");
    }
  });

  it("is in the staff's menu, where one place lies under another's address", async () => {
    const marked = ({ html }: { html: string }) =>
      [...html.matchAll(/<a(?=[^>]*aria-current="page")[^>]* href="(\/admin\/[^"?]+)"/g)].map(
        ([, href]) => href,
      );
    expect(new Set(marked(await staff.open("/admin/payments")))).toContain("/admin/payments");
    const unmatched = new Set(marked(await staff.open("/admin/payments/unmatched")));
    expect(unmatched).toContain("/admin/payments/unmatched");
    expect(unmatched).not.toContain("/admin/payments");
  });
});

async function opened(name: string): Promise<number> {
  const made = await createAccount(system, { name });
  if (!made.ok) throw new Error("refused");
  return made.value.id;
}

async function billed(accountId: number, value: number) {
  const line = { type: "renewal", label: "Renewal", value: cents(value) } as const;
  const made = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!made.ok) throw new Error("refused");
  return made.value;
}

describe("H-02 /admin/accounts/show/{id}", () => {
  it("shows the account whole, takes a note, and keeps a refused one's place", async () => {
    const made = await createAccount(system, { name: `Whole ${mark}` });
    if (!made.ok) throw new Error("refused");
    const path = `/admin/accounts/show/${made.value.id}`;
    const page = await staff.open(path);
    expect(page.text).toContain("What happened");
    expect(page.text).toContain("The account was opened");
    const key = /name="key" value="([^"]+)"/.exec(page.html)?.[1] ?? "";
    const refused = await staff.submit(path, { decision: "note", key, note: "" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("The note field is required.");
    const sent = await staff.submit(path, { decision: "note", key, note: "Called twice." });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, path]);
    expect((await staff.open(`${path}?kind=note`)).text).toContain("Called twice.");
    expect((await staff.open(`${path}?kind=money`)).text).not.toContain("Called twice.");
    await db.accountNote.createMany({
      data: Array.from({ length: 25 }, (_, at) => ({
        accountId: made.value.id,
        text: `Call ${at}`,
        formKey: randomUUID(),
        createdAt: new Date(),
      })),
    });
    expect((await staff.open(`${path}?kind=note`)).html).toMatch(/\?kind=note&amp;before=/);
  });
  it("suspends the account, tells its people why on their page, and restores it", async () => {
    const member = await makePerson();
    const made = await createAccount(system, { name: `Gone ${mark}` });
    if (!made.ok) throw new Error("refused");
    const { id } = made.value;
    await addAccountUser(system, { accountId: id, userId: member.id });
    const path = `/admin/accounts/show/${id}`;
    await staff.open(path);
    const refused = await staff.submit(path, { decision: "suspend_account", account_reason: " " });
    expect([refused.status, refused.text.includes("The reason field is required.")]).toEqual([
      ...[422, true],
    ]);
    const fields = { decision: "suspend_account", account_reason: "The bank took a payment back." };
    expect((await staff.submit(path, fields)).status).toBe(303);
    expect((await staff.submit(path, fields)).status).toBe(409);
    expect((await staff.open(path)).text).toContain("The account was suspended");
    const home = await (await signedIn(web.url, member.email)).open("/app");
    expect(home.text).toContain("This account is suspended");
    expect(home.text).toContain("The bank took a payment back.");
    await staff.open(path);
    expect((await staff.submit(path, { decision: "restore_account" })).status).toBe(303);
    expect((await staff.open(path)).text).toContain("The account was restored");
  });
  it("ends a membership with a reason, once, and offers it no more", async () => {
    const club = { name: `Over ${mark}`, levelId: 1002, renewalDueOn: "2020-01-31" };
    const made = await createAccount(system, club);
    if (!made.ok) throw new Error("refused");
    const path = `/admin/accounts/show/${made.value.id}`;
    const page = await staff.open(path);
    const fields = { decision: "end_membership", due_on: page.hidden("due_on") ?? "" };
    const refused = await staff.submit(path, { ...fields, end_reason: "" });
    expect([refused.status, refused.text.includes("The reason field is required.")]).toEqual([
      ...[422, true],
    ]);
    const late = await staff.submit(path, {
      ...fields,
      due_on: "2001-01-01",
      end_reason: "Words kept",
    });
    expect([late.status, late.html.includes("Words kept")]).toEqual([409, true]);
    const sent = await staff.submit(path, { ...fields, end_reason: "The club dissolved." });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, path]);
    const ended = await staff.open(path);
    expect(ended.text).toContain("The membership was ended");
    expect(ended.text).toContain("The club dissolved.");
    expect(ended.html).not.toContain('value="end_membership"');
    const again = await staff.submit(path, { ...fields, end_reason: "Words kept" });
    expect([again.status, again.html.includes("Words kept")]).toEqual([409, true]);
    expect(again.text).toContain("Somebody else changed this just now.");
  });
});

/** A check of today for a new invoice. */
async function takeCheck() {
  const made = await createAccount(system, { name: `Paid ${mark}` });
  if (!made.ok) throw new Error("refused");
  const accountId = made.value.id;
  const line = { type: "renewal", label: "Renewal", value: cents(50_00) } as const;
  const invoice = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!invoice.ok) throw new Error("refused");
  const check = { accountId, method: "check", label: "Check 7", amount: cents(50_00) } as const;
  await enterPayment(system, { ...check, invoiceIds: [invoice.value.id] });
}

it("says that an account has no people yet, and leads back to it", async () => {
  const made = await createAccount(system, { name: `Empty ${mark}` });
  if (!made.ok) throw new Error("refused");
  const page = await staff.open(`/admin/accounts/${made.value.id}/users`);
  expect(page.text).toContain("Nobody yet.");
  expect(page.html).toContain(`href="/admin/accounts/show/${made.value.id}"`);
});

it("/admin/supervision takes a day by the field for days", async () => {
  const { html } = await staff.open("/admin/supervision");
  const values = html.match(/<input[^>]*name="value"[^>]*>/g) ?? [];
  expect(values.map((one) => /type="(\w+)"/.exec(one)?.[1]).toSorted()).toEqual([
    ...["date", "text", "text"],
  ]);
});

describe("H-01 /admin", () => {
  it("shows what waits with the way to it, the year's money as a chart and a table", async () => {
    await takeCheck();
    await submitAt(1001);
    await submitAt(3001);
    const page = await staff.open("/admin");
    expect(page.text).toContain("What waits");
    expect(page.html).toContain('href="/admin/applications?state=submitted"');
    expect(page.text).toContain("1 submitted application, not paid yet");
    // What nobody waits for is in the menu alone.
    expect(page.text).not.toContain("payments that do not match");
    expect(page.html).toContain('href="/admin/applications?state=in_review"');
    expect(page.html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Bars of the money/);
    expect(page.html.match(/<rect class="(received|back)"/g)).toHaveLength(24);
    expect(page.html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/admin"/);
  });

  it("searches everything by a plain GET form", async () => {
    const page = await staff.open(`/admin/search?search=${encodeURIComponent(`Club 07 ${mark}`)}`);
    expect(page.text).toContain(`What “Club 07 ${mark}” finds`);
    expect(page.html).toMatch(/href="\/admin\/accounts\/show\/\d+"/);
    expect((await staff.open("/admin/search")).text).toContain("Type part of a name");
    expect((await staff.open("/admin/search?search=zzzzqq")).text).toContain("Nothing fits");
  });
});
