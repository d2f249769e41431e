import { beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#modules/accounts/index.server";
import { addListingGroup, searchListings } from "#modules/listings/index.server";
import { csvOf, importContent, type MadeRow, system } from "./bmf-files";

/** The IRS's own file has words that are spelled wrong: who types one means the many, not the few. */
const many = (first: number, count: number, row: (at: number) => Omit<MadeRow, "ein">): MadeRow[] =>
  Array.from({ length: count }, (_, at) => ({ ein: String(first + at), ...row(at) }));
const boosters = many(100_000_000, 60, (at) => ({
  name: "PARENT BOOSTER USA INC",
  sortName: `SCHOOL ${at} CLUB`,
}));
const fraternities = many(200_000_000, 40, (at) => ({
  name: "CHI OMEGA FRATERNITY",
  sortName: `CHAPTER ${at}`,
}));
const thetas = many(300_000_000, 5, (at) => ({
  name: "KAPPA ALPHA THETA FRATERNITY",
  sortName: `HOUSE ${at}`,
}));
const wrong: MadeRow[] = [
  { ein: "900000001", name: "PARENT BOOSTRR USA INC", sortName: "SOCCER CLUB", state: "KY" },
  { ein: "900000005", name: "LIONS BOOSTERS" },
  { ein: "900000002", name: "PHI THETA KAPPA FRATERNTIY" },
  { ein: "900000003", name: "KAPA FRIENDS", city: "KAPAA", state: "HI" },
  { ein: "900000004", name: "MACON CHOIR", city: "MACON", state: "GA" },
  ...many(910_000_000, 4, () => ({ name: "MASON CHOIR" })),
];

const find = (keyword: string, page = 1, state?: string) =>
  searchListings({ keyword, page, state }, (number) => `/listings?page=${number}`);

beforeAll(async () => {
  await addListingGroup(system, { number: "0124", label: "Tests" });
  await importContent(csvOf(...boosters, ...fraternities, ...thetas, ...wrong), "2026-11-10");
});

describe("G-41 what a person meant, beside rows that the IRS itself spelled wrong", () => {
  it("“boostr” finds the boosters, the one row of that spelling first", async () => {
    const first = await find("boostr");
    expect(first.total).toBe(62);
    expect(first.data[0]).toMatchObject({ ein: "900000001" });
    expect(first.data[1]).toMatchObject({ ein: "100000000" });
    expect(first.meant).toEqual({
      corrected: [{ typed: "BOOSTR", taken: "BOOSTER" }],
      isPartial: false,
      isBeside: true,
    });
    const seen = new Set<string | undefined>();
    for (let page = 1; page <= first.last_page; page += 1) {
      for (const { ein } of (await find("boostr", page)).data) seen.add(ein);
    }
    expect(seen.size).toBe(62);
  });

  it("“fraterntiy” finds the fraternities", async () => {
    const { total, data, meant } = await find("fraterntiy");
    expect(total).toBe(46);
    expect(data[0]).toMatchObject({ ein: "900000002" });
    expect(data[1]?.name).toContain("FRATERNITY");
    expect(meant?.corrected).toEqual([{ typed: "FRATERNTIY", taken: "FRATERNITY" }]);
  });

  it("“kapa alpha teta” finds Kappa Alpha Theta, all words corrected", async () => {
    const { total, data, meant } = await find("kapa alpha teta");
    expect(total).toBe(5);
    expect(data.every(({ name }) => name.startsWith("KAPPA ALPHA THETA"))).toBe(true);
    expect(meant).toEqual({
      corrected: [
        { typed: "KAPA", taken: "KAPPA" },
        { typed: "TETA", taken: "THETA" },
      ],
      isPartial: false,
    });
  });

  it("“omega booster”: nothing has both, so what has one comes, the rarer first, and it is said", async () => {
    const first = await find("omega booster");
    expect(first.total).toBe(101);
    expect(first.data[0]?.name).toContain("OMEGA");
    expect((await find("omega booster", first.last_page)).data.at(-1)?.name).toContain("BOOSTER");
    expect(first.meant).toEqual({ corrected: [], isPartial: true });
  });

  it("of what has not all words, what has more of them comes first, the rarest word after that", async () => {
    const first = await find("soccer parent booster school");
    expect([first.total, first.meant]).toEqual([61, { corrected: [], isPartial: true }]);
    expect(first.data[0]?.name).toContain("PARENT BOOSTER");
    expect((await find("soccer parent booster school", first.last_page)).data.at(-1)).toMatchObject(
      { ein: "900000001" },
    );
  });

  it("several words, one of them spelled as one row has it", async () => {
    const { total, data, meant } = await find("parent boostr school");
    expect(total).toBe(60);
    expect(data[0]).toMatchObject({ ein: "100000000" });
    expect(meant?.corrected).toEqual([{ typed: "BOOSTR", taken: "BOOSTER" }]);
    const both = await find("parent boostr");
    expect(both.total).toBe(61);
    expect(both.data[0]).toMatchObject({ ein: "900000001" });
  });

  it("narrows to the state, and leaves alone what is rare and right", async () => {
    const inKentucky = await find("boostr", 1, "KY");
    expect(inKentucky).toMatchObject({ total: 1, meant: null });
    // Mason is near, and not so much commoner that Macon were a slip.
    expect(await find("macon")).toMatchObject({ total: 1, meant: null });
    expect(await find("booster")).toMatchObject({ total: 61, meant: null });
  });

  it("what is near and found as well is shown once, behind the few", async () => {
    const first = await find("boosters");
    expect(first.total).toBe(61);
    expect(first.data[0]).toMatchObject({ ein: "900000005" });
    const eins: (string | undefined)[] = [];
    for (let page = 1; page <= first.last_page; page += 1) {
      eins.push(...(await find("boosters", page)).data.map(({ ein }) => ein));
    }
    expect(eins).toHaveLength(61);
    expect(new Set(eins).size).toBe(61);
  });

  it("an account of that spelling is what was meant", async () => {
    const made = await createAccount(system, { name: "Boostr Club", renewalDueOn: "2027-05-03" });
    const { data, meant } = await find("boostr");
    expect(data).toHaveLength(2);
    expect(data).toContainEqual(
      expect.objectContaining({ accountId: made.ok ? made.value.id : 0 }),
    );
    expect(meant).toBeNull();
  });
});
