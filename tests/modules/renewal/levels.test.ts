import { describe, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { findLevel, listLevels } from "#modules/renewal/index.server";

const ctx = createCtx();

const maintain = { price: 195_00, earlyBirdDiscount: 20_00 };
const chapterMaintain = { price: 145_00, earlyBirdDiscount: 15_00 };

/** The table of the decisions, row by row, in whole cents. */
const rows = [
  ["D-01", 1001, "Start-Up", "start-up", "school_support", 295_00, null, 1002],
  ["D-02", 1002, "Maintain", "maintain", "school_support", 195_00, maintain, 1002],
  ["D-04", 1003, "Full-Service Start-Up", "start-up", "school_support", 495_00, null, 235636],
  [
    "D-05",
    235636,
    "Full Service",
    "maintain",
    "school_support",
    495_00,
    { price: 495_00, earlyBirdDiscount: 50_00 },
    235636,
  ],
  ["D-06", 2001, "Chapter Start-Up", "start-up", "greek", 245_00, null, 2002],
  ["D-07", 2002, "Chapter Maintain", "maintain", "greek", 145_00, chapterMaintain, 2002],
  ["D-09", 2003, "Chapter Full-Service Start-Up", "start-up", "greek", 395_00, null, 93772],
  [
    "D-10",
    93772,
    "Chapter Full Service",
    "maintain",
    "greek",
    395_00,
    { price: 395_00, earlyBirdDiscount: 40_00 },
    93772,
  ],
  [
    "D-11",
    3001,
    "Group-Billed Member",
    "maintain",
    "either",
    0,
    { price: 0, earlyBirdDiscount: 0 },
    3001,
  ],
] as const;

const upgrades = new Map([
  [
    1002,
    {
      levelId: 235636,
      price: 300_00,
      discount: 50_00,
      incorporationPrice: 195_00,
      incorporationDiscount: 75_00,
    },
  ],
  [
    2002,
    {
      levelId: 93772,
      price: 250_00,
      discount: 25_00,
      incorporationPrice: 195_00,
      incorporationDiscount: 195_00,
    },
  ],
]);

describe("membership levels", () => {
  it.each(rows)(
    "D-01 D-02 D-04 D-05 D-06 D-07 D-09 D-10 D-11 each in its row: %s level %i is %s with its prices, what it renews as and its upgrade",
    async (...row) => {
      const [, id, name, schema, audience, joiningPrice, renewal, renewsAsId] = row;
      const level = await findLevel(ctx, id);
      expect(level).toMatchObject({
        id,
        name,
        schema,
        audience,
        joiningPrice,
        renewal,
        renewsAsId,
      });
      expect(level?.upgrade).toEqual(upgrades.get(id) ?? null);
    },
  );

  it("D-03 1002 upgrades to 235636 for 300 less 50, incorporation 195 less 75", async () => {
    expect((await findLevel(ctx, 1002))?.upgrade).toEqual(upgrades.get(1002));
  });

  it("D-08 2002 upgrades to 93772 for 250 less 25, and incorporation is free", async () => {
    const upgrade = (await findLevel(ctx, 2002))?.upgrade;
    expect(upgrade).toEqual(upgrades.get(2002));
    expect(upgrade?.incorporationPrice).toBe(upgrade?.incorporationDiscount);
  });

  it("lists all nine in the order of the price list, and knows no other", async () => {
    expect((await listLevels(ctx)).map(({ id }) => id)).toEqual(rows.map(([, id]) => id));
    expect(await findLevel(ctx, 4711)).toBeUndefined();
  });

  it("gives every level four to eight renewal features in whole sentences, each of them once", async () => {
    for (const { name, renewalFeatures } of await listLevels(ctx)) {
      expect(renewalFeatures.length, name).toBeGreaterThanOrEqual(4);
      expect(renewalFeatures.length, name).toBeLessThanOrEqual(8);
      expect(new Set(renewalFeatures).size, name).toBe(renewalFeatures.length);
      for (const feature of renewalFeatures) expect(feature).toMatch(/^[A-Z].{20,140}[a-z]$/);
    }
  });

  it.each([
    ["three features", `update levels set renewal_features = renewal_features[1:3]`],
    [
      "a discount above its price",
      "update levels set price_discount_cents = 19501 where id = 1002",
    ],
    ["an upgrade without its price", "update levels set upgrade_cents = null where id = 1002"],
    [
      "an account at a level that is not there",
      "insert into accounts (name, level_id) values ('x', 4711)",
    ],
    ["taking away a level that others renew as", "delete from levels where id = 1002"],
  ])("the table refuses %s", async (_, sql) => {
    await expect(db.$executeRawUnsafe(sql)).rejects.toThrow();
  });
});
