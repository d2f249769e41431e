import { describe, expect, it } from "vitest";
import { reconcile } from "#modules/headquarters/roster/domain/reconcile";
import type { FileChapter, OurChapter } from "#modules/headquarters/roster/domain/roster";
import { civilDate } from "#modules/platform/dates";

const ours = (given: Partial<OurChapter>): OurChapter => ({
  accountId: 1,
  isListed: false,
  ein: "123456789",
  name: "Elm Street Boosters",
  city: "Austin",
  state: "TX",
  fiscalYearMonth: 6,
  subsection: "03",
  ...given,
});

const file = (given: Partial<FileChapter>): FileChapter => ({
  ein: "123456789",
  name: "BOOSTER CLUBS OF TEXAS INC",
  sortName: "ELM STREET BOOSTERS",
  city: "AUSTIN",
  state: "TX",
  fiscalYearMonth: 6,
  subsection: "03",
  asOf: civilDate("2026-11-09"),
  ...given,
});

const compare = (
  us: readonly OurChapter[],
  irs: readonly FileChapter[],
  coveredStates: readonly string[] = ["TX"],
) =>
  reconcile({
    ours: us,
    irs,
    elsewhere: new Map(),
    coveredStates: new Set(coveredStates),
  });

describe("a chapter beside its row of the IRS's file", () => {
  it("is matched by the EIN, whatever else is written otherwise", () => {
    const [row, ...others] = compare(
      [ours({ name: "Elm Street Boosters", city: "austin" })],
      [file({})],
    );
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: "matched", key: "123456789", differs: [] });
  });

  it("has a second name that is cut after dots and spaces, and no shorter beginning of it", () => {
    const name = "St. John's H.S. Band Boosters of Elm Street";
    const sortName = "ST. JOHN'S  H.S. BAND BOOSTERS OF ELM STREET".slice(0, 35);
    expect(compare([ours({ name })], [file({ sortName })])[0]?.differs).toEqual([]);
    const short = file({ sortName: "ST. JOHN'S" });
    expect(compare([ours({ name })], [short])[0]?.differs).toEqual(["name"]);
  });

  it("has the first name or the second one", () => {
    expect(compare([ours({ name: "Booster Clubs of Texas, Inc." })], [file({})])[0]?.kind).toBe(
      "matched",
    );
    expect(compare([ours({ name: "Elm Street Band" })], [file({})])[0]).toMatchObject({
      kind: "differs",
      differs: ["name"],
    });
  });

  it("has a second name that the IRS cuts at 35 characters, and a first one that it does not", () => {
    const long = "Washington Carver High School Band Boosters of Austin";
    const cut = "WASHINGTON CARVER HIGH SCHOOL BAND";
    const sameCut = file({ name: "X", sortName: `${cut} B`.slice(0, 35) });
    expect(compare([ours({ name: long })], [sameCut])[0]?.kind).toBe("matched");
    const cutFirst = file({ name: long.toUpperCase().slice(0, 35), sortName: "" });
    expect(compare([ours({ name: long })], [cutFirst])[0]?.differs).toEqual(["name"]);
  });

  it.each([
    ["city", { city: "Dallas" }],
    ["state", { state: "OK" }],
    ["fiscal_year", { fiscalYearMonth: 12 }],
    ["subsection", { subsection: "07" }],
  ] as const)("differs in its %s", (field, given) => {
    expect(compare([ours(given)], [file({})])[0]).toMatchObject({
      kind: "differs",
      differs: [field],
    });
  });

  it("does not differ in what one side does not say", () => {
    const silent = ours({ city: "", state: "", fiscalYearMonth: null, subsection: "" });
    expect(compare([silent], [file({})])[0]?.kind).toBe("matched");
    expect(compare([ours({})], [file({ fiscalYearMonth: null })])[0]?.kind).toBe("matched");
  });

  it("is only on one side", () => {
    const rows = compare([ours({ ein: null })], [file({ sortName: "ANOTHER CLUB" })]);
    expect(rows.map(({ kind, key }) => [kind, key])).toEqual([
      ["only_ours", "account:1"],
      ["only_irs", "123456789"],
    ]);
  });

  it("of a state without a file nobody can say that it is missing", () => {
    const kinds = compare(
      [ours({ state: "CO" }), ours({ accountId: 2, ein: null, state: "CO" })],
      [],
    );
    // Without an EIN there is nothing to wait for.
    expect(kinds.map(({ kind }) => kind)).toEqual(["no_file", "only_ours"]);
  });

  it("is never matched by its name: a name that is alike in the same state is suggested", () => {
    const us = ours({ ein: null, name: "Elm Street Booster Club" });
    const [here, there] = compare([us], [file({}), file({ ein: "987654321", state: "OK" })]);
    expect(here).toMatchObject({ kind: "only_ours", alike: [{ key: "123456789" }] });
    expect(there).toMatchObject({ kind: "only_irs", alike: [{ key: "account:1" }] });
  });

  it("is suggested from 0.6 on", () => {
    const alike = (name: string) =>
      compare([ours({ ein: null, name: "abcdefgh" })], [file({ name, sortName: "" })])[0]?.alike;
    // 6 trigrams of both among 10 of either, and 6 among 11.
    expect(alike("abcdefxy")).toEqual([]);
    expect(alike("abcdefgx")?.[0]?.similarity).toBeCloseTo(7 / 11);
  });

  it("that has another's EIN stays apart", () => {
    const rows = compare([ours({}), ours({ accountId: 2, name: "Oak Street" })], [file({})]);
    expect(rows.map(({ key, kind, sharesEin }) => [key, kind, sharesEin])).toEqual([
      ["123456789", "matched", false],
      ["account:2", "only_ours", true],
    ]);
  });

  it("names those that have its name in its city, and none elsewhere", () => {
    const rows = compare(
      [
        ours({}),
        ours({ accountId: 2, ein: "222222222", name: "ELM STREET boosters" }),
        ours({ accountId: 3, ein: "333333333", city: "Dallas" }),
      ],
      [file({}), file({ ein: "222222222" }), file({ ein: "333333333", city: "DALLAS" })],
    );
    expect(rows.map(({ twins }) => twins)).toEqual([["222222222"], ["123456789"], []]);
  });
});
