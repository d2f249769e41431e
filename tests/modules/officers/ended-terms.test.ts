import { beforeEach, describe, expect, it } from "vitest";
import { createGroup } from "#modules/accounts/index.server";
import { answerFacts, readFacts } from "#modules/duties/index.server";
import { changeTerm } from "#modules/officers/index.server";
import { noticeEndedTerms } from "#modules/officers/letters/ended-terms.server";
import { db } from "#modules/platform/db.server";
import { readStanding } from "#modules/standing/index.server";
import { join, makeClub } from "../accounts/clubs";
import { lettersTo } from "../accounts/mailbox";
import { system } from "../accounts/people";
import { must } from "../duties/calendar";
import { clock, emptyWorld, standingClub, work } from "../standing/clubs-world";
import { enter, termFields } from "./officers-world";

beforeEach(emptyWorld);

/** A club of a headquarters, in whose roster the last term ends on June 30, 2026. */
async function world(start = "2026-07-14T16:00:00Z") {
  const time = clock(start);
  const central = await makeClub({ name: "Delta Rho Omega", members: 0 });
  const group = must(
    await createGroup(system, { label: "Delta Rho Omega", centralAccountId: central.id }),
  );
  const { id } = await standingClub({ groupId: group.id, asOf: "2026-06-08" });
  await db.account.update({ where: { id }, data: { createdAt: new Date("2024-01-01T15:00:00Z") } });
  const facts = must(await readFacts(time.ctx, id));
  must(
    await answerFacts(time.ctx, {
      accountId: id,
      version: facts.version,
      answers: { fiscal_year_month: "6" },
    }),
  );
  const [one, two] = [await join(id), await join(id)];
  await enter(time.ctx, id, { starts_on: "2025-07-01" });
  await enter(time.ctx, id, { starts_on: "2024-07-01", office: "treasurer" });
  await enter(time.ctx, id, { starts_on: "2025-07-01", ends_on: "2029-07-01", office: "adviser" });
  const notice = async () => {
    await noticeEndedTerms(time.ctx);
    await work(time);
  };
  await work(time);
  const codes = async () => must(await readStanding(time.ctx, id)).findings.map(({ code }) => code);
  const people = [one, two, central.primary];
  const counts = async () =>
    Promise.all(people.map(async ({ email }) => (await endedLetters(email)).length));
  return { id, time, central, one, two, people, notice, codes, counts };
}

const endedLetters = async (email: string) =>
  (await lettersTo(email)).filter(({ subject }) => subject.includes("terms have ended"));

describe("terms that ended without a successor", () => {
  it("HND-09 make finding A7 after 14 days and one letter to all people and HQ", async () => {
    const { time, notice, codes, counts, one, central } = await world();
    await notice();
    expect(await codes()).not.toContain("officer_terms_ended");
    expect(await counts()).toEqual([0, 0, 0]);
    time.set("2026-07-15T16:00:00Z");
    await notice();
    expect(await codes()).toContain("officer_terms_ended");
    expect(await counts()).toEqual([1, 1, 1]);
    await notice();
    expect(await counts()).toEqual([1, 1, 1]);
    const [letter] = await endedLetters(one.email);
    expect(letter?.text).toMatch(/\/app\/officers\?account_id=\d+/);
    const [theirs] = await endedLetters(central.primary.email);
    expect(theirs?.text).toMatch(/\/app\/group\?account_id=\d+/);
    expect(theirs?.subject).toContain("Elm Street Boosters");
  });

  it("HND-09 who follows, in office or elected, ends finding A7 and needs no letter", async () => {
    const { id, time, notice, codes, counts } = await world("2026-07-15T16:00:00Z");
    expect(await codes()).toContain("officer_terms_ended");
    await enter(time.ctx, id, { name: "Ada Lovelace", starts_on: "2026-08-01" });
    await notice();
    expect(await codes()).not.toContain("officer_terms_ended");
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it("HND-09 an adviser is no officer: only the officers' last day counts", async () => {
    const { id, time, notice, counts } = await world("2026-07-15T16:00:00Z");
    const term = await db.officerTerm.findFirstOrThrow({
      where: { accountId: id, office: "president" },
    });
    const fields = termFields({ starts_on: "2025-07-01", ends_on: "2026-07-01" });
    must(await changeTerm(time.ctx, { accountId: id, id: term.id, version: 0, fields }));
    await notice();
    expect(await counts()).toEqual([0, 0, 0]);
    time.set("2026-07-16T16:00:00Z");
    await notice();
    expect(await counts()).toEqual([1, 1, 1]);
  });

  it("HND-09 who wants no such letters gets none, and a letter that was overtaken is not sent", async () => {
    const { id, time, one, two, counts } = await world("2026-07-15T16:00:00Z");
    await db.user.update({ where: { id: one.id }, data: { isSubscribedEventEmails: false } });
    await db.accountUser.deleteMany({ where: { userId: two.id } });
    await noticeEndedTerms(time.ctx);
    await work(time);
    expect(await counts()).toEqual([0, 0, 1]);
    await db.officerLetter.deleteMany({ where: { accountId: id } });
    await noticeEndedTerms(time.ctx);
    await enter(time.ctx, id, { name: "Ada Lovelace" });
    await work(time);
    expect(await counts()).toEqual([0, 0, 1]);
  });
});
