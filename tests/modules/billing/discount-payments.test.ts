import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  holdReservation,
  releaseReservation,
  spendReservation,
} from "#modules/billing/discounts/payment.server";
import {
  createDiscount,
  heldDiscount,
  type NewDiscount,
  releaseDiscount,
  reserveDiscount,
} from "#modules/billing/index.server";
import { type Ctx, createCtx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { ppm } from "#modules/platform/money";
import { ok } from "#modules/platform/result";
import { makeAccount } from "#tests/factories/account";
import { crowdOf } from "#tests/setup/crowd";

const noon = new Date("2027-04-01T12:00:00Z");
const ctxAt = (minutes: number) =>
  createCtx({
    actor: { kind: "system", name: "test" },
    now: () => new Date(noon.getTime() + minutes * 60_000),
  });
const system = ctxAt(0);

let accountId: number;
let discountId: number;
let code: string;
async function applied(change: Partial<NewDiscount> = {}): Promise<void> {
  code = `PAY-${randomBytes(4).toString("hex").toUpperCase()}`;
  const made = await createDiscount(system, {
    code,
    description: "A tenth off everything",
    currencyValue: null,
    multiplier: ppm("0.10"),
    isNewAccount: true,
    isRenewals: true,
    isUpgrades: true,
    isServiceFees: true,
    ...change,
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  discountId = made.value.id;
  const reserved = await reserveDiscount(system, { accountId, code });
  if (!reserved.ok) throw new Error(JSON.stringify(reserved));
}
beforeEach(async () => {
  accountId = (await makeAccount(system)).id;
});

const newRef = () => Array.from(randomBytes(20), (byte) => "ABCDEFGH234567"[byte % 14]).join("");
const hold = (attemptRef: string, ctx: Ctx = system, discount = discountId) =>
  inTransaction(ctx, (tx) => holdReservation(tx, { discountId: discount, accountId, attemptRef }));
const told = (work: (tx: TxCtx) => Promise<boolean>, ctx: Ctx = system) =>
  inTransaction(ctx, async (tx) => ok(await work(tx))).then((it) => it.ok && it.value);
const gone = { ok: false, refusal: { code: "conflict", message: { key: "discountNotHeld" } } };
const takenByOthers = async (minutes: number) => {
  const other = await makeAccount(system);
  return !(await reserveDiscount(ctxAt(minutes), { accountId: other.id, code })).ok;
};

describe("the use of a payment", () => {
  it("is handed over once, kept beyond its time, and used once", async () => {
    await applied({ maxUses: 1 });
    const ref = newRef();
    expect(await hold(ref)).toMatchObject({ ok: true, value: { id: discountId, code } });
    expect(await hold(newRef())).toMatchObject(gone);
    expect(await takenByOthers(24 * 60)).toBe(true);
    expect(await told((tx) => spendReservation(tx, ref))).toBe(true);
    expect(await told((tx) => spendReservation(tx, ref))).toBe(false);
    expect(await told((tx) => releaseReservation(tx, ref))).toBe(false);
    expect(await takenByOthers(24 * 60)).toBe(true);
  });

  it("C-64 counts against the account's own uses once it is used", async () => {
    await applied({ maxUsesPerAccount: 1 });
    const ref = newRef();
    await hold(ref);
    await told((tx) => spendReservation(tx, ref));
    expect(await reserveDiscount(system, { accountId, code })).toMatchObject({
      refusal: { errors: { code: [{ key: "discountUsedByAccount" }] } },
    });
  });

  it("is refused for a discount that the account never applied, or has removed", async () => {
    await applied();
    expect(await hold(newRef(), system, discountId + 1_000_000)).toMatchObject(gone);
    await releaseDiscount(system, { accountId });
    expect(await hold(newRef())).toMatchObject(gone);
    expect(await hold(newRef(), ctxAt(60))).toMatchObject(gone);
  });

  it("goes to one of a hundred payments, ten of them at a time", async () => {
    await applied({ maxUses: 1 });
    const all = await crowdOf(100, () => hold(newRef()));
    expect(all.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
  });

  it("C-65 is taken again after 30 minutes while the discount has one left", async () => {
    await applied({ maxUses: 1 });
    expect(await hold(newRef(), ctxAt(31))).toMatchObject({ ok: true });
  });

  it("C-65 is refused after 30 minutes when somebody else has it, or the discount has ended", async () => {
    await applied({ maxUses: 1 });
    expect(await takenByOthers(31)).toBe(false);
    expect(await hold(newRef(), ctxAt(32))).toMatchObject(gone);
    await applied({ validUntil: new Date(noon.getTime() + 60 * 60_000) });
    expect(await hold(newRef(), ctxAt(60))).toMatchObject(gone);
  });

  it("stays applied after a payment that was declined, for the rest of its time", async () => {
    await applied({ maxUses: 1 });
    const ref = newRef();
    await hold(ref);
    expect(await heldDiscount(system, accountId)).toBeNull();
    expect(await told((tx) => releaseReservation(tx, ref), ctxAt(10))).toBe(true);
    expect(await heldDiscount(ctxAt(10), accountId)).toMatchObject({ code });
    expect(await takenByOthers(29)).toBe(true);
    expect(await hold(newRef(), ctxAt(20))).toMatchObject({ ok: true });
  });

  it("is given back at once when the payment is called off, or another code was applied", async () => {
    await applied({ maxUses: 1 });
    const ref = newRef();
    await hold(ref);
    expect(await told((tx) => releaseReservation(tx, ref, { isOver: true }))).toBe(true);
    expect(await heldDiscount(system, accountId)).toBeNull();
    expect(await takenByOthers(1)).toBe(false);

    await applied({ maxUses: 1 });
    const firstId = discountId;
    const firstCode = code;
    const second = newRef();
    await hold(second);
    await applied();
    await told((tx) => releaseReservation(tx, second));
    expect(await heldDiscount(system, accountId)).toMatchObject({ code });
    const open = { discountId: firstId, accountId, releasedAt: null };
    expect(await db.discountReservation.count({ where: open }), firstCode).toBe(0);
  });

  it("is taken from it neither by removing the code nor by applying it again", async () => {
    await applied();
    const ref = newRef();
    await hold(ref);
    expect(await releaseDiscount(system, { accountId })).toMatchObject({ ok: true });
    expect(await reserveDiscount(system, { accountId, code })).toMatchObject({
      refusal: { errors: { code: [{ key: "discountInPayment" }] } },
    });
    expect(await told((tx) => spendReservation(tx, ref))).toBe(true);
  });

  it("is given back by the account that had it, and by no other", async () => {
    await applied();
    const first = accountId;
    const other = (await makeAccount(system)).id;
    await reserveDiscount(system, { accountId: other, code });
    await releaseDiscount(system, { accountId: other });
    expect(await heldDiscount(system, other)).toBeNull();
    expect(await heldDiscount(system, first)).toMatchObject({ code });
    const ref = newRef();
    await hold(ref);
    expect(await told((tx) => releaseReservation(tx, newRef()))).toBe(false);
    expect(await told((tx) => spendReservation(tx, newRef()))).toBe(false);
    expect(await told((tx) => spendReservation(tx, ref))).toBe(true);
  });
});

describe("a PayPal payment that waits for its payer", () => {
  it("C-56 locks the discount: it stays applied, and none is applied or removed", async () => {
    await applied();
    const ref = newRef();
    await db.paymentAttempt.create({
      data: {
        ref,
        accountId,
        idemKey: ref,
        requestHash: ref,
        method: "paypal",
        amountCents: 1,
        discountId,
        status: "awaiting_payer",
        createdAt: noon,
      },
    });
    await hold(ref);
    const late = ctxAt(120);
    expect(await heldDiscount(late, accountId)).toMatchObject({ code });
    const locked = { refusal: { code: "conflict", errors: { code: [{}] } } };
    expect(await reserveDiscount(late, { accountId, code })).toMatchObject(locked);
    expect(await reserveDiscount(late, { accountId, code: "" })).toMatchObject(locked);
    expect(await heldDiscount(late, accountId)).toMatchObject({ code });
    await db.paymentAttempt.update({ where: { ref }, data: { status: "cancelled" } });
    await told((tx) => releaseReservation(tx, ref, { isOver: true }), late);
    expect(await heldDiscount(late, accountId)).toBeNull();
    expect((await reserveDiscount(late, { accountId, code })).ok).toBe(true);
  });
});
