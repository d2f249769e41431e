import "./payments-provider";
import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { gateway } from "#modules/billing/gateway/index.server";
import { enterPayment, payByBank, payByCard } from "#modules/billing/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { makePerson } from "../accounts/people";
import { assigned, conflict, notFound } from "./payments-answers";
import { restoreProvider } from "./payments-hooks";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  attemptOf,
  bankPayment,
  cardPayment,
  makeDebtor,
  payCard,
  system,
} from "./payments-support";

restoreProvider();

const asUser = (userId: number, accountIds: readonly number[], isStaff = false): Ctx =>
  createCtx({
    actor: {
      kind: "user",
      userId,
      isStaff,
      ...(isStaff && { role: "owner" as const }),
      accountIds,
      provedAt: new Date(),
    },
  });

describe("what the provider is sent", () => {
  it("C-34 is the amount, the token, and who pays, as the payer gave it", async () => {
    const debtor = await makeDebtor(10_00, 5_50);
    const { id, email } = await makePerson();
    const payment = await cardPayment({ ...debtor, attempt: randomUUID() });
    const asked = vi.spyOn(gateway(), "charge");
    await payByCard(asUser(id, [debtor.accountId]), { ...payment, phone: "555 0100" });
    const { ref } = await attemptOf(debtor.accountId);
    const { name, address, city, state, zip, customerIp, opaque } = payment;
    expect(asked.mock.calls).toEqual([
      [
        {
          ref,
          amount: 15_50,
          method: "credit_card",
          opaque,
          phone: "555 0100",
          name,
          address,
          city,
          state,
          zip,
          customerIp,
          email,
          customerId: String(debtor.accountId),
        },
      ],
    ]);
  });

  it("has no address of who pays for others: staff, or the system", async () => {
    const asked = vi.spyOn(gateway(), "charge");
    const staff = await makePerson({ isStaff: true });
    for (const ctx of [asUser(staff.id, [], true), system]) {
      const debtor = await makeDebtor(10_00);
      await payByCard(ctx, await cardPayment(debtor));
      expect(asked.mock.lastCall?.[0]).toMatchObject({ email: "" });
    }
  });

  it("C-32 has of the name on a bank account its first 22 characters, none of them halved", async () => {
    const asked = vi.spyOn(gateway(), "charge");
    const names = [
      ["Pat Treasurer", "Pat Treasurer"],
      ["Twenty-two characters!", "Twenty-two characters!"],
      ["Twenty-three characters", "Twenty-three character"],
      ["🎺 Lincoln High School Band", "🎺 Lincoln High School "],
    ] as const;
    for (const [nameOnAccount, name] of names) {
      const debtor = await makeDebtor(10_00);
      await payByBank(system, { ...(await bankPayment(debtor)), nameOnAccount });
      expect(asked.mock.lastCall?.[0]).toMatchObject({ name, method: "bank_account" });
      expect(asked.mock.lastCall?.[0]).not.toHaveProperty("nameOnAccount");
    }
  });
});

describe("declined tries", () => {
  it("are counted, nothing else is: a card that was paid with or refused may be tried on", async () => {
    const debtor = await makeDebtor(...Array.from({ length: 4 }, () => 10_00));
    const { accountId, invoiceIds } = debtor;
    const { id } = await makePerson();
    const person = asUser(id, [accountId]);
    const pay = async (invoiceId: number, zip?: string, dataValue?: string) => {
      const one = { accountId, invoiceIds: [invoiceId], value: cents(10_00) };
      const payment = await cardPayment(one, zip);
      const opaque = { ...payment.opaque, ...(dataValue && { dataValue }) };
      return payByCard(person, { ...payment, opaque });
    };
    const [first = 0, second = 0, third = 0, fourth = 0] = invoiceIds;
    for (const _ of [1, 2, 3]) await pay(first, undefined, `no token ${randomUUID()}`);
    for (const _ of [1, 2, 3, 4]) await pay(first, "46282");
    for (const invoiceId of [first, second, third]) {
      expect(await pay(invoiceId)).toMatchObject(assigned);
    }
    expect(await pay(fourth, "46282")).toMatchObject({ refusal: { code: "invalid" } });
    expect(await pay(fourth)).toMatchObject({ refusal: { code: "too_many" } });
    // A stranger is not even told that the account is shut.
    const stranger = asUser(id + 1_000_000, []);
    const payment = await cardPayment({ accountId, invoiceIds: [fourth], value: cents(10_00) });
    expect(await payByCard(stranger, payment)).toMatchObject(notFound);
    expect(await payByCard(system, payment)).toMatchObject(assigned);
  });

  it("of the system are counted for nobody", async () => {
    const debtor = await makeDebtor(10_00);
    for (const _ of [1, 2, 3, 4, 5, 6]) await payCard(debtor, "46282");
    expect(await payCard(debtor)).toMatchObject(assigned);
  });
});

describe("what is said first of a payment that cannot begin", () => {
  it("that another is under way, whatever the total or the discount", async () => {
    const debtor = await makeDebtor(10_00, 20_00);
    const { accountId, invoiceIds } = debtor;
    const discountId = await applyDiscount(accountId, "0.5");
    admin.fail({ kind: "reset-after" });
    const half = { accountId, invoiceIds: invoiceIds.slice(0, 1), value: cents(5_00), discountId };
    expect(await payCard(half)).toMatchObject({ value: { kind: "unassigned" } });
    for (const value of [5_00, 1_00, 30_00]) {
      const again = { ...debtor, value: cents(value) };
      expect(await payCard(again)).toMatchObject(conflict("paymentInProgress"));
      expect(await payCard({ ...again, discountId })).toMatchObject(conflict("paymentInProgress"));
    }
    const rest = { accountId, invoiceIds: invoiceIds.slice(1), value: cents(20_00) };
    expect(await payCard(rest)).toMatchObject(assigned);
  });

  it("a fault is a fault, and no payment in progress; the card is not charged", async () => {
    const debtor = await makeDebtor(10_00);
    const charges = admin.ledger().length;
    await db.$executeRaw`ALTER TABLE payment_attempts ADD CONSTRAINT broken CHECK (false) NOT VALID`;
    const paid = payCard(debtor).finally(
      () => db.$executeRaw`ALTER TABLE payment_attempts DROP CONSTRAINT broken`,
    );
    await expect(paid).rejects.toThrow(/broken/);
    expect(admin.ledger()).toHaveLength(charges);
    expect(await payCard(debtor)).toMatchObject(assigned);
  });

  it("C-09 the same invoices in another order are the same payment", async () => {
    const debtor = { ...(await makeDebtor(10_00, 20_00, 30_00)), attempt: randomUUID() };
    const [first = 0, second = 0, third = 0] = debtor.invoiceIds;
    const paid = await payCard(debtor);
    expect(paid).toMatchObject(assigned);
    for (const invoiceIds of [
      [third, second, first],
      [second, third, first],
      [second, first, third],
    ]) {
      expect(await payCard({ ...debtor, invoiceIds })).toEqual(paid);
    }
    for (const change of [{ invoiceIds: [first, second] }, { value: cents(59_99) }]) {
      expect(await payCard({ ...debtor, ...change })).toMatchObject(conflict("paymentKeyReused"));
    }
  });
});

describe("the end of a payment", () => {
  it("frees its own invoices alone", async () => {
    const unclear = await makeDebtor(10_00);
    const declined = await makeDebtor(20_00);
    admin.fail({ kind: "reset-before" });
    await payCard(unclear);
    await payCard(declined, "46282");
    expect(await attemptOf(declined.accountId)).toMatchObject({ invoices: [{ isActive: false }] });
    expect(await attemptOf(unclear.accountId)).toMatchObject({ invoices: [{ isActive: true }] });
  });

  it("that the provider did not understand is not known: it may have been charged", async () => {
    const debtor = await makeDebtor(10_00);
    const url = "http://provider.example/consent";
    vi.spyOn(gateway(), "charge").mockResolvedValueOnce({
      kind: "needs_payer",
      transId: "70000000009",
      url,
    });
    const paid = await payCard(debtor);
    const { ref, ...attempt } = await attemptOf(debtor.accountId);
    expect(paid).toEqual({ ok: true, value: { kind: "unassigned", reference: ref } });
    expect(attempt).toMatchObject({ status: "unknown", errorText: url });
  });
});

describe("a discount on a payment", () => {
  it("C-62 is kept by invoice, and given again after a declined card", async () => {
    const debtor = await makeDebtor(60_00, 40_00);
    const discountId = await applyDiscount(debtor.accountId, "0.25");
    const reduced = { ...debtor, value: cents(75_00), discountId };
    expect(await payCard(reduced, "46282")).toMatchObject({ refusal: { code: "invalid" } });
    expect(await payCard(reduced)).toMatchObject(assigned);
    const attempts = await db.paymentAttempt.findMany({
      where: { accountId: debtor.accountId },
      include: { invoices: { orderBy: { invoiceId: "asc" } } },
    });
    expect(attempts).toHaveLength(2);
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ discountId, discountCents: 25_00, amountCents: 75_00 });
      expect(attempt.invoices.map((one) => [one.amountCents, one.discountCents])).toEqual([
        [45_00, 15_00],
        [30_00, 10_00],
      ]);
    }
  });

  it("C-50 is given on the rest of an invoice that was paid in part without one", async () => {
    const { accountId, invoiceIds } = await makeDebtor(60_00);
    const check = { accountId, method: "check", label: "204", amount: cents(20_00) } as const;
    expect(await enterPayment(system, { ...check, invoiceIds })).toMatchObject({ ok: true });
    const discountId = await applyDiscount(accountId, "0.5");
    const rest = { accountId, invoiceIds, discountId };
    // Half of what is open, not of the whole line.
    const totals = { subtotal: 40, discount: 20, tax: 0, total: 20 };
    expect(await payCard({ ...rest, value: cents(40_00) })).toMatchObject({ refusal: { totals } });
    expect(await payCard({ ...rest, value: cents(20_00) })).toMatchObject(assigned);
    expect(await attemptOf(accountId)).toMatchObject({ discountCents: 20_00 });
  });
});
