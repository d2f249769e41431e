import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createAccount } from "#modules/accounts/index.server";
import { createInvoice, enterPayment, refundPayment } from "#modules/billing/index.server";
import {
  type AccountFilter,
  listAccounts,
  searchAll,
  whatWaits,
} from "#modules/console/index.server";
import { sendInquiry } from "#modules/inquiries/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { makeClub } from "../accounts/clubs";
import { as, makePerson } from "../accounts/people";

const at = (instant: string) =>
  createCtx({ actor: { kind: "system", name: "tests" }, now: () => new Date(instant) });
const system = at("2026-11-22T17:00:00Z");

async function must<T>(result: Promise<{ ok: true; value: T } | { ok: false; refusal: unknown }>) {
  const done = await result;
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
  return done.value;
}

/** A check over so many dollars for a new invoice, entered at an instant. */
async function check(accountId: number, instant: string, dollars = 50) {
  const amount = cents(dollars * 100);
  const line = { type: "renewal", label: "Renewal", value: amount } as const;
  const invoice = await must(createInvoice(at(instant), { accountId, orderDetails: [line] }));
  const paid = { accountId, method: "check", label: "Check 7", amount } as const;
  const payment = await must(enterPayment(at(instant), { ...paid, invoiceIds: [invoice.id] }));
  return { payment, invoice };
}

describe("H-01 what staff see first", () => {
  it("is for staff alone", async () => {
    const member = as(await makePerson());
    expect(await whatWaits(member)).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await searchAll(member, "a")).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await searchAll(createCtx(), "a")).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
  });

  it("counts what waits", async () => {
    const before = await must(whatWaits(system));
    const fields = { email: `${randomUUID()}@a.example`, organization: "University of Kansas" };
    await must(sendInquiry(system, { kind: "greek_collector", fields, isVerified: true }));
    const after = await must(whatWaits(system));
    expect(after.waiting).toEqual({ ...before.waiting, inquiries: before.waiting.inquiries + 1 });
  });

  it("sums money in and back by months of the staff's clock, twelve of them", async () => {
    const { id } = await makeClub({ members: 0 });
    const before = await must(whatWaits(system));
    // 8 pm on October 31 in New York, and the first instant of the oldest month.
    const { payment } = await check(id, "2026-11-01T00:00:00Z");
    await check(id, "2025-12-01T05:00:00Z", 30);
    await check(id, "2025-12-01T04:59:59Z", 70);
    const refund = { note: "Twice", after: "reopen", key: randomUUID() } as const;
    const back = { paymentId: payment.id, amount: cents(20_00), ...refund };
    await must(refundPayment(at("2026-11-02T12:00:00Z"), back));
    const { months } = await must(whatWaits(system));
    expect(months.map(({ month }) => month)).toEqual([
      ...["2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05"],
      ...["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"],
    ]);
    const more = months.map((month, index) => [
      month.received - (before.months[index]?.received ?? 0),
      month.back - (before.months[index]?.back ?? 0),
    ]);
    const none = Array.from({ length: 9 }, () => [0, 0]);
    expect(more).toEqual([[30_00, 0], ...none, [50_00, 0], [0, 20_00]]);
  });

  it("counts the memberships that end in this month and in each of the eleven after it", async () => {
    const before = (await must(whatWaits(system))).endings;
    for (const renewalDueOn of [
      "2026-10-31",
      "2026-11-01",
      "2026-11-30",
      "2027-10-31",
      "2027-11-01",
    ]) {
      await must(createAccount(system, { name: "Due", levelId: 1002, renewalDueOn }));
    }
    const { endings } = await must(whatWaits(system));
    expect(endings.map(({ month }) => month)).toEqual([
      ...["2026-11", "2026-12", "2027-01", "2027-02", "2027-03", "2027-04"],
      ...["2027-05", "2027-06", "2027-07", "2027-08", "2027-09", "2027-10"],
    ]);
    const more = endings.map(({ memberships }, at) => memberships - (before[at]?.memberships ?? 0));
    expect(more).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("counts the renewals that are late and that come within 30, 60 and 90 days", async () => {
    const before = (await must(whatWaits(system))).renewals;
    for (const renewalDueOn of ["2026-11-21", "2026-11-22", "2026-12-22", "2026-12-23"]) {
      await must(createAccount(system, { name: "Due", levelId: 1002, renewalDueOn }));
    }
    for (const renewalDueOn of ["2027-01-21", "2027-02-20", "2027-02-21"]) {
      await must(createAccount(system, { name: "Due", levelId: 1002, renewalDueOn }));
    }
    const after = (await must(whatWaits(system))).renewals;
    const more = Object.entries(after).map(
      ([key, count]) => count - before[key as keyof typeof before],
    );
    expect(Object.keys(after)).toEqual(["late", "in30", "in60", "in90"]);
    expect(more).toEqual([1, 2, 4, 5]);
    const listed = async (filter: AccountFilter) =>
      (await must(listAccounts(system, { ...filter, page: 1 }))).total;
    expect(after).toEqual({
      late: await listed({ standing: "late" }),
      in30: await listed({ dueWithin: "30" }),
      in60: await listed({ dueWithin: "60" }),
      in90: await listed({ dueWithin: "90" }),
    });
  });
});

describe("H-01 H-02 the search over everything", () => {
  it("finds accounts, people with their accounts, and invoices by number or its end", async () => {
    const mark = randomUUID().slice(0, 8);
    const { id, primary } = await makeClub({ members: 0, name: `Orchestra ${mark}` });
    const { invoice } = await check(id, "2026-11-20T12:00:00Z");
    const byName = await must(searchAll(system, `ORCHESTRA ${mark}`));
    expect(byName.accounts).toMatchObject([{ id, name: `Orchestra ${mark}`, standing: "new" }]);
    const { people, accounts } = await must(searchAll(system, primary.email.slice(0, 20)));
    expect(people).toMatchObject([{ id: primary.id, accounts: [{ id }] }]);
    expect(accounts).toMatchObject([{ id }]);
    const short = String(Number(invoice.number.slice(5)));
    const own = { id: invoice.id, accountId: id, balance: 0 };
    for (const text of [invoice.number, `2026-${short}`]) {
      expect((await must(searchAll(system, text))).invoices).toMatchObject([own]);
    }
    expect((await must(searchAll(system, short))).invoices[0]).toMatchObject(own);
    const { invoices } = await must(searchAll(system, `2025-${short}`));
    expect(invoices.map((found) => found.id)).not.toContain(invoice.id);
  });

  it("finds nothing for nothing, and holds whatever is typed", async () => {
    const nothing = { accounts: [], people: [], invoices: [] };
    expect(await must(searchAll(system, "  "))).toEqual(nothing);
    for (const text of ["%", "\\", "\0'; --", "x".repeat(5000), "\ud800"]) {
      expect(await must(searchAll(system, text))).toEqual(nothing);
    }
  });
});
