import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#modules/accounts/index.server";
import { createInvoice, enterPayment, voidInvoice } from "#modules/billing/index.server";
import type { InvoiceFilter } from "#modules/console/index.server";
import { exportAllInvoices, listAccounts, listAllInvoices } from "#modules/console/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import type { Result } from "#modules/platform/result";
import { as, makePerson } from "../accounts/people";

/** Eleven in the evening of June 9 in Honolulu, June 10 in New York. */
const now = new Date("2027-06-10T09:00:00Z");
const system = createCtx({ actor: { kind: "system", name: "tests" }, now: () => now });
/** A word that all accounts of this file bear, so that lists hold them alone. */
const mark = randomUUID().slice(0, 8);

async function made<T>(result: Promise<Result<T>>): Promise<T> {
  const done = await result;
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
  return done.value;
}

const list = (filter: InvoiceFilter & { page?: number } = {}) =>
  made(listAllInvoices(system, { search: mark, page: 1, ...filter }));
const ids = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ id }) => id);

const account = async (name: string, timeZone = "America/New_York") =>
  (await made(createAccount(system, { name: `${name} ${mark}`, timeZone }))).id;

const invoice = async (accountId: number, value: number, documentAt: string) => {
  const line = { type: "renewal", label: "Renewal", value: cents(value) } as const;
  const input = { accountId, documentAt: civilDate(documentAt), orderDetails: [line] };
  return made(createInvoice(system, input));
};

const pay = (accountId: number, invoiceId: number, amount: number) =>
  made(
    enterPayment(system, {
      accountId,
      method: "check",
      invoiceIds: [invoiceId],
      label: "204",
      key: randomUUID(),
      amount: cents(amount),
      receivedOn: civilDate("2027-06-01"),
    }),
  );

let elm: number;
let oak: number;
let part: { id: number; number: string };
let paid: { id: number; number: string };
let taken: { id: number; number: string };
let coming: { id: number; number: string };
let here: { id: number; number: string };
let there: { id: number; number: string };
beforeAll(async () => {
  elm = await account("Elm");
  oak = await account("Oak", "Pacific/Honolulu");
  await account("Fir");
  await db.account.update({ where: { id: elm }, data: { ein: "121234599" } });
  part = await invoice(elm, 195_00, "2027-01-10");
  await pay(elm, part.id, 95_00);
  paid = await invoice(elm, 300_00, "2027-02-10");
  await pay(elm, paid.id, 300_00);
  taken = await invoice(elm, 50_00, "2027-03-10");
  await made(voidInvoice(system, { invoiceId: taken.id, note: "Billed twice." }));
  // A renewal's: it is due with the membership, not when it was written.
  coming = await invoice(elm, 70_00, "2027-04-10");
  await db.renewal.create({
    data: {
      accountId: elm,
      levelId: 1002,
      newLevelId: 1002,
      invoiceId: coming.id,
      bonusCents: 0,
      dueOn: toUtcDate(civilDate("2027-06-30")),
      status: "open",
      createdAt: now,
      nextDueOn: toUtcDate(civilDate("2028-06-30")),
    },
  });
  here = await invoice(elm, 20_00, "2027-06-09");
  there = await invoice(oak, 10_00, "2027-06-09");
});

describe("the invoices of all accounts", () => {
  it("are for staff alone, and so is their spreadsheet", async () => {
    const member = as(await makePerson());
    expect(await listAllInvoices(member, { page: 1 })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await exportAllInvoices(createCtx(), {})).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
  });

  it("say how each stands, by the day where its account is, and sum what is owed", async () => {
    const found = await list();
    expect(found).toMatchObject({
      total: 6,
      counts: { open: 4, overdue: 2, paid: 1, void: 1 },
      owed: 200_00,
    });
    expect(found.rows.map(({ id, state, balance }) => [id, state, balance])).toEqual([
      [there.id, "open", 10_00],
      [here.id, "overdue", 20_00],
      [coming.id, "open", 70_00],
      [taken.id, "void", 0],
      [paid.id, "paid", 0],
      [part.id, "overdue", 100_00],
    ]);
    expect(found.rows.at(-1)).toMatchObject({
      number: part.number,
      accountId: elm,
      account: `Elm ${mark}`,
      ein: "12-1234599",
      documentAt: "2027-01-10",
      dueOn: "2027-01-10",
      daysLate: 151,
      value: 195_00,
    });
    expect(found.rows[2]).toMatchObject({ documentAt: "2027-04-10", dueOn: "2027-06-30" });
  });

  it("are narrowed by state, with the sum of that alone", async () => {
    expect(await list({ state: "open" })).toMatchObject({ total: 4, owed: 200_00 });
    const overdue = await list({ state: "overdue" });
    expect([ids(overdue), overdue.owed]).toEqual([[here.id, part.id], 120_00]);
    expect(overdue.counts.paid).toBe(1);
    expect(await list({ state: "paid" })).toMatchObject({ total: 1, owed: 0 });
    expect(ids(await list({ state: "void" }))).toEqual([taken.id]);
  });

  it("are narrowed by their due dates, both days included", async () => {
    const days = { from: civilDate("2027-02-10"), to: civilDate("2027-06-09") };
    expect(ids(await list(days))).toEqual([there.id, here.id, taken.id, paid.id]);
    expect(ids(await list({ from: civilDate("2027-06-10") }))).toEqual([coming.id]);
    expect(await list({ to: civilDate("2027-01-09") })).toMatchObject({ total: 0, owed: 0 });
  });

  it("are found by the account's name, its EIN and their number", async () => {
    expect(ids(await list({ search: `oak ${mark}` }))).toEqual([there.id]);
    expect(ids(await list({ search: "12-1234599" }))).toHaveLength(5);
    expect(ids(await list({ search: taken.number }))).toEqual([taken.id]);
    const end = String(Number(taken.number.slice(5)));
    expect(ids(await list({ search: end, from: civilDate("2027-03-10") }))).toContain(taken.id);
    expect(ids(await list({ search: "no such club at all" }))).toEqual([]);
  });

  it("are sorted by age, due date and balance", async () => {
    const byDue = [part.id, paid.id, taken.id, here.id, there.id, coming.id];
    expect(ids(await list({ sort: "due" }))).toEqual(byDue);
    const [most, next] = ids(await list({ sort: "balance" }));
    expect([most, next]).toEqual([part.id, coming.id]);
  });

  it("come a page at a time, and whole as a spreadsheet that runs no formula", async () => {
    const word = randomUUID().slice(0, 8);
    const many = (await made(createAccount(system, { name: `=SUM(A1) ${word}` }))).id;
    for (let day = 1; day <= 26; day++) {
      await invoice(many, 100, `2027-05-${String(day).padStart(2, "0")}`);
    }
    const second = await list({ search: word, sort: "due", page: 2 });
    expect(second).toMatchObject({ current_page: 2, total: 26, owed: 26_00 });
    expect(second.rows.map(({ dueOn }) => dueOn)).toEqual(["2027-05-26"]);
    expect(await list({ search: word, page: 99 })).toMatchObject({ current_page: 2 });
    const csv = await made(exportAllInvoices(system, { search: word, sort: "due" }));
    const lines = csv.trim().split("\r\n");
    expect(lines).toHaveLength(27);
    expect(lines[0]).toContain(
      "id,number,account_id,account,ein,date,due_on,state,days_late,value,balance",
    );
    expect(lines[1]).toContain(
      `,${many},'=SUM(A1) ${word},,2027-05-01,2027-05-01,overdue,40,1.00,1.00`,
    );
  });
});

describe("the list of accounts", () => {
  it("is narrowed to those of which an invoice is open", async () => {
    const found = await made(listAccounts(system, { search: mark, isOwing: true, page: 1 }));
    expect(found.rows.map(({ id, owed }) => [id, owed])).toEqual([
      [elm, 190_00],
      [oak, 10_00],
    ]);
    expect(found).toMatchObject({ total: 2, owed: 200_00 });
  });
});
