import { describe, expect, it } from "vitest";
import { statementSheet } from "#modules/billing/finances/sheets.server";
import {
  createInvoice,
  listInvoices,
  listMovements,
  readStatement,
  refundPayment,
  statementCsv,
  voidInvoice,
} from "#modules/billing/index.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { makeAccount } from "#tests/factories/account";
import { statementsOf } from "#tests/modules/accounts/statements";
import { billed, must, paidByCard, paidByCheck, system, today } from "./finance-kit";

const all = { filter: "all", page: 1 } as const;

/** An account with two invoices, a check, a card payment, a refund and a voided invoice. */
async function busyAccount() {
  const { id: accountId } = await makeAccount(system, "Elm Street Boosters");
  const one = await billed(accountId, 100_00, "2027-01-10");
  const two = await billed(accountId, 60_00, "2027-02-10");
  const three = await billed(accountId, 5_00, "2027-02-11");
  const check = await paidByCheck(accountId, [one.id], 40_00, "2027-01-20");
  await paidByCard(accountId, [{ invoiceId: one.id, amount: 54_00, discount: 6_00 }], {
    receivedOn: "2027-02-05",
  });
  const refund = { note: "Paid twice", after: "reopen", key: `refund-${check}` } as const;
  must(await refundPayment(system, { paymentId: check, amount: cents(10_00), ...refund }));
  must(await voidInvoice(system, { invoiceId: three.id, note: "A mistake" }));
  return { accountId, one, two, three };
}

describe("the history of an account's money", () => {
  it("C-67 shows each movement with its day, its sign and its reason, the newest first", async () => {
    const { accountId, one, two, three } = await busyAccount();
    const { rows, total } = must(await listMovements(system, { accountId, ...all }));
    expect(total).toBe(8);
    const shown = rows.map(({ kind, on, owed }) => [kind, on, owed]);
    // Refund and void count for the day they were entered, which is today.
    expect(shown.slice(2)).toEqual([
      ["invoice", "2027-02-11", 5_00],
      ["invoice", "2027-02-10", 60_00],
      ["discount", "2027-02-05", -6_00],
      ["payment", "2027-02-05", -54_00],
      ["payment", "2027-01-20", -40_00],
      ["invoice", "2027-01-10", 100_00],
    ]);
    expect(rows.find(({ kind }) => kind === "refund")).toMatchObject({
      owed: 10_00,
      received: -10_00,
      note: "Paid twice",
      method: "check",
      invoices: [one],
    });
    expect(rows.find(({ kind }) => kind === "void")).toMatchObject({
      owed: -5_00,
      note: "A mistake",
      invoices: [three],
    });
    expect(rows.find(({ on }) => on === "2027-02-10")?.invoices).toEqual([two]);
  });

  it("is narrowed by kind and by days, both ends included", async () => {
    const { accountId } = await busyAccount();
    const kinds = async (asked: object) => {
      const found = must(await listMovements(system, { accountId, ...all, ...asked }));
      return found.rows.map(({ kind }) => kind);
    };
    expect(await kinds({ filter: "payments" })).toEqual(["discount", "payment", "payment"]);
    expect((await kinds({ filter: "refunds" })).toSorted()).toEqual(["refund", "void"]);
    expect(await kinds({ filter: "invoices" })).toEqual(["invoice", "invoice", "invoice"]);
    const day = { from: civilDate("2027-01-20"), to: civilDate("2027-02-05") };
    expect(await kinds(day)).toEqual(["discount", "payment", "payment"]);
    expect(await kinds({ ...day, filter: "invoices" })).toEqual([]);
  });

  it("comes in pages; one beyond the end is the last", async () => {
    const { id: accountId } = await makeAccount(system);
    for (let at = 0; at < 27; at++) await billed(accountId, 1_00 + at);
    const second = must(await listMovements(system, { accountId, filter: "all", page: 2 }));
    expect(second).toMatchObject({ current_page: 2, per_page: 25, total: 27 });
    expect(second.rows.map(({ owed }) => owed)).toEqual([1_01, 1_00]);
    const beyond = must(await listMovements(system, { accountId, filter: "all", page: 99 }));
    expect(beyond).toEqual(second);
    const odd = must(await listMovements(system, { accountId, filter: "all", page: Number.NaN }));
    expect(odd.current_page).toBe(1);
    const invoices = must(await listInvoices(system, { accountId, page: 99 }));
    expect(invoices).toMatchObject({ current_page: 2, total: 27 });
    expect(invoices.rows.map(({ value }) => value)).toEqual([1_01, 1_00]);
  });

  it("C-02 lists invoices with value, balance and standing", async () => {
    const { accountId } = await busyAccount();
    await createInvoice(system, {
      accountId,
      documentAt: civilDate("2027-03-01"),
      orderDetails: [
        { type: "renewal", label: "Renewal", value: cents(20_00) },
        { type: "adjustment", label: "Bonus", value: cents(-20_00) },
      ],
    });
    const { rows } = must(await listInvoices(system, { accountId, page: 1 }));
    expect(
      rows.map(({ documentAt, value, balance, state }) => [documentAt, value, balance, state]),
    ).toEqual([
      ["2027-03-01", 0, 0, "paid"],
      ["2027-02-11", 5_00, 0, "void"],
      ["2027-02-10", 60_00, 60_00, "open"],
      ["2027-01-10", 100_00, 10_00, "open"],
    ]);
    expect(rows[0]?.labels).toEqual(["Renewal", "Bonus"]);
    const from = civilDate("2027-02-11");
    const late = must(await listInvoices(system, { accountId, page: 1, from }));
    expect(late.total).toBe(2);
  });

  it("C-11 is hidden from other people, and lists of money take a fixed number of statements", async () => {
    const { accountId } = await busyAccount();
    const actor: Actor = { kind: "user", userId: 1, isStaff: false, accountIds: [accountId + 1] };
    const stranger = createCtx({ actor });
    const hidden = { ok: false, refusal: { code: "not_found" } };
    const year = { from: civilDate("2027-01-01"), to: civilDate("2027-12-31") };
    expect(await listMovements(stranger, { accountId, ...all })).toMatchObject(hidden);
    expect(await listInvoices(stranger, { accountId, page: 1 })).toMatchObject(hidden);
    expect(await readStatement(stranger, { accountId, ...year })).toMatchObject(hidden);
    const count = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;
    expect(await count(() => listMovements(system, { accountId, ...all }))).toBe(1);
    expect(await count(() => listInvoices(system, { accountId, page: 1 }))).toBe(2);
    expect(await count(() => readStatement(system, { accountId, ...year }))).toBe(2);
  });
});

describe("a statement", () => {
  it("adds up from what was owed before to what is owed after, for any days", async () => {
    const { accountId } = await busyAccount();
    const february = { from: civilDate("2027-02-01"), to: civilDate("2027-02-28") };
    const statement = must(await readStatement(system, { accountId, ...february }));
    expect(statement).toMatchObject({
      accountName: "Elm Street Boosters",
      opening: 60_00,
      charges: 65_00,
      credits: 60_00,
      closing: 65_00,
    });
    expect(statement.rows.map(({ balance }) => balance)).toEqual([6_00, 0, 60_00, 65_00]);
    const later = { from: civilDate("2027-03-01"), to: civilDate("2027-03-01") };
    expect(must(await readStatement(system, { accountId, ...later }))).toMatchObject({
      opening: 65_00,
      closing: 65_00,
      rows: [],
      charges: 0,
      credits: 0,
    });
    const backwards = { from: february.to, to: february.from };
    expect(await readStatement(system, { accountId, ...backwards })).toMatchObject({
      refusal: { code: "invalid", errors: { to: [{ key: "periodEndsEarly" }] } },
    });
  });

  it("calls nothing owed on a day to come", async () => {
    const { id: accountId } = await makeAccount(system);
    await billed(accountId, 20_00, "2027-05-10");
    const words = async (from: string, to: string) => {
      const asked = { accountId, from: civilDate(from), to: civilDate(to) };
      const statement = must(await readStatement(system, asked));
      const paper = JSON.stringify(statementSheet(statement, { ...system, now: today }));
      const csv = statementCsv(statement, "en");
      return [csv, paper].map((text) => text.match(/Owed (before|after)/g)?.length ?? 0);
    };
    // Today is June 1, 2027.
    expect(await words("2027-05-01", "2027-06-01")).toEqual([2, 4]);
    expect(await words("2027-05-01", "2027-06-02")).toEqual([1, 2]);
    expect(await words("2027-07-01", "2027-12-31")).toEqual([0, 0]);
  });

  it("as CSV keeps amounts numbers and texts texts", async () => {
    const { id: accountId } = await makeAccount(system);
    const { id, number } = await billed(accountId, 1234_50, "2027-02-10");
    await paidByCheck(accountId, [id], 1000_00, "2027-02-11");
    const month = { from: civilDate("2027-02-01"), to: civilDate("2027-02-28") };
    const statement = must(await readStatement(system, { accountId, ...month }));
    const [head = "", ...lines] = statementCsv(statement, "en").split("\r\n");
    expect(head).toBe("\uFEFFDate,What,Invoices,Billed,Credited,Balance,Note");
    expect(lines).toEqual([
      "2027-02-01,Owed before,,,,0.00,",
      `2027-02-10,Invoice,${number},1234.50,,1234.50,`,
      `2027-02-11,"Check payment, Check 204",${number},,1000.00,234.50,`,
      "2027-02-28,Owed after,,,,234.50,",
      "",
    ]);
  });
});
