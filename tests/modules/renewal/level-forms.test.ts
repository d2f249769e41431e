import { describe, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import { cents } from "#modules/platform/money";
import type { Level } from "#modules/renewal/contract";
import {
  findLevel,
  type LevelTerms,
  levelFormOf,
  levelSchema,
  levelTermsOf,
  previewRenewals,
} from "#modules/renewal/index.server";
import { change, kept, price } from "./keeping";
import { must } from "./renewing";

describe("what the table would refuse", () => {
  const upgrade = (changed: Partial<NonNullable<LevelTerms["upgrade"]>>) => ({
    upgrade: {
      levelId: 235636,
      price: cents(300_00),
      discount: cents(0),
      incorporationPrice: cents(195_00),
      incorporationDiscount: cents(195_00),
      ...changed,
    },
  });
  const features = (count: number, text = "Line") => ({
    renewalFeatures: Array.from({ length: count }, (_, index) => `${text} ${index}`),
  });

  it.each<[string, Partial<LevelTerms>, string]>([
    ["price_discount", price(10_00, 10_01), "levelDiscountTooLarge"],
    ["renewal_price", price(100_000_01, 0), "levelAmountTooLarge"],
    ["joining_price", { joiningPrice: cents(100_000_01) }, "levelAmountTooLarge"],
    ["upgrade_to", upgrade({ levelId: 93772 }), "levelUpgradeUnknown"],
    ["upgrade_to", upgrade({ levelId: 1002 }), "levelUpgradeUnknown"],
    ["upgrade_to", upgrade({ levelId: 0 }), "levelUpgradeUnknown"],
    ["upgrade_discount", upgrade({ discount: cents(300_01) }), "levelDiscountTooLarge"],
    [
      "inc_package_discount",
      upgrade({ incorporationDiscount: cents(195_01) }),
      "levelDiscountTooLarge",
    ],
    ["renewal_features", features(3), "levelFeaturesCount"],
    ["renewal_features", features(9), "levelFeaturesCount"],
    ["renewal_features", features(4, "x".repeat(200)), "levelFeatureTooLong"],
    ["renewal_features", { renewalFeatures: ["A", "B", "C", "C"] }, "levelFeatureTwice"],
  ])("comes back at %s", async (field, terms, key) => {
    expect(await change(1002, terms)).toMatchObject({
      refusal: { code: "invalid", errors: { [field]: [{ key }] } },
    });
  });

  it("the limits themselves are fine", async () => {
    must(await change(1002, { ...price(100_000_00, 100_000_00), ...features(8) }));
    must(await change(1002, { ...price(0, 0), ...features(4), upgrade: null }));
  });
});

describe("the preview", () => {
  it("H-10 is the real quote, early and late, with upgrade and incorporation", async () => {
    const level = await findLevel(createCtx(), 1002);
    if (!level) throw new Error("no level 1002");
    const upgrade = {
      levelId: 235636,
      price: cents(300_00),
      discount: cents(50_00),
      incorporationPrice: cents(195_00),
      incorporationDiscount: cents(75_00),
    };
    const shown = previewRenewals({ ...level, ...price(195_00), upgrade });
    expect(shown.map(({ early, late }) => [early.orderTotal, late.orderTotal])).toEqual([
      [175_00, 195_00],
      [425_00, 445_00],
      [545_00, 565_00],
    ]);
    expect(previewRenewals({ ...level, renewal: null })).toEqual([]);
    expect(previewRenewals({ ...level, upgrade: null })).toHaveLength(1);
  });
});

describe("the form of a level", () => {
  it("gives back what it shows, for every level", async () => {
    for (const id of [1001, 1002, 235636, 2002, 3001]) {
      const { level } = await kept(id);
      const { joiningPrice, renewal, upgrade, renewalFeatures } = level;
      expect(must(read(levelFormOf(level), level))).toEqual({
        joiningPrice,
        renewal,
        upgrade,
        renewalFeatures,
      });
    }
  });

  it("asks for every amount that counts, and for no other", async () => {
    const { level } = await kept(1002);
    expect(read({ upgrade_to: "235636" }, level)).toMatchObject({
      refusal: { errors: { joining_price: [{ key: "levelAmountMissing" }], inc_package: [{}] } },
    });
    const start = await kept(1001);
    expect(read({ joining_price: "1" }, start.level)).toMatchObject({
      ok: true,
      value: { joiningPrice: 1_00, renewal: null, upgrade: null },
    });
  });
});

/** The terms of what was typed into the form of a level. */
function read(typed: object, level: Level) {
  const fields = parseFields(levelSchema, typed, "en");
  return fields.ok ? levelTermsOf(fields.value, level) : fields;
}
