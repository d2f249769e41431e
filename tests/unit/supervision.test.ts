import { describe, expect, it } from "vitest";
import { civilDate } from "#modules/platform/dates";
import {
  type ChapterYearFacts,
  judgeChapterYear,
  percentOf,
} from "#modules/supervision/domain/chapter-year";
import { hasPurpose } from "#modules/supervision/domain/purpose";
import {
  judgeReadiness,
  type ReadinessCode,
  type ReadinessFacts,
  readinessItems,
} from "#modules/supervision/domain/readiness";
import { draftSgri, type SgriCandidate, type SgriChapter } from "#modules/supervision/domain/sgri";
import {
  accountingYear,
  daysBetween,
  fiscalYearEndIn,
  placeIn,
  wasIncluded,
  windowBefore,
  yearOfDay,
} from "#modules/supervision/domain/years";

const day = civilDate;
const windowOf = (endsOn: string) => windowBefore(day(endsOn), 90, 30);

describe("SUP-08 the window of the report", () => {
  it("H1 a report of the year to 2026-12-31 that is frozen on 2026-11-30 is in it", () => {
    const window = windowOf("2026-12-31");
    expect(window).toEqual({ opensOn: "2026-10-02", closesOn: "2026-12-01" });
    expect(placeIn(window, day("2026-11-30"))).toEqual({ kind: "in" });
    expect(placeIn(window, day("2026-10-02"))).toEqual({ kind: "in" });
    expect(placeIn(window, day("2026-12-01"))).toEqual({ kind: "in" });
  });

  it("H2 the same that is submitted on 2026-12-02 is late by 1 day", () => {
    const place = placeIn(windowOf("2026-12-31"), day("2026-12-02"));
    expect(place).toEqual({ kind: "late", days: 1 });
  });

  it("H3 of the year to 2027-06-30 it is early by 1 day on 2027-03-31", () => {
    const place = placeIn(windowOf("2027-06-30"), day("2027-03-31"));
    expect(place).toEqual({ kind: "early", days: 1 });
  });

  it("H4 on 2026-11-23 the transition has 60 days left", () => {
    expect(daysBetween(day("2026-11-23"), day("2027-01-22"))).toBe(60);
  });
});

describe("SUP-08 the share of a year that is complete", () => {
  it("H5 of 187 listed 182 complete are 97.3 %", () => expect(percentOf(182, 187)).toBe("97.3"));
  it("H6 of 3,000 all but one are 99.9 %, and all are 100.0 %", () => {
    expect(percentOf(2_999, 3_000)).toBe("99.9");
    expect(percentOf(9_996, 10_000)).toBe("99.9");
    expect(percentOf(3_000, 3_000)).toBe("100.0");
    expect(percentOf(0, 0)).toBe("0.0");
  });
});

describe("SUP-08 a supervision year", () => {
  const year = accountingYear(2027, 6);

  it("H7 has the return of a chapter's fiscal year that ended in it", () => {
    expect(year).toEqual({ startsOn: "2026-07-01", endsOn: "2027-06-30" });
    expect(fiscalYearEndIn(year, 5)).toBe("2027-05-31");
    expect(fiscalYearEndIn(year, 6)).toBe("2027-06-30");
    expect(fiscalYearEndIn(year, 7)).toBe("2026-07-31");
    expect(fiscalYearEndIn(accountingYear(2024, 2), 2)).toBe("2024-02-29");
    expect(fiscalYearEndIn(accountingYear(2026, 12), 12)).toBe("2026-12-31");
    expect(fiscalYearEndIn(accountingYear(2026, 12), 1)).toBe("2026-01-31");
  });

  it("H8 lists a chapter that joined two days before its end and left a day later", () => {
    const belonging = [{ joinedOn: day("2027-06-29"), leftOn: day("2027-06-30") }];
    expect(wasIncluded(belonging, year)).toBe(true);
    expect(wasIncluded(belonging, accountingYear(2028, 6))).toBe(false);
    expect(wasIncluded(belonging, accountingYear(2026, 6))).toBe(false);
    const still = [{ joinedOn: day("2020-01-01"), leftOn: undefined }];
    expect(wasIncluded(still, year)).toBe(true);
    expect(wasIncluded([{ joinedOn: day("2020-01-01"), leftOn: year.startsOn }], year)).toBe(true);
  });

  it("is told by a day of it", () => {
    expect([yearOfDay(day("2026-06-30"), 6), yearOfDay(day("2026-07-01"), 6)]).toEqual([
      2026, 2027,
    ]);
    expect(yearOfDay(day("2026-12-31"), 12)).toBe(2026);
  });
});

describe("a chapter's year", () => {
  const nothing: ChapterYearFacts = {
    periodEnd: day("2027-05-31"),
    isFree: false,
    hasReturn: false,
    hasReport: false,
    hasConfirmation: false,
    isPostcard: false,
    review: undefined,
    isEducated: false,
    filing: undefined,
  };
  const reviewed = { review: "in_order", isEducated: true, filing: "proof" } as const;

  it("SUP-01 of a 990-N is never complete by the confirmation alone", () => {
    const one = judgeChapterYear({ ...nothing, ...reviewed, hasConfirmation: true });
    expect(one).toMatchObject({ isObtained: false, isComplete: false, lacks: ["report"] });
    const both = { ...nothing, ...reviewed, hasConfirmation: true, hasReport: true };
    expect(judgeChapterYear(both)).toMatchObject({ isComplete: true, lacks: [] });
    // Its confirmation given as a copy of a return is none.
    const postcard = { ...nothing, ...reviewed, hasReturn: true, hasConfirmation: true };
    expect(judgeChapterYear({ ...postcard, isPostcard: true })).toMatchObject({
      isComplete: false,
      isObtained: false,
      lacks: ["report"],
    });
    expect(judgeChapterYear({ ...both, hasConfirmation: false })).toMatchObject({
      isComplete: false,
      lacks: ["confirmation"],
    });
  });

  it("SUP-02 of a 990 or 990-EZ is obtained by the copy, without any report", () => {
    const one = judgeChapterYear({ ...nothing, hasReturn: true });
    expect(one).toMatchObject({ isObtained: true, isComplete: false });
    expect(one.lacks).toEqual(["review", "education", "filing"]);
    const whole = judgeChapterYear({ ...nothing, ...reviewed, hasReturn: true });
    expect(whole.isComplete).toBe(true);
  });

  it.each(["review", "isEducated", "filing"] as const)("is not complete without %s", (part) => {
    const whole = { ...nothing, ...reviewed, hasReturn: true };
    expect(judgeChapterYear({ ...whole, [part]: nothing[part] }).isComplete).toBe(false);
  });

  it("of one that files nothing is complete by education", () => {
    expect(judgeChapterYear({ ...nothing, isFree: true }).lacks).toEqual(["education"]);
    const one = judgeChapterYear({ ...nothing, isFree: true, isEducated: true });
    expect(one).toMatchObject({ isComplete: true, filing: "not_required" });
  });
});

describe("SUP-08 the report to the IRS", () => {
  const chapter = (id: number, changes: Partial<SgriChapter> = {}): SgriChapter => ({
    accountId: id,
    name: `Chapter ${String(id).padStart(4, "0")}`,
    ein: String(100_000_000 + id),
    address: "Columbus, OH",
    fiscalYearMonth: 6,
    hasPurpose: true,
    isAuthorized: true,
    ...changes,
  });
  const today = (id: number, changes: Partial<SgriCandidate> = {}): SgriCandidate => ({
    ...chapter(id),
    accountId: id,
    isRevoked: false,
    isPurposeChanged: false,
    forceReason: "",
    ...changes,
  });
  const range = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => from + index);
  const draft = (candidates: readonly SgriCandidate[], before = range(1, 400)) =>
    draftSgri({
      before: before.map((id) => chapter(id)),
      isBeforeOurs: true,
      today: candidates,
      leaveReason: ({ accountId }) => (accountId === 1 ? "It closed." : ""),
    });

  it("H9 of 400, with 12 that left, 9 new ones of which one lacks its EIN, and 31 changed", () => {
    const found = draft([
      ...range(13, 31).map((id) => today(id, { name: `Renamed ${id}` })),
      ...range(44, 357).map((id) => today(id)),
      ...range(401, 8).map((id) => today(id)),
      today(409, { ein: "" }),
    ]);
    expect(found.left).toHaveLength(12);
    expect(found.added).toHaveLength(8);
    expect(found.blocked).toHaveLength(1);
    expect(found.blocked[0]?.barriers).toEqual(["ein"]);
    expect(found.changed).toHaveLength(31);
    expect(found.list).toHaveLength(396);
    expect(found.left[0]).toMatchObject({ chapter: { accountId: 1 }, reason: "It closed." });
    expect(found.changed[0]?.changes).toEqual([
      { field: "name", was: "Chapter 0013", is: "Renamed 13" },
    ]);
  });

  it("bars who lacks an authorization or is revoked, unless an owner says why not", () => {
    const found = draft(
      [
        today(1),
        today(2, { isAuthorized: false }),
        today(3, { isRevoked: true }),
        today(4, { isRevoked: true, forceReason: "Reinstated, the file is late." }),
      ],
      [1],
    );
    expect(found.blocked.map(({ barriers }) => barriers)).toEqual([["authorization"], ["revoked"]]);
    expect(found.added).toMatchObject([{ forceReason: "Reinstated, the file is late." }]);
    expect(found.list.map(({ accountId }) => accountId)).toEqual([1, 4]);
  });

  it("knows a chapter of the IRS's file again by its EIN, and compares no cut names", () => {
    const found = draftSgri({
      before: [chapter(1, { accountId: null, name: "CHAPTER ONE OF THE GRE", address: "" })],
      isBeforeOurs: false,
      today: [today(1, { isPurposeChanged: true })],
      leaveReason: () => "",
    });
    expect([found.added, found.left]).toEqual([[], []]);
    expect(found.changed[0]?.changes).toEqual([{ field: "purpose", was: "", is: "" }]);
  });
});

describe("SUP-12 the uniform purpose", () => {
  const statement = "The chapter “serves” the school’s band.\nIt raises no money for its members.";
  it("is found word for word, whatever the lines and marks", () => {
    const paper = `Article II.\n The chapter "serves" the school's band. It raises no\nmoney for its members. Article III.`;
    expect(hasPurpose(paper, statement)).toBe(true);
  });
  it("is not found with a word less, or as nothing", () => {
    expect(hasPurpose("The chapter serves the school's band.", statement)).toBe(false);
    const cut = `The chapter "serves" the school's band. It raises no money for its friends.`;
    expect(hasPurpose(cut, statement)).toBe(false);
    expect(hasPurpose("Anything", " ")).toBe(false);
  });
});

describe("SUP-11 readiness", () => {
  const evidence = {
    choice: "supervision",
    doneOn: day("2026-12-01"),
    hasFile: false,
    hasNote: true,
  };
  const whole: ReadinessFacts = {
    hasGen: true,
    chapters: 3,
    paragraphs: new Map([["03", 3]]),
    centralParagraph: "03",
    withoutParagraph: 0,
    hasStatement: true,
    newWithoutPurpose: 0,
    oldWithoutPurpose: 2,
    hasYear: true,
    withoutAuthorization: 0,
    isFiscalYearKnown: true,
    centralReturn: { periodEnd: day("2025-12-31"), isKnown: true },
    said: new Map([
      ["one_letter", evidence],
      ["relationship", evidence],
    ]),
  };
  const stateOf = (code: ReadinessCode, changes: Partial<ReadinessFacts>) =>
    judgeReadiness({ ...whole, ...changes }).find((one) => one.code === code)?.state;

  it("is done in all with evidence alone", () => {
    expect(judgeReadiness(whole).map(({ code }) => code)).toEqual(readinessItems);
    expect(judgeReadiness(whole).every(({ state }) => state === "done")).toBe(true);
    const nothingSaid = judgeReadiness({ ...whole, said: new Map() });
    expect(nothingSaid.filter(({ state }) => state !== "done")).toEqual([
      { code: "one_letter", state: "partly" },
      { code: "relationship", state: "open" },
    ]);
    const chosen = new Map([["relationship" as const, { ...evidence, doneOn: undefined }]]);
    expect(stateOf("relationship", { said: chosen })).toBe("partly");
    // A day alone is no evidence; a file alone is.
    const bare = { ...evidence, hasNote: false };
    const dayAlone = new Map([["one_letter" as const, bare]]);
    expect(stateOf("one_letter", { said: dayAlone })).toBe("partly");
    const file = new Map([["one_letter" as const, { ...bare, doneOn: undefined, hasFile: true }]]);
    expect(stateOf("one_letter", { said: file })).toBe("done");
  });

  it.each([
    ["one_letter", { hasGen: false }, "open"],
    ["subordinate", { chapters: 0 }, "open"],
    ["paragraph", { centralParagraph: "07" }, "open"],
    ["paragraph", { withoutParagraph: 1 }, "partly"],
    [
      "paragraph",
      { withoutParagraph: 1, said: new Map([["paragraph" as const, evidence]]) },
      "done",
    ],
    ["paragraph", { paragraphs: new Map(), centralParagraph: undefined }, "open"],
    ["purpose", { hasStatement: false }, "open"],
    ["purpose", { newWithoutPurpose: 1 }, "partly"],
    ["year", { hasYear: false }, "open"],
    ["authorizations", { withoutAuthorization: 1 }, "partly"],
    ["authorizations", { withoutAuthorization: 3 }, "open"],
    ["window", { isFiscalYearKnown: false }, "open"],
    ["central_return", { centralReturn: undefined }, "open"],
    ["central_return", { centralReturn: { periodEnd: day("2025-12-31"), isKnown: false } }, "open"],
  ] as const)("of %s with %j is %s", (code, changes, state) => {
    expect(stateOf(code, changes)).toBe(state);
  });
});
