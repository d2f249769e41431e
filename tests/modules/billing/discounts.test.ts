import { describe, expect, it } from "vitest";
import { createDiscount } from "#modules/billing/index.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents, ppm } from "#modules/platform/money";

const system = createCtx({ actor: { kind: "system", name: "test" } });

const discount = {
  code: "SPRING25",
  description: "A quarter off renewals this spring",
  currencyValue: null,
  multiplier: ppm("0.25"),
  isNewAccount: false,
  isRenewals: true,
  isUpgrades: false,
  isServiceFees: false,
} as const;
const none = {
  isNewAccount: false,
  isRenewals: false,
  isUpgrades: false,
  isServiceFees: false,
} as const;
const noon = new Date("2027-04-01T12:00:00Z");

describe("discounts", () => {
  it("are kept with code in upper case, exact share, flags, period and uses", async () => {
    const made = await createDiscount(system, {
      ...discount,
      code: " third-OFF ",
      multiplier: ppm("0.333333"),
      validFrom: noon,
      validUntil: new Date(noon.getTime() + 1),
      maxUses: 100,
      maxUsesPerAccount: 1,
    });
    expect(made).toMatchObject({ ok: true, value: { code: "THIRD-OFF" } });
    const row = await db.discount.findUniqueOrThrow({ where: { code: "THIRD-OFF" } });
    expect(row).toMatchObject({
      description: discount.description,
      currencyValueCents: null,
      isNewAccount: false,
      isRenewals: true,
      isUpgrades: false,
      isServiceFees: false,
      validFrom: noon,
      maxUses: 100,
      maxUsesPerAccount: 1,
    });
    expect(row.multiplier?.toFixed()).toBe("0.333333");
  });

  it.each([
    ["a whole", "1", "1"],
    ["a millionth", "0.000001", "0.000001"],
    ["seven percent", "0.07", "0.07"],
  ])("keep a share of %s exactly", async (_, multiplier, kept) => {
    const code = `SHARE${multiplier.replace(".", "-")}`;
    await createDiscount(system, { ...discount, code, multiplier: ppm(multiplier) });
    expect((await db.discount.findUnique({ where: { code } }))?.multiplier?.toFixed()).toBe(kept);
  });

  it.each([
    ["code", "a code that is too short", { code: "AB" }],
    ["code", "a code with a space in it", { code: "TEN OFF" }],
    ["description", "an empty description", { description: " " }],
    ["currency_value", "an amount beside a share", { currencyValue: cents(1) }],
    ["currency_value", "neither amount nor share", { multiplier: null }],
    ["currency_value", "an amount of nothing", { multiplier: null, currencyValue: cents(0) }],
    ["multiplier", "a share of nothing", { multiplier: ppm("0") }],
    ["multiplier", "more than the whole", { multiplier: ppm("1.000001") }],
    ["is_new_account", "no kind of line", none],
    ["valid_until", "a period that ends where it begins", { validFrom: noon, validUntil: noon }],
    ["max_uses", "no use at all", { maxUses: 0 }],
    ["max_uses_per_account", "half a use", { maxUsesPerAccount: 0.5 }],
  ])("refuse, on %s, %s", async (field, _, wrong) => {
    const made = await createDiscount(system, { ...discount, code: "WRONG", ...wrong });
    expect(made).toMatchObject({ ok: false, refusal: { code: "invalid" } });
    expect(!made.ok && made.refusal.code === "invalid" && Object.keys(made.refusal.errors)).toEqual(
      [field],
    );
    expect(await db.discount.count({ where: { code: "WRONG" } })).toBe(0);
  });

  it("take a code once, also when it comes ten times at once in either case", async () => {
    const codes = Array.from({ length: 10 }, (_, n) => (n % 2 ? "once-only" : "ONCE-ONLY"));
    const all = await Promise.all(
      codes.map((code) => createDiscount(system, { ...discount, code })),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    for (const made of all.filter((each) => !each.ok)) {
      expect(made).toMatchObject({ refusal: { code: "invalid", errors: { code: [{}] } } });
    }
  });

  it("are made by staff and the system only", async () => {
    const make = (actor: Actor, code: string) =>
      createDiscount(createCtx({ actor }), { ...discount, code });
    const user = { kind: "user", userId: 1, accountIds: [3] } as const;
    expect(await make({ kind: "visitor" }, "NOBODY")).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
    expect(await make({ ...user, isStaff: false }, "MEMBER")).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await make({ ...user, isStaff: true, role: "billing" }, "STAFF")).toMatchObject({
      ok: true,
    });
    expect(
      await db.auditEntry.count({ where: { action: "billing.discount-created", actorId: 1 } }),
    ).toBe(1);
  });
});
