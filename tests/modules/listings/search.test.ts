import { beforeAll, describe, expect, it } from "vitest";
import { createAccount, updateAccountProfile } from "#modules/accounts/index.server";
import { addListingGroup, listAccount, searchListings } from "#modules/listings/index.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { ok } from "#modules/platform/result";
import { csvOf, importContent, type MadeRow, system } from "./bmf-files";

const parent = "PARENT BOOSTER USA INC";
const clubs: MadeRow[] = [
  {
    ein: "010000001",
    name: parent,
    sortName: "LINCOLN HIGH SCHOOL BAND BOOSTERS",
    city: "TULSA",
    state: "OK",
  },
  { ein: "010000002", name: parent, sortName: "ST JOSEPHS CHEER", city: "JOSEPH", state: "OR" },
  { ein: "010000003", name: parent, sortName: "100% BATON & FLAG <TEAM>", city: "ORONO" },
  { ein: "010000004", name: "JOSEPHS ART CLUB", city: "WACO", state: "TX" },
  { ein: "120000005", name: "ARTS OF ART", sortName: "", city: "LINCOLN", state: "NE" },
  { ein: "120000006", name: "ART", city: "OMAHA", state: "NE" },
  { ein: "130000001", name: "TENOR CHOIR AND WREN", city: "MACON", state: "GA" },
  { ein: "130000002", name: "WREN CHOIR FRIENDS", city: "MACON", state: "GA" },
  { ein: "130000003", name: "WREN CHOIR", city: "MACON", state: "GA" },
  { ein: "120000007", name: "UNDER_SCORE CLUB", city: "OMAHA", state: "NE" },
  { ein: "140000001", name: "KAPAA FRIENDS", city: "KAPAA", state: "HI" },
  { ein: "140000002", name: "KAPPA ALPHA THETA FRATERNITY", city: "RENO", state: "NV" },
  { ein: "140000003", name: "KAPPA ALPHA BETA", city: "RENO", state: "NV" },
];
/** One name and one place, many times over: only the EIN tells them apart. */
const same: MadeRow[] = Array.from({ length: 400 }, (_, index) => ({
  ein: String(500_000_000 + index),
  name: "ZETA CHAPTER",
  city: "BOISE",
  state: "ID",
}));
const outside = { ein: "990000001", name: "LINCOLN OUTSIDE OF EVERY GROUP", group: "0000" };

const find = (keyword: string, page = 1, state?: string) =>
  searchListings({ keyword, page, state }, (number) => `/listings?page=${number}`);
const namesOf = async (keyword: string, state?: string) =>
  (await find(keyword, 1, state)).data.map(({ name, ein }) => ein ?? name);

async function makeAccount(name: string): Promise<number> {
  const made = await createAccount(system, { name, renewalDueOn: "2027-05-03" });
  if (!made.ok) throw new Error("refused");
  return made.value.id;
}

beforeAll(async () => {
  await addListingGroup(system, { number: "0124", label: "Tests" });
  const done = await importContent(csvOf(...clubs, ...same, outside), "2026-11-10");
  expect(done).toMatchObject({ ok: true, value: { searched: clubs.length + same.length } });
});

describe("G-41 what a keyword finds", () => {
  it.each([
    ["lincoln high", ["010000001"]],
    ["parent booster usa lincoln", ["010000001"]],
    ["PARENT booster", ["010000003", "010000001", "010000002"]],
    ["St. Joseph's", ["010000002"]],
    ["joseph\u2019s", ["010000004", "010000002"]],
    ["josephs art", ["010000004"]],
    ["tulsa band", ["010000001"]],
    ["baton and flag", ["010000003"]],
    ["baton & flag", ["010000003"]],
    ["%", ["010000003"]],
    ["<", ["010000003"]],
    ["_", ["120000007"]],
    ["100%", ["010000003"]],
    ["01-0000004", ["010000004"]],
    ["010000004", ["010000004"]],
    ["12-0", ["120000006", "120000005", "120000007"]],
    ["lincon", ["010000001", "120000005"]],
    ["josephs crub", ["010000004"]],
    ["bosoters", ["010000001"]],
    // What is spelled wrong: the word that most have, begun by the same letter, in all words at once.
    ["boostr", ["010000003", "010000001", "010000002"]],
    ["fraterntiy", ["140000002"]],
    ["kapa alpha teta", ["140000002"]],
    ["kappa alpha bta", ["140000003", "140000002"]],
    ["teta kapa", ["140000002"]],
    // Nothing has all: what has the most of them, and of equals what has the rarest.
    ["tenor booster", ["130000001", "010000003", "010000001", "010000002"]],
    ["wren choir omaha", ["130000001", "130000003", "130000002"]],
    ["lincoln bannd xyzzy", ["010000001"]],
    ["xyzzy", []],
    ["xyzzy plugh lincoln", []],
    ["'; DROP TABLE accounts; --", []],
    ["\\", []],
    ["\u0001OK", []],
    ["---", []],
  ])("G-41 %j gives %j", async (keyword, eins) => {
    expect(await namesOf(keyword)).toEqual(eins);
  });

  it("G-42 the word itself comes before longer ones, the first word before others, names before cities", async () => {
    expect(await namesOf("art")).toEqual(["120000006", "120000005", "010000004"]);
    expect(await namesOf("joseph")).toEqual(["010000004", "010000002"]);
    expect(await namesOf("lincoln")).toEqual(["010000001", "120000005"]);
  });

  it("G-42 the whole name comes before one that begins so, and that before its words elsewhere", async () => {
    const eins = ["130000003", "130000002", "130000001"];
    expect(await namesOf("wren choir")).toEqual(eins);
  });

  it("G-40 nothing outside of the configured groups is found, and a state narrows", async () => {
    expect(await namesOf("outside")).toEqual([]);
    expect(await namesOf("lincoln outside")).toEqual(["120000005", "010000001"]);
    expect(await namesOf("art", "TX")).toEqual(["010000004"]);
    expect(await namesOf("art", "GA")).toEqual([]);
    expect((await find("", 1, "NE")).total).toBe(3);
    expect((await find("010", 1, "OR")).total).toBe(1);
  });

  it("a near word is said", async () => {
    expect((await find("lincon")).meant).toEqual({
      corrected: [{ typed: "LINCON", taken: "LINCOLN" }],
      isPartial: false,
    });
    expect((await find("lincoln")).meant).toBeNull();
    expect((await find("kapa alpha teta")).meant?.corrected).toEqual([
      { typed: "KAPA", taken: "KAPPA" },
      { typed: "TETA", taken: "THETA" },
    ]);
    expect((await find("boostr")).meant?.corrected).toEqual([
      { typed: "BOOSTR", taken: "BOOSTER" },
    ]);
  });

  it("so is that nothing has all of the words", async () => {
    expect((await find("tenor booster")).meant).toEqual({ corrected: [], isPartial: true });
    expect((await find("lincoln bannd xyzzy")).meant).toEqual({
      corrected: [{ typed: "BANND", taken: "BAND" }],
      isPartial: true,
    });
  });

  it("a near word or some of the words narrow to the state too, and count exactly", async () => {
    expect(await namesOf("kapa alpha teta", "NV")).toEqual(["140000002"]);
    expect(await namesOf("kapa alpha teta", "TX")).toEqual([]);
    expect(await namesOf("tenor booster", "GA")).toEqual(["130000001"]);
    expect(await find("zeta clubb", 27)).toMatchObject({ current_page: 27, total: 402 });
  });
});

describe("G-38 G-39 pages", () => {
  it("G-42 no row repeats or vanishes between pages of equal rows", async () => {
    const seen: (string | undefined)[] = [];
    const first = await find("zeta chapter");
    for (let page = 1; page <= first.last_page; page += 1) {
      seen.push(...(await find("zeta chapter", page)).data.map(({ ein }) => ein));
    }
    expect(seen).toEqual(same.map(({ ein }) => ein));
    expect(first).toMatchObject({ total: 400, per_page: 15, from: 1, to: 15, last_page: 27 });
  });

  it("G-38 G-42 the empty keyword gives all by name, and a page beyond the last is the last", async () => {
    const all: string[] = [];
    const { total, last_page } = await find("");
    for (let page = 1; page <= last_page; page += 1) {
      all.push(...(await find("", page)).data.map(({ name }) => name));
    }
    expect(all).toHaveLength(total);
    expect(all.slice(0, 3)).toEqual(["ART", "ARTS OF ART", "JOSEPHS ART CLUB"]);
    expect(await find("", 9_999)).toMatchObject({ current_page: last_page, next_page_url: null });
    expect(await find("", -3)).toMatchObject({ current_page: 1, prev_page_url: null });
  });
});

describe("G-43 accounts among them", () => {
  it("G-40 are where their name stands, as soon as they are there, members alone", async () => {
    const id = await makeAccount("Zeta Chaptar of Boise");
    await createAccount(system, { name: "Zeta Applicants" });
    const found = await find("zeta", 27);
    expect(found).toMatchObject({ total: 401 });
    expect((await find("zeta")).data[0]).toMatchObject({ accountId: id });
    expect(await namesOf("chaptar")).toEqual(["Zeta Chaptar of Boise"]);
    expect(await namesOf("chapxar")).toEqual(["Zeta Chaptar of Boise"]);
    expect(await namesOf("applicants")).toEqual([]);
    const fields = { name: "Alpha Omega", city: "Boise", state: "ID", shows_place: "1" };
    expect((await updateAccountProfile(system, { accountId: id, fields })).ok).toBe(true);
    expect((await find("alpha boise")).data).toEqual([
      { name: "Alpha Omega", city: "Boise", state: "ID", accountId: id },
    ]);
    expect(await namesOf("chaptar")).not.toContain("Zeta Chaptar of Boise");
    expect((await find("", 1)).data[0]).toMatchObject({ accountId: id });
  });

  it("G-43 with an EIN it takes the place of the file's row, before and after the next import", async () => {
    const accountId = await makeAccount("Boosters of Lincoln");
    const list = async (tx: Ctx) =>
      inTransaction(tx, async (own) => {
        const place = { city: "", state: "" };
        await listAccount(own, {
          accountId,
          name: "Boosters of Lincoln",
          ...place,
          ein: "010000001",
        });
        return ok(undefined);
      });
    const before = (await find("")).total;
    await list(system);
    for (const keyword of ["lincoln high school", "band", "010000001", "boosters of lincoln"]) {
      expect((await find(keyword)).data).toMatchObject([{ accountId }]);
    }
    expect((await find("")).total).toBe(before - 1);
    await importContent(csvOf(...clubs, ...same, { ...outside, city: "BATH" }), "2026-12-10");
    for (const keyword of ["lincoln high school", "band", "010000001", "boosters of lincoln"]) {
      expect((await find(keyword)).data).toMatchObject([{ accountId }]);
    }
    expect((await find("")).total).toBe(before - 1);
  });
});
