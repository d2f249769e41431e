import { beforeAll, describe, expect, it } from "vitest";
import {
  announceWinners,
  approveEntry,
  changeContest,
  hideEntry,
  listWinners,
  nameWinner,
  readGallery,
  takePlaceBack,
} from "#modules/contest/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { as, makePerson } from "#tests/modules/accounts/people";
import { at, contestInput, openContests, runJobs, visitor } from "./entries";
import { approval, code, sentPhoto } from "./staffed";

let staff = createCtx();
let member = createCtx();
let contestId = 0;
/** When entries are taken no more. */
const later = () => ({ ...staff, now: () => new Date("2026-12-02T12:00:00Z") });

beforeAll(async () => {
  await openContests();
  staff = as(await makePerson({ isStaff: true }));
  member = as(await makePerson());
  contestId = (await db.contest.findFirstOrThrow({ where: { kind: "photo" } })).id;
});

async function approved(): Promise<number> {
  const { id } = await sentPhoto();
  await approveEntry(staff, approval(id));
  return id;
}

const naming = (entryId: number, place: number) => ({
  contestId,
  entryId,
  place,
  title: place === 1 ? "First place" : `Place ${place}`,
});
const gallery = async () => {
  const found = await readGallery(visitor, { contestId, page: 1 });
  if (!found.ok) throw new Error(found.refusal.code);
  const { winners, entries } = found.value;
  return {
    winners: winners.map(({ id, place, placeTitle }) => [id, place, placeTitle]),
    others: entries.map(({ id }) => id),
  };
};
const placesOf = async () => {
  const found = await listWinners(staff, contestId);
  return found.ok ? found.value.map(({ id, place }) => [id, place]) : [];
};

describe("winners", () => {
  it("F-25 are named among shown entries, one for each place, and taken back before they are announced", async () => {
    const first = await approved();
    const second = await approved();
    const { id: waiting } = await sentPhoto();
    expect(code(await nameWinner(member, naming(first, 1)))).toBe("forbidden");
    expect(await nameWinner(staff, naming(waiting, 1))).toMatchObject({
      refusal: { errors: { entry: [expect.anything()] } },
    });
    expect(code(await nameWinner(staff, naming(first, 1)))).toBe("ok");
    expect(await nameWinner(staff, naming(second, 1))).toMatchObject({
      refusal: { errors: { place: [expect.anything()] } },
    });
    expect(code(await nameWinner(staff, naming(second, 2)))).toBe("ok");
    expect(await gallery()).toMatchObject({ winners: [] });

    const back = { contestId, entryId: second, place: 2 };
    const twice = [await takePlaceBack(staff, back), await takePlaceBack(staff, back)];
    expect(twice.map(code)).toEqual(["ok", "conflict"]);
    // What nobody sees wins nothing.
    await hideEntry(staff, { entryId: first, from: "approved", freesPlace: false });
    expect(await placesOf()).toEqual([]);
  });

  it("F-25 are announced once, when the contest is over, as they were looked at and without a gap", async () => {
    const first = await approved();
    const second = await approved();
    const third = await approved();
    const announce = (ctx: typeof staff, ...entryIds: number[]) =>
      announceWinners(ctx, { contestId, entryIds });
    expect(code(await announce(later()))).toBe("conflict");
    await nameWinner(staff, naming(first, 1));
    await nameWinner(staff, naming(second, 3));
    const lastMinute = { ...staff, now: at("2026-12-01T04:59:00Z").now };
    expect(await announce(lastMinute, first, second)).toMatchObject({
      refusal: { message: { key: "notOver" } },
    });
    expect(await announce(later(), first, second)).toMatchObject({
      refusal: { message: { key: "placeMissing" } },
    });
    await nameWinner(staff, naming(second, 2));
    expect(await announce(later(), second, first)).toMatchObject({
      refusal: { message: { key: "winnersChanged" } },
    });
    expect(code(await announce(member, first, second))).toBe("forbidden");
    const both = await Promise.all([
      announce(later(), first, second),
      announce(later(), first, second),
    ]);
    expect(both.map(code).toSorted()).toEqual(["conflict", "ok"]);
    expect(await gallery()).toMatchObject({
      winners: [
        [first, 1, "First place"],
        [second, 2, "Place 2"],
      ],
      others: expect.not.arrayContaining([first, second]),
    });
    await runJobs();
    const letters = await db.mailDelivery.findMany({
      where: { messageKey: { startsWith: "contest.won:" } },
    });
    expect(letters.map(({ messageKey }) => messageKey).toSorted()).toEqual(
      [`contest.won:${first}`, `contest.won:${second}`].toSorted(),
    );

    expect(code(await nameWinner(staff, naming(third, 3)))).toBe("conflict");
    const back = { contestId, entryId: first, place: 1 };
    expect(code(await takePlaceBack(staff, back))).toBe("conflict");
    const { version } = await db.contest.findUniqueOrThrow({ where: { id: contestId } });
    const input = { ...contestInput("photo"), closesOn: civilDate("2026-12-31") };
    expect(await changeContest(staff, { id: contestId, version, input })).toMatchObject({
      refusal: { errors: { closes_on: [expect.anything()] } },
    });
    // A winner that must go is gone from the gallery; the place is nobody else's.
    await hideEntry(staff, { entryId: first, from: "approved", freesPlace: false });
    expect((await gallery()).winners).toEqual([[second, 2, "Place 2"]]);
    expect(await placesOf()).toEqual([
      [first, 1],
      [second, 2],
    ]);
  });
});
