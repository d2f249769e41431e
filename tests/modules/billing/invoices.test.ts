import { describe, expect, it } from "vitest";
import { createInvoice, openInvoices } from "#modules/billing/index.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents, largestAmount } from "#modules/platform/money";
import { makeAccount } from "#tests/factories/account";

const system = createCtx({ actor: { kind: "system", name: "test" } });
const staff: Actor = { kind: "user", userId: 1, isStaff: true, role: "owner", accountIds: [] };
const member = (...accountIds: number[]): Actor => ({
  kind: "user",
  userId: 2,
  isStaff: false,
  accountIds,
});
const fee = { type: "service_fee", label: "Filing", value: cents(95_00) } as const;
const stateFee = { type: "state_fee", label: "State fee", value: cents(35_00) } as const;
const credit = { type: "adjustment", label: "Credit", value: cents(-10_00) } as const;

describe("invoices", () => {
  it("C-66 an invoice holds its lines by type, value and label, and derives value and balance from them", async () => {
    const { id: accountId } = await makeAccount(system);
    const made = await createInvoice(system, {
      accountId,
      documentAt: civilDate("2027-03-01"),
      publicNotes: "Due before the season.",
      orderDetails: [fee, stateFee, credit],
    });
    if (!made.ok) throw new Error("refused");
    const found = await openInvoices(system, accountId);
    expect(found).toMatchObject({
      ok: true,
      value: [
        {
          id: made.value.id,
          number: made.value.number,
          documentAt: "2027-03-01",
          publicNotes: "Due before the season.",
          value: 120_00,
          balance: 120_00,
          orderDetails: [fee, stateFee, credit],
        },
      ],
    });
  });

  it.each([
    "new_account",
    "renewal",
    "upgrade",
    "incorporation",
    "service_fee",
    "state_fee",
    "adjustment",
  ] as const)("C-66 takes lines of type %s", async (type) => {
    const { id: accountId } = await makeAccount(system);
    const line = { type, label: "Line", value: cents(1) };
    expect(await createInvoice(system, { accountId, orderDetails: [line] })).toMatchObject({
      ok: true,
    });
  });

  it("bears today's date where the account is when none is given", async () => {
    const { id: accountId } = await makeAccount(system);
    const lateEvening = createCtx({
      actor: system.actor,
      now: () => new Date("2028-01-01T03:00:00Z"),
    });
    const made = await createInvoice(lateEvening, { accountId, orderDetails: [fee] });
    expect(made).toMatchObject({ ok: true, value: { number: expect.stringMatching(/^2027-/) } });
    expect(await openInvoices(system, accountId)).toMatchObject({
      value: [{ documentAt: "2027-12-31" }],
    });
  });

  it("shows the oldest first and leaves out what is worth nothing", async () => {
    const { id: accountId } = await makeAccount(system);
    const dates = ["2026-05-02", "2026-05-01", "2026-05-03"];
    for (const date of dates) {
      await createInvoice(system, { accountId, documentAt: civilDate(date), orderDetails: [fee] });
    }
    const free = { type: "renewal", label: "Paid by the group", value: cents(0) } as const;
    await createInvoice(system, {
      accountId,
      documentAt: civilDate("2026-04-01"),
      orderDetails: [free],
    });
    const found = await openInvoices(system, accountId);
    expect(found.ok && found.value.map(({ documentAt }) => documentAt)).toEqual(dates.toSorted());
  });

  it("numbers without gaps within a year, also for twenty at once and after a refusal", async () => {
    const { id: accountId } = await makeAccount(system);
    const make = (id: number) =>
      createInvoice(system, {
        accountId: id,
        documentAt: civilDate("2031-01-31"),
        orderDetails: [fee],
      });
    const all = await Promise.all([
      ...Array.from({ length: 10 }, () => make(accountId)),
      make(987_654),
      ...Array.from({ length: 10 }, () => make(accountId)),
    ]);
    const numbers = all.flatMap((made) => (made.ok ? [made.value.number] : []));
    const expected = Array.from({ length: 20 }, (_, n) => `2031-${String(n + 1).padStart(6, "0")}`);
    expect(numbers.toSorted()).toEqual(expected);
  });

  it.each([
    ["no line", []],
    ["a line without a label", [{ ...fee, label: " " }]],
    ["a label that is too long", [{ ...fee, label: "x".repeat(201) }]],
    ["less than nothing in sum", [{ ...fee, value: cents(-1) }]],
    ["more in sum than the column holds", [{ ...fee, value: largestAmount }, fee]],
  ])("refuses %s on order_details and makes nothing", async (_, orderDetails) => {
    const { id: accountId } = await makeAccount(system);
    const made = await createInvoice(system, { accountId, orderDetails });
    expect(made).toMatchObject({ refusal: { code: "invalid", errors: { order_details: [{}] } } });
    expect(await db.invoice.count({ where: { accountId } })).toBe(0);
  });

  it("refuses public notes that are too long, and an account that is not there", async () => {
    const { id: accountId } = await makeAccount(system);
    const notes = "x".repeat(2_001);
    expect(
      await createInvoice(system, { accountId, publicNotes: notes, orderDetails: [fee] }),
    ).toMatchObject({
      refusal: { code: "invalid", errors: { public_notes: [{}] } },
    });
    expect(await createInvoice(system, { accountId: 987_654, orderDetails: [fee] })).toEqual({
      ok: false,
      refusal: { code: "not_found" },
    });
  });

  it("only staff and the system make invoices", async () => {
    const { id: accountId } = await makeAccount(system);
    const make = (actor: Actor) =>
      createInvoice(createCtx({ actor }), { accountId, orderDetails: [fee] });
    expect(await make({ kind: "visitor" })).toMatchObject({ refusal: { code: "unauthenticated" } });
    expect(await make(member(accountId))).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await make(staff)).toMatchObject({ ok: true });
    const audited = { action: "billing.invoice-created", actorKind: "user", actorId: 1 };
    expect(await db.auditEntry.count({ where: audited })).toBe(1);
  });

  it("an account's own people and staff see what it owes; for everybody else it is not there", async () => {
    const { id: accountId } = await makeAccount(system);
    await createInvoice(system, { accountId, orderDetails: [fee] });
    const see = (actor: Actor) => openInvoices(createCtx({ actor }), accountId);
    for (const actor of [member(accountId, 5), staff, system.actor]) {
      expect(await see(actor)).toMatchObject({ ok: true, value: [{ balance: 95_00 }] });
    }
    for (const actor of [member(accountId + 1), member(), { kind: "visitor" } as const]) {
      expect(await see(actor)).toEqual({ ok: false, refusal: { code: "not_found" } });
    }
  });

  it.each([
    ["changed", "update order_details set value_cents = 1"],
    ["taken away", "delete from order_details"],
    ["cleared", "truncate order_details"],
  ])("lines are never %s", async (_, sql) => {
    const { id: accountId } = await makeAccount(system);
    await createInvoice(system, { accountId, orderDetails: [fee] });
    await expect(db.$executeRawUnsafe(sql)).rejects.toThrow("append-only");
  });
});
