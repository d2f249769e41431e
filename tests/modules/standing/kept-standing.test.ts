import { beforeEach, expect, it } from "vitest";
import { setEin } from "#modules/accounts/index.server";
import { recordAdoption } from "#modules/bylaws/index.server";
import { markDone, undoDone } from "#modules/duties/index.server";
import { readChapter } from "#modules/headquarters/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { hours } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import {
  readStanding,
  recomputeStanding,
  standingHistory,
  sweepStandings,
} from "#modules/standing/index.server";
import { today } from "#tests/setup/today";
import { makeClub } from "../accounts/clubs";
import { as, makePerson, system } from "../accounts/people";
import { makeHeadquarters } from "../headquarters/headquarters-world";
import { csvOf, importContent } from "../listings/bmf-files";
import { clock, emptyWorld, fileRow, historyOf, standingClub, wordOf, work } from "./clubs-world";

beforeEach(emptyWorld);

it("STD-09 a club's people, staff and its own headquarters learn the reasons, and nobody else", async () => {
  const [own, other] = [await makeHeadquarters(), await makeHeadquarters()];
  const { id } = own.chapters.east;
  const staff = createCtx({
    actor: { kind: "user", userId: 1, isStaff: true, role: "owner", accountIds: [] },
  });
  for (const ctx of [own.chapter, staff]) {
    const found = await readStanding(ctx, id);
    expect(found).toMatchObject({ ok: true, value: { accountId: id } });
    expect(found.ok && found.value.findings.map(({ code }) => code)).toContain("bylaws_missing");
  }
  const asked = { centralAccountId: own.centralAccountId, chapterId: id };
  const onBoard = await readChapter(own.owner, asked);
  expect(JSON.stringify(onBoard)).toContain("bylaws_missing");
  const gone = { ok: false, refusal: { code: "not_found" } };
  for (const ctx of [own.owner, other.chapter, as(await makePerson())]) {
    expect(await readStanding(ctx, id)).toMatchObject(gone);
  }
  const elsewhere = { ...asked, centralAccountId: other.centralAccountId };
  expect(await readChapter(other.owner, elsewhere)).toMatchObject(gone);
  expect(await readChapter(other.owner, asked)).toMatchObject(gone);
});

it("STD-06 judging all again gives the same rows and no second entry in the history", async () => {
  const time = clock();
  const good = await standingClub();
  const late = await standingClub({ period: "202406" });
  expect(await sweepStandings(time.ctx, { cause: "import" })).toMatchObject({ changed: 3 });
  expect([await wordOf(good.id), await wordOf(late.id)]).toEqual(["good", "attention"]);
  const rows = () => db.standing.findMany({ orderBy: { accountId: "asc" } });
  const before = await rows();
  for (const pass of [0, hours(3), hours(24)]) {
    time.pass(pass);
    expect(await sweepStandings(time.ctx, { cause: "import" })).toMatchObject({ changed: 0 });
    expect((await recomputeStanding(time.ctx, late.id)).ok).toBe(true);
  }
  expect(await rows()).toEqual(before);
  expect(await historyOf(late.id)).toMatchObject([{ was: null, verdict: "attention" }]);
});

it("a change of the reasons alone is in the history, one of dates alone is not", async () => {
  const time = clock();
  const { id, ein } = await standingClub({ period: "202406", asOf: "2026-04-13" });
  await recomputeStanding(time.ctx, id);
  await fileRow({ ein, period: "202406", asOf: "2026-05-11" });
  await recomputeStanding(time.ctx, id);
  expect(await historyOf(id)).toHaveLength(1);
  await db.bylaws.updateMany({ where: { accountId: id }, data: { accountId: null } });
  await recomputeStanding(time.ctx, id);
  const history = await historyOf(id);
  expect(history).toMatchObject([{}, { was: "attention", verdict: "attention" }]);
  const [, second] = history;
  await expect(
    pool.query("UPDATE standing_changes SET verdict = 'good' WHERE id = $1", [second?.id]),
  ).rejects.toThrow("append-only");
  await expect(pool.query("DELETE FROM standing_changes")).rejects.toThrow("append-only");
});

it("STD-05 a proof changes the verdict in the same request, and taking it back restores it", async () => {
  const time = clock();
  const { id } = await standingClub({ period: "202306", asOf: "2026-04-13" });
  await recomputeStanding(time.ctx, id);
  expect(await wordOf(id)).toBe("at_risk");
  const read = async () => {
    const found = await readStanding(time.ctx, id);
    return found.ok ? found.value.verdict : found.refusal.code;
  };
  const key = { accountId: id, code: "us.990n", period: "2026-06-30" };
  const proof = { number: "9-1", files: "", isSeen: false };
  expect(await markDone(time.ctx, { ...key, ...proof, doneOn: "2026-11-23" })).toMatchObject({
    ok: true,
  });
  expect(await read()).toBe("good");
  expect(await work(time)).toContain("duties.changed");
  expect(await wordOf(id)).toBe("good");
  expect(await undoDone(time.ctx, key)).toMatchObject({ ok: true });
  expect(await read()).toBe("at_risk");
  await work(time);
  expect(await wordOf(id)).toBe("at_risk");
  expect((await historyOf(id)).map(({ was, verdict }) => [was, verdict])).toEqual([
    [null, "at_risk"],
    ["at_risk", "good"],
    ["good", "at_risk"],
  ]);
});

it("an import, the club's EIN and its bylaws make it judged by jobs of their own", async () => {
  const time = clock();
  const { id, primary } = await makeClub();
  const actor = { kind: "user", userId: primary.id, isStaff: false, accountIds: [id] } as const;
  const member = createCtx({ actor });
  expect(await setEin(member, { accountId: id, ein: "41-9999999" })).toMatchObject({ ok: true });
  expect(await work(time)).toContain("accounts.account-changed");
  expect(await wordOf(id)).toBe("unknown");
  const row = { ein: "419999999", name: "X", group: "0000", subsection: "03", month: "07" };
  await importContent(csvOf({ ...row, taxPeriod: "202407" }), "2026-10-12", true);
  expect(await work(time)).toContain("listings.list-imported");
  expect(await wordOf(id)).toBe("attention");
  const { hash } = await db.bylaws.create({
    data: {
      hash: "k".repeat(43),
      variant: "booster",
      accountId: id,
      createdAt: new Date(),
      updatedAt: new Date(),
    },
  });
  await pool.query(
    `INSERT INTO bylaws_versions (id, bylaws_id, number, template_version, answers, state, created_at,
       ready_at, document)
     SELECT gen_random_uuid(), id, 1, 1, '{}', 'ready', now() - interval '1 day', now(), '{}' FROM bylaws WHERE hash = $1`,
    [hash],
  );
  const fields = { date: today(), vote: "unanimous", votes_for: "9" };
  const signers = { presiding_officer: "Jane Roe", secretary: "José Díaz" };
  const adopted = await recordAdoption(member, {
    hash,
    version: 1,
    fields: { ...fields, ...signers },
  });
  expect(adopted).toMatchObject({ ok: true });
  expect(await work(time)).toContain("bylaws.adopted");
  const [, , last] = await historyOf(id);
  expect(JSON.stringify(last?.findings)).not.toContain("bylaws_missing");
});

it("the calendar alone makes a return overdue, on the first hour of the day where the club is", async () => {
  const time = clock("2026-12-01T04:10:00Z");
  const east = await standingClub({ period: "202506" });
  const west = await standingClub({ period: "202506" });
  await db.account.update({ where: { id: west.id }, data: { timeZone: "America/Los_Angeles" } });
  await sweepStandings(time.ctx, { cause: "import" });
  expect([await wordOf(east.id), await wordOf(west.id)]).toEqual(["good", "good"]);
  const begin = async () => {
    await pool.query(
      `INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id)
       VALUES (gen_random_uuid(), 'standing.begin-day', 'default', '{}', 'x')`,
    );
    await work(time);
  };
  time.set("2026-12-01T05:10:00Z");
  await begin();
  expect([await wordOf(east.id), await wordOf(west.id)]).toEqual(["attention", "good"]);
  time.set("2026-12-01T08:10:00Z");
  await begin();
  expect([await wordOf(east.id), await wordOf(west.id)]).toEqual(["attention", "attention"]);
});

it("the history is for the club's people and staff", async () => {
  const time = clock();
  const { id } = await standingClub();
  await recomputeStanding(time.ctx, id);
  const stranger = as(await makePerson());
  expect(await standingHistory(stranger, id)).toMatchObject({ refusal: { code: "not_found" } });
  expect(await recomputeStanding(stranger, id)).toMatchObject({ refusal: { code: "not_found" } });
  expect(await standingHistory(system, id)).toMatchObject({ value: [{ verdict: "good" }] });
});
