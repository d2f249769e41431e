import { describe, expect, it } from "vitest";
import type { Level } from "#modules/renewal/contract";
import { counterpartOf, isOpenToAll, priceListsOf } from "#modules/renewal/domain/price-list";

const level = (id: number, changes: Partial<Level>): Level => ({
  id,
  name: `Level ${id}`,
  schema: "maintain",
  audience: "school_support",
  joiningPrice: 0 as Level["joiningPrice"],
  renewal: null,
  renewsAsId: id,
  upgrade: null,
  renewalFeatures: [],
  ...changes,
});

describe("the price list", () => {
  const levels = [
    level(1001, { schema: "start-up", renewsAsId: 1002 }),
    level(1002, {}),
    level(1003, { schema: "start-up", renewsAsId: 235636 }),
    level(235636, {}),
    level(2001, { schema: "start-up", audience: "greek", renewsAsId: 2002 }),
    level(2002, { audience: "greek" }),
    level(2003, { schema: "start-up", audience: "greek", renewsAsId: 93772 }),
    level(93772, { audience: "greek" }),
    level(3001, { audience: "either" }),
  ];

  it("B-40 B-44 sets each start-up level beside the one that it renews as, by audience", () => {
    const lists = priceListsOf(levels).map(({ audience, pairs }) => [
      audience,
      pairs.map(({ startUp, maintain }) => [startUp.id, maintain.id]),
    ]);
    expect(lists).toEqual([
      [
        "school_support",
        [
          [1001, 1002],
          [1003, 235636],
        ],
      ],
      [
        "greek",
        [
          [2001, 2002],
          [2003, 93772],
        ],
      ],
    ]);
  });

  it("B-46 pairs the levels both ways, and group-billed members with nothing", () => {
    const ids = [1001, 1002, 1003, 235636, 2001, 2002, 2003, 93772, 3001, 7];
    expect(ids.map((id) => counterpartOf(levels, id)?.id)).toEqual([
      1002,
      1001,
      235636,
      1003,
      2002,
      2001,
      93772,
      2003,
      undefined,
      undefined,
    ]);
  });

  it("keeps levels by invitation out", () => {
    expect(levels.filter((one) => !isOpenToAll(one)).map(({ id }) => id)).toEqual([3001]);
  });
});
