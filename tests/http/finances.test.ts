import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "#modules/platform/brand.server";
import { db } from "#modules/platform/db.server";
import { makeAccount } from "#tests/factories/account";
import { makePerson } from "#tests/modules/accounts/people";
import { billed, paidByCheck, system } from "#tests/modules/billing/finance-kit";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
});
afterAll(() => web.stop());

/** An account over two invoices, the first paid in part, with somebody who is signed in. */
async function club() {
  const { id: accountId } = await makeAccount(system, "Elm Street Boosters");
  const { id: userId, email } = await makePerson();
  await db.accountUser.create({ data: { accountId, userId, isPrimary: true } });
  const one = await billed(accountId, 100_00, "2026-01-10", "Renewal 2026");
  const two = await billed(accountId, 60_00, "2026-02-10", "Renewal <2027>");
  await paidByCheck(accountId, [one.id], 40_00, "2026-01-20");
  return { accountId, one, two, member: await signedIn(web.url, email) };
}

describe("the page of an invoice", () => {
  it("C-02 shows number, date, value, balance, lines and what was paid", async () => {
    const { member, one, accountId } = await club();
    const { text, html, status } = await member.open(`/app/invoices/show/${one.id}`);
    expect(status).toBe(200);
    expect(text).toContain(`Invoice ${one.number}`);
    expect(text).toContain("Elm Street Boosters");
    expect(text).toContain("Date January 10, 2026 Value $100.00 Still to be paid $60.00");
    expect(text).toContain("Renewal 2026 Renewal $100.00");
    expect(html).toContain(`<span class="sheet-line">${brand.postalAddress}</span>`);
    expect(text).toContain("01/20/2026 Check payment, Check 204 -$40.00");
    expect(html).toContain(`href="/app/payments?account_id=${accountId}"`);
    const home = await member.open("/app");
    expect(home.html).toContain(`href="/app/invoices/show/${one.id}"`);
    expect(home.html).toContain('href="/app/finances"');
  });
});

describe("the finances", () => {
  it("C-02 call an invoice overdue where staff's list does, by one rule", async () => {
    const { member, one, two } = await club();
    // What renews a membership is due when that is.
    const { accountId } = await db.invoice.findUniqueOrThrow({ where: { id: two.id } });
    const dueOn = new Date("2999-01-01");
    await db.renewal.create({
      data: {
        accountId,
        invoiceId: two.id,
        dueOn,
        nextDueOn: new Date("3000-01-01"),
        levelId: 1002,
        newLevelId: 1002,
        bonusCents: 0,
        status: "open",
        createdAt: new Date(),
      },
    });
    const own = await member.open("/app/finances?show=invoices");
    expect(own.text).toMatch(/\$60\.00 Overdue 01\/10\/2026/);
    expect(own.text).toMatch(/\$60\.00 Open 02\/10\/2026/);
    const sheets = await Promise.all(
      [one, two].map(({ id }) => member.open(`/app/invoices/show/${id}`)),
    );
    expect(sheets.map(({ html }) => html.includes("Overdue"))).toEqual([true, false]);
    for (const [{ number }, state] of [
      [one, "overdue"],
      [two, "open"],
    ] as const) {
      const listed = await staff.open(`/admin/invoices?search=${number}&state=${state}`);
      expect(listed.text).toContain(number);
    }
  });

  it("C-36 C-48 show the history, narrowed by the address bar", async () => {
    const { member, one, two } = await club();
    const all = await member.open("/app/finances");
    expect(all.text).toContain("$120.00 is open.");
    const order = [/02\/10\/2026 Invoice/, /01\/20\/2026 Check payment/, /01\/10\/2026 Invoice/];
    const places = order.map((row) => all.text.search(row));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const payments = await member.open("/app/finances?show=payments");
    expect(payments.html).not.toContain(two.number);
    expect(payments.text).toContain("-$40.00");
    const invoices = await member.open("/app/finances?show=invoices&to=2026-01-31");
    expect(invoices.text).toContain(`${one.number} $100.00 $60.00 Overdue 01/10/2026 Renewal 2026`);
    expect(invoices.html).not.toContain(two.number);
    const none = await member.open("/app/finances?show=refunds");
    expect(none.text).toContain("Nothing found");
    const odd = await member.open("/app/finances?show=x&from=yesterday&page=-7");
    expect(odd.text).toContain("Check payment, Check 204");
  });

  it("give a statement as CSV for any days, and say which days are wrong", async () => {
    const { member, accountId } = await club();
    const asked = `/app/finances/statement?account_id=${accountId}`;
    const led = await member.open(`${asked}&from=2026-01-01&to=2026-01-31&format=csv`);
    expect(led.status).toBe(303);
    const csv = await member.request(led.headers.get("location") ?? "");
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("content-disposition")).toContain("statement-2026-01-01-to-2026-01-31");
    expect(await csv.text()).toContain('2026-01-20,"Check payment, Check 204",');
    const wrong = await member.open(`${asked}&from=2026-02-01&to=2026-01-31&format=csv`);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain("The last day must not come before the first.");
    const none = await member.open(`${asked}&from=&to=2026-13-31`);
    expect(none.text).toContain("The first day field is required.");
    expect(none.text).toContain("Enter a date, for example 05/03/2027.");
    const { status } = await member.call(`${asked}&from=2026-02-01&to=2026-01-31`);
    expect(status).toBe(422);
  });

  it("lead to a PDF that a worker makes; whoever comes early waits", async () => {
    const { member, one } = await club();
    const led = await member.open(`/app/invoices/pdf/${one.id}`);
    expect(led.status).toBe(303);
    const place = led.headers.get("location") ?? "";
    const waiting = await member.open(place);
    expect(waiting.text).toContain("Your PDF is being made");
    expect(waiting.html).toMatch(/<meta http-equiv="refresh" content="1"/i);
    const early = await member.call(`${place}/file`);
    expect([early.status, await early.json()]).toEqual([202, { status: "preparing" }]);
    const script = await member.call(`/app/invoices/pdf/${one.id}`);
    expect(script.status).toBe(202);
    expect(await script.json()).toEqual({ status: "preparing", url: `${place}/file` });
  });
});

describe("staff's screen for the payments of an account", () => {
  it("C-36 H-05 shows the newest payments and enters a check, once for a form", async () => {
    const { accountId, one, two } = await club();
    const place = `/admin/payments/latest/${accountId}`;
    const page = await staff.open(place);
    expect(page.text).toContain("Payments of Elm Street Boosters");
    expect(page.text).toContain("01/20/2026 Check payment, Check 204 $40.00");
    expect(page.html).toContain(`href="/app/payments?account_id=${accountId}"`);
    expect(page.html).toContain('value="120.00"');
    const fields = {
      key: page.hidden("key"),
      method: "check",
      amount: "75",
      label: "Check 205",
      received_on: "2026-03-01",
      [`invoice_${one.id}`]: "1",
      [`invoice_${two.id}`]: "1",
    };
    for (const _ of [1, 2]) expect((await staff.submit(place, fields)).status).toBe(303);
    const after = await staff.open(place);
    expect(after.text).toContain("The payment is entered.");
    expect(after.text).toContain("Check payment, Check 205 $75.00");
    expect(after.text).toContain("$45.00 is open.");
    expect(await db.payment.count({ where: { accountId } })).toBe(2);
  });

  it("keeps what was typed beside what is wrong", async () => {
    const { accountId, one } = await club();
    const place = `/admin/payments/latest/${accountId}`;
    const page = await staff.open(place);
    const fields = {
      key: page.hidden("key"),
      method: "cash",
      label: "",
      received_on: "2026-03-01",
    };
    const tooMuch = { ...fields, amount: "60.01", [`invoice_${one.id}`]: "1" };
    const refused = await staff.submit(place, tooMuch);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("The amount is more than these invoices have open.");
    expect(refused.html).toContain('value="60.01"');
    const nothing = await staff.submit(place, { ...fields, amount: "1" });
    expect(nothing.text).toContain("Choose at least one invoice.");
    const late = { ...tooMuch, amount: "1", received_on: "2999-01-01" };
    expect((await staff.submit(place, late)).text).toContain(
      "cannot have been received after today",
    );
    const stranger = await billed((await makeAccount(system)).id, 5_00);
    const foreign = { ...fields, amount: "1", [`invoice_${stranger.id}`]: "1" };
    expect((await staff.submit(place, foreign)).status).toBe(404);
    expect(await db.payment.count({ where: { accountId } })).toBe(1);
  });
});
