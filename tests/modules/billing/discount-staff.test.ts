import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  changeDiscount,
  createDiscount,
  discountOf,
  discountSchema,
  endDiscount,
  heldDiscount,
  listDiscounts,
  readDiscount,
  reserveDiscount,
} from "#modules/billing/index.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { cents, ppm } from "#modules/platform/money";
import { makeAccount } from "#tests/factories/account";

const noon = new Date("2027-03-14T16:00:00Z");
const staffActor: Actor = { kind: "user", userId: 9, isStaff: true, role: "owner", accountIds: [] };
const ctxAt = (hours: number, actor: Actor = staffActor) =>
  createCtx({ actor, now: () => new Date(noon.getTime() + hours * 3_600_000) });
const staff = ctxAt(0);

const form = {
  description: "An eighth off renewals",
  currencyValue: null,
  multiplier: ppm("0.125"),
  isNewAccount: false,
  isRenewals: true,
  isUpgrades: false,
  isServiceFees: false,
  firstDay: null,
  lastDay: null,
  maxUses: null,
  maxUsesPerAccount: null,
};
async function made(change: Partial<Parameters<typeof discountOf>[0]> = {}) {
  const code = `STAFF-${randomBytes(4).toString("hex").toUpperCase()}`;
  const added = await createDiscount(staff, discountOf({ ...form, code, ...change }));
  if (!added.ok) throw new Error(JSON.stringify(added));
  return added.value;
}
const read = async (id: number, hours = 0) => {
  const view = await readDiscount(ctxAt(hours), id);
  if (!view.ok) throw new Error("refused");
  return view.value;
};

describe("a discount's days", () => {
  it("C-64 begin and end at midnight on the East Coast, also where the clocks change", async () => {
    // The clocks go forward on March 14, 2027.
    const days = { firstDay: civilDate("2027-03-14"), lastDay: civilDate("2027-03-14") };
    const { id } = await made(days);
    expect(await db.discount.findUnique({ where: { id } })).toMatchObject({
      validFrom: new Date("2027-03-14T05:00:00Z"),
      validUntil: new Date("2027-03-15T04:00:00Z"),
    });
    expect(await read(id)).toMatchObject({ ...days, phase: "active" });
    expect((await read(id, -11.01)).phase).toBe("scheduled");
    expect((await read(id, 12)).phase).toBe("ended");
  });

  it("stay as they are to the instant where staff leave them, so what was ended stays ended", async () => {
    const { id } = await made();
    await endDiscount(staff, id);
    const view = await read(id);
    expect(view.lastDay).toBe("2027-03-14");
    const saved = await changeDiscount(staff, { ...form, ...view, description: "Over" });
    expect(saved.ok).toBe(true);
    expect(await read(id, 0.001)).toMatchObject({ description: "Over", phase: "ended" });
  });
});

describe("changing a discount", () => {
  it("changes all but the code, and tells who saves what was read before", async () => {
    const { id, code } = await made();
    const { version } = await read(id);
    const change = {
      ...form,
      id,
      version,
      multiplier: null,
      currencyValue: cents(75_00),
      isServiceFees: true,
      maxUses: 3,
      maxUsesPerAccount: 1,
    };
    expect(await changeDiscount(staff, change)).toEqual({ ok: true, value: undefined });
    expect(await read(id)).toMatchObject({
      code,
      multiplier: null,
      currencyValue: 75_00,
      isServiceFees: true,
      maxUses: 3,
      maxUsesPerAccount: 1,
      version: version + 1,
    });
    expect(await changeDiscount(staff, change)).toMatchObject({ refusal: { code: "conflict" } });
    const [entry] = await db.auditEntry.findMany({
      where: { subject: `discount:${id}`, action: "billing.discount-changed" },
    });
    expect(entry?.data).toMatchObject({ before: { code }, after: { currencyValue: 75_00 } });
  });

  it("is judged as making one is", async () => {
    const { id } = await made();
    const both = { ...form, id, version: 1, currencyValue: cents(1) };
    expect(await changeDiscount(staff, both)).toMatchObject({
      refusal: { code: "invalid", errors: { currency_value: [{}] } },
    });
    const backwards = { firstDay: civilDate("2027-05-02"), lastDay: civilDate("2027-05-01") };
    expect(await changeDiscount(staff, { ...form, id, version: 1, ...backwards })).toMatchObject({
      refusal: { code: "invalid", errors: { valid_until: [{}] } },
    });
  });

  it("is one of two at once", async () => {
    const { id } = await made();
    const both = await Promise.all(
      ["One", "Two"].map((description) =>
        changeDiscount(staff, { ...form, id, version: 1, description }),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("ending a discount", () => {
  it("C-64 takes it from whoever has it applied, and nobody applies it any more", async () => {
    const { id, code } = await made();
    const { id: accountId } = await makeAccount(staff);
    await reserveDiscount(staff, { accountId, code });
    expect(await endDiscount(ctxAt(0.1), id)).toEqual({ ok: true, value: undefined });
    expect(await endDiscount(ctxAt(0.2), id)).toEqual({ ok: true, value: undefined });
    expect(await heldDiscount(ctxAt(0.1), accountId)).toBeNull();
    expect(await reserveDiscount(ctxAt(0.1), { accountId, code })).toMatchObject({
      refusal: { errors: { code: [{ key: "discountEnded" }] } },
    });
    const ended = { subject: `discount:${id}`, action: "billing.discount-ended" };
    expect(await db.auditEntry.count({ where: ended })).toBe(1);
  });

  it("ends one that has not begun", async () => {
    const { id } = await made({ firstDay: civilDate("2028-01-01") });
    expect((await endDiscount(staff, id)).ok).toBe(true);
    expect(await read(id)).toMatchObject({ phase: "ended", firstDay: null });
  });
});

describe("the staff's list", () => {
  it("says how often each was used and is kept free, the ended ones last", async () => {
    const ended = await made();
    await endDiscount(staff, ended.id);
    const { id, code } = await made({ maxUses: 5 });
    const { id: accountId } = await makeAccount(staff);
    await db.discountReservation.create({
      data: {
        discountId: id,
        accountId,
        expiresAt: noon,
        createdAt: noon,
        usedAt: noon,
        attemptRef: code,
      },
    });
    await reserveDiscount(staff, { accountId, code });
    expect(await read(id)).toMatchObject({ used: 1, kept: 1, maxUses: 5 });
    expect(await read(id, 1)).toMatchObject({ used: 1, kept: 0 });
    const list = await listDiscounts(ctxAt(0.001), { page: 1 });
    if (!list.ok) throw new Error("refused");
    const phases = list.value.rows.map(({ phase }) => phase);
    expect(phases).toEqual(
      phases.toSorted((a, b) => (a === "ended" ? 1 : 0) - (b === "ended" ? 1 : 0)),
    );
    expect(list.value.total).toBe(await db.discount.count());
  });

  it("is for staff alone, as every change is", async () => {
    const { id } = await made();
    const member = ctxAt(0, { kind: "user", userId: 3, isStaff: false, accountIds: [1] });
    const forbidden = { ok: false, refusal: { code: "forbidden" } };
    expect(await listDiscounts(member, { page: 1 })).toEqual(forbidden);
    expect(await readDiscount(member, id)).toEqual(forbidden);
    expect(await createDiscount(member, discountOf({ ...form, code: "MINE" }))).toEqual(forbidden);
    expect(await changeDiscount(member, { ...form, id, version: 1 })).toEqual(forbidden);
    expect(await endDiscount(member, id)).toEqual(forbidden);
    const gone = { ok: false, refusal: { code: "not_found" } };
    expect(await readDiscount(staff, 999_999_999)).toEqual(gone);
    expect(await changeDiscount(staff, { ...form, id: 999_999_999, version: 1 })).toEqual(gone);
    expect(await endDiscount(staff, 999_999_999)).toEqual(gone);
  });
});

describe("the staff's form", () => {
  const read = (typed: object) => parseFields(discountSchema, typed, "en");

  it.each([
    ["10", "0.1"],
    ["12.5 %", "0.125"],
    ["0.0001", "0.000001"],
    ["100%", "1"],
    ["033.3333", "0.333333"],
  ])("reads %s percent exactly", (percent, share) => {
    expect(read({ percent })).toMatchObject({
      value: { percent: ppm(share), currency_value: null },
    });
  });

  it.each([
    ["percent", "ten"],
    ["percent", "12,5"],
    ["percent", "0.00001"],
    ["percent", "-5"],
    ["currency_value", "1,23"],
    ["first_day", "2027-02-30"],
    ["last_day", "tomorrow"],
    ["max_uses", "1.5"],
    ["max_uses_per_account", "-1"],
  ])("refuses, at %s, %s", (field, typed) => {
    const refused = read({ [field]: typed });
    expect(!refused.ok && refused.refusal.code === "invalid" && refused.refusal.errors).toEqual({
      [field]: [expect.anything()],
    });
  });
});
