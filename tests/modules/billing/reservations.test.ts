import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createDiscount,
  heldDiscount,
  type NewDiscount,
  releaseDiscount,
  reserveDiscount,
} from "#modules/billing/index.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents, ppm } from "#modules/platform/money";
import { makeAccount } from "#tests/factories/account";
import { crowdOf } from "#tests/setup/crowd";

const minute = 60_000;
const noon = new Date("2027-04-01T12:00:00Z");
const at = (minutes: number) => new Date(noon.getTime() + minutes * minute);
const ctxAt = (minutes: number, actor: Actor = { kind: "system", name: "test" }) =>
  createCtx({ actor, now: () => at(minutes) });
const system = ctxAt(0);

let count = 0;
async function makeDiscount(change: Partial<NewDiscount> = {}) {
  count += 1;
  const made = await createDiscount(system, {
    code: `CODE-${count}`,
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
  return made.value;
}
const newAccount = async () => (await makeAccount(system)).id;
const refusedOnCode = (key: string) => ({
  ok: false,
  refusal: { code: "invalid", errors: { code: [{ key }] } },
});

let accountId: number;
beforeEach(async () => {
  accountId = await newAccount();
});

describe("a discount code", () => {
  it("C-53 C-54 is applied whatever its case, and an empty one removes it", async () => {
    const { id, code } = await makeDiscount({ currencyValue: cents(50_00), multiplier: null });
    const applied = await reserveDiscount(system, { accountId, code: ` ${code.toLowerCase()} ` });
    const discount = {
      id,
      code,
      description: "A tenth off everything",
      currencyValue: 50_00,
      multiplier: null,
      isNewAccount: true,
      isRenewals: true,
      isUpgrades: true,
      isServiceFees: true,
      expiresAt: at(30),
    };
    expect(applied).toEqual({ ok: true, value: discount });
    expect(await heldDiscount(system, accountId)).toEqual(discount);
    expect(await reserveDiscount(system, { accountId, code: "  " })).toEqual({
      ok: true,
      value: null,
    });
    expect(await heldDiscount(system, accountId)).toBeNull();
    expect(await releaseDiscount(system, { accountId })).toEqual({ ok: true, value: null });
  });

  it("takes the place of the one before, whose use is free again", async () => {
    const first = await makeDiscount({ maxUses: 1 });
    const second = await makeDiscount();
    await reserveDiscount(system, { accountId, code: first.code });
    await reserveDiscount(system, { accountId, code: second.code });
    expect(await heldDiscount(system, accountId)).toMatchObject({ id: second.id });
    const other = await reserveDiscount(system, {
      accountId: await newAccount(),
      code: first.code,
    });
    expect(other.ok).toBe(true);
  });

  it("C-57 C-58 that is unknown is refused on code, and none is applied afterwards", async () => {
    const { code } = await makeDiscount();
    await reserveDiscount(system, { accountId, code });
    const refused = await reserveDiscount(system, { accountId, code: "NOBODYS" });
    expect(refused).toMatchObject(refusedOnCode("discountUnknown"));
    expect(await heldDiscount(system, accountId)).toBeNull();
  });

  it("C-64 works from the first instant of its period to before the last", async () => {
    const { code } = await makeDiscount({ validFrom: at(0), validUntil: at(10) });
    const tryAt = async (ms: number) =>
      reserveDiscount(
        createCtx({ actor: system.actor, now: () => new Date(noon.getTime() + ms) }),
        { accountId, code },
      );
    expect(await tryAt(-1)).toMatchObject(refusedOnCode("discountNotYet"));
    expect(await tryAt(0)).toMatchObject({ ok: true });
    expect(await tryAt(10 * minute - 1)).toMatchObject({
      ok: true,
      value: { expiresAt: at(10) },
    });
    expect(await tryAt(10 * minute)).toMatchObject(refusedOnCode("discountEnded"));
  });

  it("C-64 is refused beyond all its uses, and to an account beyond its own", async () => {
    const once = await makeDiscount({ maxUses: 1 });
    expect((await reserveDiscount(system, { accountId, code: once.code })).ok).toBe(true);
    expect((await reserveDiscount(system, { accountId, code: once.code })).ok).toBe(true);
    const other = await newAccount();
    expect(await reserveDiscount(system, { accountId: other, code: once.code })).toMatchObject(
      refusedOnCode("discountUsedUp"),
    );
    const each = await makeDiscount({ maxUsesPerAccount: 1 });
    await db.discountReservation.create({
      data: {
        discountId: each.id,
        accountId,
        expiresAt: at(0),
        attemptRef: randomUUID(),
        usedAt: at(0),
        createdAt: at(0),
      },
    });
    expect(await reserveDiscount(system, { accountId, code: each.code })).toMatchObject(
      refusedOnCode("discountUsedByAccount"),
    );
    expect((await reserveDiscount(system, { accountId: other, code: each.code })).ok).toBe(true);
  });

  it("C-65 keeps its use for 30 minutes; then the use is free for others again", async () => {
    const { code } = await makeDiscount({ maxUses: 1 });
    await reserveDiscount(system, { accountId, code });
    const other = await newAccount();
    const just = createCtx({ actor: system.actor, now: () => new Date(at(30).getTime() - 1) });
    expect(await reserveDiscount(just, { accountId: other, code })).toMatchObject(
      refusedOnCode("discountUsedUp"),
    );
    expect(await heldDiscount(just, accountId)).toMatchObject({ code });
    expect((await reserveDiscount(ctxAt(30), { accountId: other, code })).ok).toBe(true);
    expect(await heldDiscount(ctxAt(30), accountId)).toBeNull();
    expect(await reserveDiscount(ctxAt(31), { accountId, code })).toMatchObject(
      refusedOnCode("discountUsedUp"),
    );
  });

  it("C-65 with one use left goes to one of a hundred who want it, ten of them at a time", async () => {
    const { code } = await makeDiscount({ maxUses: 1 });
    const accounts = await crowdOf(100, newAccount);
    const all = await crowdOf(100, (at) =>
      reserveDiscount(system, { accountId: accounts[at] ?? 0, code }),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    for (const each of all.filter(({ ok }) => !ok)) {
      expect(each).toMatchObject(refusedOnCode("discountUsedUp"));
    }
  });

  it("is one for an account that applies twenty at once", async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => makeDiscount()));
    await Promise.all(codes.map(({ code }) => reserveDiscount(system, { accountId, code })));
    expect(
      await db.discountReservation.count({
        where: { accountId, usedAt: null, releasedAt: null },
      }),
    ).toBe(1);
  });
});

describe("applying a code", () => {
  const member = (userId: number, ...accountIds: number[]) =>
    ctxAt(0, { kind: "user", userId, isStaff: false, accountIds });

  it("C-11 is for the account's own people and staff; for others there is no such account", async () => {
    const { code } = await makeDiscount();
    const stranger = member(901, (await newAccount()) + 1_000_000);
    for (const ctx of [stranger, ctxAt(0, { kind: "visitor" })]) {
      const refused = { ok: false, refusal: { code: "not_found" } };
      expect(await reserveDiscount(ctx, { accountId, code })).toEqual(refused);
      expect(await reserveDiscount(ctx, { accountId, code: "" })).toEqual(refused);
      expect(await releaseDiscount(ctx, { accountId })).toEqual(refused);
      expect(await heldDiscount(ctx, accountId)).toBeNull();
    }
    expect((await reserveDiscount(member(902, accountId), { accountId, code })).ok).toBe(true);
    const staff = ctxAt(0, {
      kind: "user",
      userId: 903,
      isStaff: true,
      role: "owner",
      accountIds: [],
    });
    expect(await heldDiscount(staff, accountId)).toMatchObject({ code });
    expect((await reserveDiscount(staff, { accountId, code })).ok).toBe(true);
    expect(await reserveDiscount(staff, { accountId: 1_000_000_000, code })).toEqual({
      ok: false,
      refusal: { code: "not_found" },
    });
  });

  it("is refused after ten tries in ten minutes, with the right code too; removing is not", async () => {
    const { code } = await makeDiscount();
    const guesser = member(1_000_000 + accountId, accountId);
    for (let guess = 0; guess < 10; guess += 1) {
      const refused = await reserveDiscount(guesser, { accountId, code: `GUESS-${guess}` });
      expect(refused).toMatchObject(refusedOnCode("discountUnknown"));
    }
    expect(await reserveDiscount(guesser, { accountId, code })).toMatchObject({
      refusal: { code: "too_many" },
    });
    expect((await reserveDiscount(guesser, { accountId, code: "" })).ok).toBe(true);
  });
});
