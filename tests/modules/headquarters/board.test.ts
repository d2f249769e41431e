import { beforeAll, describe, expect, it } from "vitest";
import { changeHeadquartersRole } from "#modules/accounts/index.server";
import { addOwnDuty } from "#modules/duties/index.server";
import {
  type BoardRow,
  type BoardSort,
  type BoardView,
  boardChoiceNames,
  boardChoices,
  boardQuery,
  boardSorts,
  CHAPTERS_A_BOARD,
  readBoardView,
  readPlace,
  verdicts,
  writePlace,
} from "#modules/headquarters/contract";
import { countChapters, readBoard, readChapter } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { today } from "#tests/setup/today";
import { makeBoard } from "./board-world";
import { makeHeadquarters, must } from "./headquarters-world";

const viewOf = (query = "") => readBoardView(new URLSearchParams(query));
let world: Awaited<ReturnType<typeof makeBoard>>;
beforeAll(async () => {
  world = await makeBoard(330);
});

const read = (view: BoardView, asked = {}, ctx: Ctx = world.owner) =>
  readBoard(ctx, { centralAccountId: world.centralAccountId, view, ...asked });

/** All pages of a view, one after the other, and the first board. */
async function walk(
  query: string,
  ctx: Ctx = world.owner,
  centralAccountId = world.centralAccountId,
) {
  const view = viewOf(query);
  const first = must(await readBoard(ctx, { centralAccountId, view }));
  const pages: (readonly BoardRow[])[] = [first.rows];
  let { after } = first;
  while (after) {
    const place = readPlace(writePlace(after), view);
    const next = must(await readBoard(ctx, { centralAccountId, view, after: place }));
    pages.push(next.rows);
    after = next.after;
  }
  return { first, pages, rows: pages.flat() };
}

describe("the board of a headquarters", () => {
  it("HQ-01 with 3,000 chapters the first page shows counts that equal the sum over all pages", async () => {
    const large = await makeBoard(3_000, { firstEin: 30_000_000 });
    const { first, pages, rows } = await walk("", large.owner, large.centralAccountId);
    expect(pages.map(({ length }) => length)).toEqual(Array(30).fill(CHAPTERS_A_BOARD));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3_000);
    expect(first.total).toBe(3_000);
    for (const verdict of verdicts) {
      const listed = rows.filter((row) => row.verdict === verdict).length;
      expect([verdict, first.counts[verdict]]).toEqual([verdict, listed]);
    }
    for (const part of ["regions", "states"] as const) {
      const sums = first[part].flatMap(({ counts }) => Object.values(counts));
      expect(sums.reduce((sum, count) => sum + count, 0)).toBe(3_000);
    }
    // The words differ, so that a count of one cannot be that of another.
    expect(new Set(Object.values(first.counts)).size).toBeGreaterThan(2);
  });

  it.each([...boardSorts, ...boardSorts.map((sort) => `-${sort}`)])(
    "HQ-01 sorted by %s each chapter is on one page, forward and back",
    async (sort) => {
      const { first, pages, rows } = await walk(`sort=${sort}`);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(330);
      expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 30]);
      expect(first.before).toBeUndefined();
      const view = viewOf(`sort=${sort}`);
      const idOf = (page: number) => pages[page]?.[0]?.id ?? 0;
      const second = must(await read(view, { after: first.after }));
      expect(second.rows.map(({ id }) => id)).toEqual(pages[1]?.map(({ id }) => id));
      const back = must(await read(view, { before: second.before }));
      expect(back.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
      expect(back.before).toBeUndefined();
      expect(back.after?.id).toBe(pages[0]?.at(-1)?.id);
      expect(second.before?.id).toBe(idOf(1));
    },
  );

  const keys: Partial<Record<BoardSort, (row: BoardRow) => string | number>> = {
    verdict: ({ verdict }) => verdicts.indexOf(verdict),
    seen: ({ seen }) => seen ?? "9999",
    due: ({ due }) => due ?? "9999",
    terms: ({ terms }) => terms ?? "9999",
    profile: ({ profile }) => profile,
    authorization: ({ isAuthorized, authorizedUntil }) =>
      isAuthorized ? (authorizedUntil ?? "9999") : "",
    membership: ({ renewalDueOn }) => renewalDueOn ?? "9999",
    signed_in: ({ signedInOn }) => signedInOn ?? "",
    state: ({ state }) => state ?? "~",
    ein: ({ ein }) => ein ?? "~",
  };
  it.each(Object.keys(keys) as BoardSort[])(
    "is in the order of %s, and down in the other",
    async (sort) => {
      const keyOf = keys[sort] ?? (() => 0);
      const up = (await walk(`sort=${sort}`)).rows.map(keyOf);
      expect(up).toEqual(up.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
      const down = (await walk(`sort=-${sort}`)).rows.map(keyOf);
      expect(down).toEqual(up.toReversed());
    },
  );

  it("has the gravest first unless it is asked otherwise, and those of one verdict by name", async () => {
    const rows = (await walk("")).rows;
    expect(rows.map(({ id }) => id)).toEqual((await walk("sort=verdict")).rows.map(({ id }) => id));
    const named = (await walk("sort=name")).rows.map(({ name }) => name);
    for (const verdict of verdicts) {
      const of = rows.filter((row) => row.verdict === verdict).map(({ name }) => name);
      expect(of.length).toBeGreaterThan(0);
      expect(of).toEqual(named.filter((name) => of.includes(name)));
    }
  });

  const tried = new Set<string>(
    "CA none WY revoked two_returns_unseen bylaws_missing left_file".split(" "),
  );
  const choices = boardChoiceNames.flatMap((name) =>
    // Of the many reasons and states those that some chapter has, and one that none has.
    boardChoices[name]
      .filter((value) => !["reason", "state"].includes(name) || tried.has(value))
      .map((value) => [name, value] as const),
  );
  const days = (count: number) => today(-count);
  const fits: Record<string, (row: BoardRow, value: string) => boolean> = {
    verdict: (row, value) => row.verdict === value,
    reason: (row, value) => row.reasons.some((one) => one === value),
    state: (row, value) => (value === "none" ? row.state === null : row.state === value),
    with_ein: (row, value) => (row.ein !== null) === (value === "yes"),
    seen: ({ seen }, value) => {
      const back = (years: number) => `${Number(today().slice(0, 4)) - years}${today().slice(4)}`;
      if (value === "never") return seen === null;
      if (seen === null) return false;
      return value === "within_1" ? seen >= back(1) : seen < back(value === "over_1" ? 1 : 2);
    },
    due: ({ due }, value) =>
      value === "none" ? due === null : due !== null && due <= days(Number(value.slice(7))),
    profile: ({ profile }, value) =>
      value === "full" ? profile === 100 : profile < Number(value.slice(6)),
    authorization: ({ isAuthorized, authorizedUntil }, value) => {
      if (value === "none") return !isAuthorized;
      return isAuthorized && (value === "on_file" || (authorizedUntil ?? "9999") <= days(90));
    },
    membership: (row, value) => row.membership === value,
    terms: ({ terms }, value) => {
      if (value === "unknown") return terms === null;
      if (terms === null) return false;
      if (value === "ended") return terms < today();
      return terms >= today() && terms <= days(90) === (value === "within_90");
    },
    signed_in: ({ signedInOn }, value) => {
      if (value === "never") return signedInOn === null;
      if (signedInOn === null) return false;
      const [, count] = value.split("_");
      return signedInOn >= days(-Number(count)) === value.startsWith("within");
    },
  };
  it("HQ-02 each filter lists exactly the chapters that fit it, and the total says how many", async () => {
    const all = (await walk("")).rows;
    const met = new Set<string>();
    for (const [name, value] of choices) {
      const { first, rows } = await walk(`${name}=${value}`);
      const wanted = all.filter((row) => fits[name]?.(row, value));
      // A day's edge may lie between two readings of the clock.
      expect([name, value, rows.map(({ id }) => id)]).toEqual([
        name,
        value,
        wanted.map(({ id }) => id),
      ]);
      expect(first.total).toBe(wanted.length);
      if (wanted.length > 0 && wanted.length < all.length) met.add(name);
    }
    expect([...met].sort()).toEqual([...boardChoiceNames].sort());
  });

  it("HQ-02 the counts leave the verdict's own filter out, so that each can be chosen", async () => {
    const all = must(await read(viewOf("state=CA")));
    const one = must(await read(viewOf("state=CA&verdict=at_risk")));
    expect(one.counts).toEqual(all.counts);
    expect(one.total).toBe(all.counts.at_risk);
    expect(one.rows.every(({ verdict, state }) => verdict === "at_risk" && state === "CA")).toBe(
      true,
    );
  });

  it("is searched by name, school, city and EIN, whatever the case", async () => {
    const all = (await walk("")).rows;
    const withEin = all.find(({ ein }) => ein !== null);
    const dashed = `${withEin?.ein?.slice(0, 2)}-${withEin?.ein?.slice(2)}`;
    expect((await walk(`search=${dashed}`)).rows.map(({ id }) => id)).toEqual([withEin?.id]);
    const byName = await walk("search=SÃO");
    expect(byName.rows.map(({ id }) => id)).toEqual(
      all.filter(({ name }) => name.includes("São")).map(({ id }) => id),
    );
    const bySchool = await walk("school=o'neil");
    expect(bySchool.rows.map(({ id }) => id)).toEqual(
      all.filter(({ school }) => school.startsWith("O'Neil")).map(({ id }) => id),
    );
    expect(bySchool.rows.length).toBeGreaterThan(10);
    expect((await walk("search=100%")).rows).toEqual([]);
    expect(
      (await walk(`region=${world.regions[0]}`)).rows.every(({ region }) => region === "East"),
    ).toBe(true);
    expect((await walk("region=none")).rows.every(({ region }) => region === null)).toBe(true);
  });

  it("HQ-03 somebody for one region sees and counts its chapters alone, whatever the address asks", async () => {
    const { centralAccountId, owner, other, otherPerson, regions } = world;
    const [, , west = 0] = regions;
    const change = { centralAccountId, userId: otherPerson.id, role: "viewer" as const };
    must(await changeHeadquartersRole(owner, { ...change, regionIds: [west], version: 0 }));
    const { first, rows } = await walk("", other);
    const own = await db.account.count({ where: { regionId: west } });
    expect([first.total, rows.length]).toEqual([own, own]);
    expect(first.regions.map(({ name }) => name)).toEqual(["West"]);
    expect(first.group.isWhole).toBe(false);
    // The home page tells the same counts.
    expect(must(await countChapters(other, centralAccountId))).toEqual(first.counts);
    const whole = must(await readBoard(owner, { centralAccountId, view: viewOf() })).counts;
    expect(must(await countChapters(owner, centralAccountId))).toEqual(whole);
    expect((await walk(`region=${regions[0]}`, other)).rows).toEqual([]);
    expect((await walk("region=none", other)).first.total).toBe(0);
  });

  it("HQ-11 a chapter that leaves the group is gone from the board at once", async () => {
    const headquarters = await makeHeadquarters();
    const { centralAccountId, owner, chapters } = headquarters;
    const list = async () => must(await readBoard(owner, { centralAccountId, view: viewOf() }));
    expect((await list()).total).toBe(3);
    await db.account.update({ where: { id: chapters.east.id }, data: { groupId: null } });
    const after = await list();
    expect(after.total).toBe(2);
    expect(after.rows.map(({ name }) => name)).toEqual(["Chapter apart", "Chapter West"]);
  });

  it("HQ-03 what a club wrote into its own calendar is its own", async () => {
    const { centralAccountId, owner, chapter, chapters } = await makeHeadquarters();
    const chapterId = chapters.east.id;
    const fields = { title: "Surprise", due_on: today(-3), is_yearly: false, note: "" };
    must(await addOwnDuty(chapter, { accountId: chapterId, fields }));
    const code = "own.1";
    const dueOn = toUtcDate(today(-3));
    const duty = { code, period: "2026", level: "own", dueOn, state: "open", counts: true };
    const flags = { isConfirmed: true, isOptional: false };
    await db.duty.createMany({
      data: [{ ...duty, ...flags, accountId: chapterId }],
      skipDuplicates: true,
    });
    const view = must(await readChapter(owner, { centralAccountId, chapterId }));
    expect(JSON.stringify(view.duties)).not.toContain("Surprise");
    const { rows } = must(await readBoard(owner, { centralAccountId, view: viewOf() }));
    expect(rows.find(({ id }) => id === chapterId)?.due).not.toBe(today(-3));
  });

  it("is not there for others", async () => {
    const { chapter, centralAccountId } = await makeHeadquarters();
    const asked = { centralAccountId, view: viewOf() };
    const refused = { ok: false, refusal: { code: "not_found" } };
    expect(await readBoard(chapter, asked)).toEqual(refused);
    expect(await countChapters(chapter, centralAccountId)).toEqual(refused);
  });
});

describe("a view of the board in the address", () => {
  it.each([
    "",
    "search=S%C3%A3o&verdict=at_risk&reason=bylaws_missing&state=CA&school=x&region=7&sort=-due",
    "seen=over_2&due=within_30&profile=full&membership=late&authorization=within_90&terms=ended&signed_in=never&region=none&sort=ein",
  ])("is read as it was written: %s", (query) => {
    const view = viewOf(query);
    expect(viewOf(String(boardQuery(view)))).toEqual(view);
    expect([...boardQuery(view)].sort()).toEqual([...new URLSearchParams(query)].sort());
  });

  it("leaves out what it does not understand", () => {
    const odd = "verdict=fine&reason=x&state=ZZ&region=-1&sort=password&due=1&search=%00a";
    expect(viewOf(odd)).toEqual({ ...viewOf(), search: "a" });
    expect(readPlace("0:x", { sort: "name" })).toBeUndefined();
    expect(readPlace("x", { sort: "name" })).toBeUndefined();
    expect(readPlace("12:a:b", { sort: "name" })).toEqual({ id: 12, key: "a:b" });
    // The database reads the key as what the list is sorted by.
    for (const [sort, key] of [
      ["due", "abc"],
      ["due", "2026-02-30"],
      ["verdict", "x"],
      ["signed_in", "2026-02-03 25:00:00+00"],
    ] as const) {
      expect([sort, key, readPlace(`5:${key}`, { sort })]).toEqual([sort, key, undefined]);
    }
  });
});
