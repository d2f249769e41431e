import { beforeEach, expect, it } from "vitest";
import { days } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import type { NewOverride } from "#modules/standing/index.server";
import {
  addOverride,
  endOverride,
  listOverrides,
  readStanding,
  recomputeStanding,
  sweepStandings,
} from "#modules/standing/index.server";
import { as, makePerson } from "../accounts/people";
import {
  type Clock,
  clock,
  emptyWorld,
  historyOf,
  revoke,
  standingClub,
  wordOf,
} from "./clubs-world";

beforeEach(emptyWorld);

const fileOf = async (accountId: number) => {
  const { id } = await db.accountFile.create({
    data: {
      accountId,
      fileName: "letter.pdf",
      contentType: "application/pdf",
      size: 1,
      sha256: "00",
      createdAt: new Date(),
      storageKey: `files/${accountId}-${Math.random()}`,
    },
  });
  return String(id);
};

async function world(made: Parameters<typeof standingClub>[0] = { period: "202406" }) {
  const time = clock();
  const { id: accountId, ein } = await standingClub(made);
  await recomputeStanding(time.ctx, accountId);
  const file = await fileOf(accountId);
  const asked = (changes: Partial<NewOverride> = {}): NewOverride => ({
    accountId,
    finding: "one_return_unseen",
    letter_on: "",
    reason: "The IRS confirmed by phone that it has the return.",
    file,
    ends_on: "2026-12-15",
    ...changes,
  });
  return { time, accountId, ein, asked };
}

const read = async ({ ctx }: Clock, id: number) => {
  const found = await readStanding(ctx, id);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};

it("STD-16 what staff set aside counts again by itself after its day, and the history keeps it", async () => {
  const { time, accountId, asked } = await world();
  expect(await wordOf(accountId)).toBe("attention");
  expect(await addOverride(time.ctx, asked())).toMatchObject({ ok: true });
  expect(await wordOf(accountId)).toBe("good");
  expect((await read(time, accountId)).findings).toMatchObject([{ setAsideUntil: "2026-12-15" }]);
  time.set("2026-12-15T17:00:00Z");
  await sweepStandings(time.ctx, { cause: "time" });
  expect(await wordOf(accountId)).toBe("good");
  time.pass(days(1));
  expect((await read(time, accountId)).verdict).toBe("attention");
  await sweepStandings(time.ctx, { cause: "time" });
  expect(await wordOf(accountId)).toBe("attention");
  expect((await historyOf(accountId)).map(({ cause, verdict }) => [cause, verdict])).toEqual([
    ["account", "attention"],
    ["override", "good"],
    ["time", "attention"],
  ]);
  const kept = await listOverrides(time.ctx, accountId);
  expect(kept).toMatchObject({ value: [{ code: "one_return_unseen", isOn: false }] });
});

it("STD-16 it needs a reason, a document of the club and an end within 90 days", async () => {
  const { time, accountId, asked } = await world();
  const elsewhere = await standingClub();
  const refused = async (changes: Partial<NewOverride>) => {
    const added = await addOverride(time.ctx, asked(changes));
    return added.ok || added.refusal.code !== "invalid" ? [] : Object.keys(added.refusal.errors);
  };
  expect(await refused({ reason: " " })).toEqual(["reason"]);
  expect(await refused({ ends_on: "" })).toEqual(["ends_on"]);
  expect(await refused({ ends_on: "2026-11-22" })).toEqual(["ends_on"]);
  expect(await refused({ ends_on: "2027-02-22" })).toEqual(["ends_on"]);
  expect(await refused({ file: "" })).toEqual(["file"]);
  expect(await refused({ file: await fileOf(elsewhere.id) })).toEqual(["file"]);
  expect(await refused({ finding: "" })).toEqual(["finding"]);
  expect(await wordOf(accountId)).toBe("attention");
  expect(await addOverride(time.ctx, asked({ ends_on: "2027-02-21" }))).toMatchObject({ ok: true });
});

it("nothing lifts a revocation but the IRS's newer letter, which makes it attention", async () => {
  const { time, accountId, ein, asked } = await world({ period: "202606" });
  await revoke(ein, "2026-05-15");
  await recomputeStanding(time.ctx, accountId);
  expect(await wordOf(accountId)).toBe("revoked");
  const letter = (letter_on: string) =>
    addOverride(time.ctx, asked({ finding: "reinstatement", letter_on }));
  for (const on of ["", "2026-05-15", "2026-11-24"]) {
    expect(await letter(on)).toMatchObject({
      refusal: { code: "invalid", errors: { letter_on: [expect.anything()] } },
    });
  }
  expect(await letter("2026-10-01")).toMatchObject({ ok: true });
  expect(await wordOf(accountId)).toBe("attention");
  expect((await read(time, accountId)).findings).toMatchObject([
    { code: "reinstatement_unlisted" },
  ]);
});

it("staff end it before its day, once", async () => {
  const { time, accountId, asked } = await world();
  await addOverride(time.ctx, asked());
  const listed = await listOverrides(time.ctx, accountId);
  const id = listed.ok ? (listed.value[0]?.id ?? 0) : 0;
  expect(await endOverride(time.ctx, { accountId: accountId + 1, id })).toMatchObject({
    refusal: { code: "not_found" },
  });
  expect(await endOverride(time.ctx, { accountId, id })).toMatchObject({ ok: true });
  expect(await wordOf(accountId)).toBe("attention");
  expect(await endOverride(time.ctx, { accountId, id })).toMatchObject({
    refusal: { code: "conflict" },
  });
});

it("is for staff whose work accounts are", async () => {
  const { time, accountId, asked } = await world();
  const member = as(await makePerson());
  const moderator = await makePerson({ isStaff: true });
  const weak = as(moderator);
  const ctx = {
    ...weak,
    actor: { ...weak.actor, kind: "user", role: "moderator" } as typeof weak.actor,
  };
  for (const one of [member, ctx]) {
    expect(await addOverride(one, asked())).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await endOverride(one, { accountId, id: 1 })).toMatchObject({
      refusal: { code: "forbidden" },
    });
  }
  expect(await listOverrides(member, accountId)).toMatchObject({ refusal: { code: "forbidden" } });
  expect(await addOverride(time.ctx, asked({ accountId: 999_999 }))).toMatchObject({
    refusal: { code: "not_found" },
  });
});
