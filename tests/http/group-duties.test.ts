import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDuties } from "#modules/duties/index.server";
import { db } from "#modules/platform/db.server";
import { join, makeClub } from "#tests/modules/accounts/clubs";
import { system } from "#tests/modules/accounts/people";
import { makeDutyClub } from "#tests/modules/duties/calendar";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const path = "/app/group/duties";

/** A headquarters with one chapter, and a browser of each. */
async function makeGroup() {
  const central = await makeClub({ name: "Headquarters" });
  const group = await db.group.create({
    data: { label: "Delta Rho Omega", centralAccountId: central.id },
  });
  const chapter = await makeDutyClub({ answers: { fiscal_year_month: "6" } });
  const joinGroup = (id: number) =>
    db.account.update({ where: { id }, data: { groupId: group.id } });
  await joinGroup(chapter.id);
  return {
    group,
    chapter,
    joinGroup,
    hq: await signedIn(web.url, central.primary.email),
    member: await signedIn(web.url, chapter.primary.email),
  };
}

const roster = {
  title: "Send the roster",
  note: "By e-mail.\nTo the secretary.",
  date: "yearly",
  month: "10",
  day: "15",
  role: "secretary",
  proof_file: "1",
};

const only = (groupId: number) => db.groupDuty.findFirstOrThrow({ where: { groupId } });

describe("the duties of a headquarters for its chapters", () => {
  it("CAL-17 one that is added is in each chapter's calendar, also of a chapter that joins later", async () => {
    const { hq, member, group, joinGroup } = await makeGroup();
    const empty = await hq.open(path);
    expect([empty.status, empty.text.includes("None yet")]).toEqual([200, true]);
    const added = await hq.submit(path, roster);
    expect([added.status, added.headers.get("location")]).toEqual([303, path]);
    const { id } = await only(group.id);
    const year = new Date().getUTCFullYear() + 1;
    const calendar = `/app/calendar?show=all&year=${year}`;
    expect((await member.open(calendar)).text).toContain("Send the roster");
    const later = await makeDutyClub({ answers: { fiscal_year_month: "12" } });
    const joining = await signedIn(web.url, later.primary.email);
    expect((await joining.open(calendar)).text).not.toContain("Send the roster");
    await joinGroup(later.id);
    expect((await joining.open(calendar)).text).toContain("Send the roster");
    await buildDuties(system, { groupId: group.id });
    const list = await hq.open(path);
    expect(list.text).toMatch(
      /Send the roster Each year on October 15 Secretary a file 0 of 2 done/,
    );
    expect(list.html).toContain(`href="${path}?duty=${id}"`);
    expect((await hq.open("/app/group")).html).toContain(`href="${path}"`);
  });

  it("CAL-17 one that is changed or removed changes for every chapter", async () => {
    const { hq, member, group } = await makeGroup();
    await hq.submit(path, roster);
    const { id } = await only(group.id);
    const at = `${path}?duty=${id}`;
    const page = await hq.open(at);
    expect(page.html).toMatch(/name="title"[^>]*value="Send the roster"/);
    const changes = { ...roster, date: "fye_days", days: "90", replaces: "grp.profile" };
    const changed = await hq.submit(at, { ...changes, version: page.hidden("version") });
    expect([changed.status, changed.headers.get("location")]).toEqual([303, path]);
    expect((await hq.open(path)).text).toMatch(
      /Send the roster In place of: Yearly report to your headquarters.* 90 days after the chapter.s fiscal year/,
    );
    const year = new Date().getUTCFullYear() + 1;
    const calendar = `/app/calendar?show=all&year=${year}`;
    const shown = await member.open(calendar);
    expect(shown.text).toContain("Send the roster");
    expect(shown.text).not.toContain("Yearly report to your headquarters");
    const removed = await hq.submit(at, { decision: "remove" });
    expect(removed.status).toBe(303);
    expect((await member.open(calendar)).text).toContain("Yearly report to your headquarters");
    expect((await hq.open(at)).status).toBe(404);
    expect((await hq.submit(at, { decision: "remove" })).status).toBe(404);
  });

  it.each([
    [{ title: " " }, "title", "The title field is required."],
    [{ title: "x".repeat(121) }, "title", "120 characters or fewer"],
    [{ month: "13" }, "month", "Enter a month from 1 to 12."],
    [{ month: "2", day: "30" }, "day", "There is no such day in that month."],
    [{ date: "once", due_on: "2026-06-31" }, "due_on", "Enter a day, for example"],
    [{ date: "fye_days", days: "0" }, "days", "Enter a number of days from 1 to 366."],
    [{ date: "years_after_bylaws", years: "11" }, "years", "Enter a number of years from 1 to 10."],
    [{ date: "monthly" }, "date", "Choose one."],
    [{ role: "king" }, "role", "Choose one."],
    [{ replaces: "us.990n" }, "replaces", "Choose one."],
  ])(
    "CAL-17 what is wrong is told at its field, and what was typed is kept: %j",
    async (wrong, at, words) => {
      const { hq, group } = await makeGroup();
      const page = await hq.submit(path, { ...roster, ...wrong });
      expect([page.status, page.text.includes(words)]).toEqual([422, true]);
      expect(page.html).toContain(`id="duty-${at}-error"`);
      expect(page.html).toMatch(
        /<textarea[^>]*name="note"[^>]*>By e-mail\.\r?\nTo the secretary\.</,
      );
      expect(page.html).toMatch(/name="proof_file"[^>]*checked/);
      expect(await db.groupDuty.count({ where: { groupId: group.id } })).toBe(0);
    },
  );

  it("CAL-17 of two who change one the second is told, keeps what was typed, and may go on", async () => {
    const { hq, group } = await makeGroup();
    await hq.submit(path, roster);
    const { id } = await only(group.id);
    const at = `${path}?duty=${id}`;
    const version = (await hq.open(at)).hidden("version");
    const theirs = { ...roster, day: "20", version };
    expect((await hq.submit(at, theirs)).status).toBe(303);
    const mine = { ...roster, title: "Mine", day: "25", version };
    const page = await hq.submit(at, mine);
    expect(page.status).toBe(409);
    expect(page.text).toContain("Somebody else saved this meanwhile.");
    expect(page.text).toContain("Day 20 25");
    expect(page.html).toMatch(/name="title"[^>]*value="Mine"/);
    expect(await only(group.id)).toMatchObject({ title: "Send the roster", version: 2 });
    const again = { ...mine, version: page.hidden("version") };
    expect((await hq.submit(at, again)).status).toBe(303);
    expect(await only(group.id)).toMatchObject({ title: "Mine", version: 3 });
  });

  it("CAL-17 nobody else sees or changes them", async () => {
    const { hq, member, group, chapter } = await makeGroup();
    const other = await makeGroup();
    await hq.submit(path, roster);
    const { id } = await only(group.id);
    // A chapter, another headquarters, a visitor's number.
    for (const browser of [member, other.member]) {
      expect((await browser.open(path)).status).toBe(404);
      expect((await browser.submit(path, roster)).status).toBe(404);
    }
    expect((await other.hq.open(`${path}?duty=${id}`)).status).toBe(404);
    const taken = await other.hq.submit(`${path}?duty=${id}`, { decision: "remove" });
    expect(taken.status).toBe(404);
    expect((await member.open(`${path}?account_id=${group.centralAccountId}`)).status).toBe(404);
    const second = await signedIn(web.url, (await join(chapter.id)).email);
    expect((await second.open(`${path}?duty=nonsense`)).status).toBe(404);
    expect(await db.groupDuty.count({ where: { id, removedAt: null } })).toBe(1);
    expect(await db.groupDuty.count({ where: { groupId: other.group.id } })).toBe(0);
  });

  it("answers scripts with JSON", async () => {
    const { hq, group } = await makeGroup();
    const added = await hq.call(path, "POST", { ...roster, proof_file: true });
    const { id } = await only(group.id);
    expect([added.status, await added.json()]).toEqual([200, { status: "saved", id }]);
    const removed = await hq.call(`${path}?duty=${id}`, "POST", { decision: "remove" });
    expect([removed.status, await removed.json()]).toEqual([200, { status: "saved" }]);
  });
});
