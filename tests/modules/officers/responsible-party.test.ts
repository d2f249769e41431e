import { describe, expect, it } from "vitest";
import { buildDuties, readDuties, readFacts } from "#modules/duties/index.server";
import { changeTerm, removeTerm } from "#modules/officers/index.server";
import { say } from "#modules/platform/messages";
import { linesOf, makeDutyClub, must } from "../duties/calendar";
import { enter, termFields } from "./officers-world";

const first = { is_responsible_party: "1", starts_on: "2024-07-01", ends_on: "2028-06-30" };
const next = { office: "treasurer", name: "Ada Lovelace", is_responsible_party: "1" };

/** The duties of Form 8822-B of a club, after what its roster says now was gathered. */
async function noticesOf(club: Awaited<ReturnType<typeof makeDutyClub>>, today: string) {
  const ctx = club.on(today);
  await buildDuties(ctx, { accountId: club.id });
  const lines = await linesOf(ctx, club.id);
  return lines.filter((line) => line.startsWith("us.8822b"));
}

describe("a change of the responsible party", () => {
  it("makes the duty of Form 8822-B, 60 days after: 2026-06-01 → 2026-07-31", async () => {
    const club = await makeDutyClub({ today: "2026-06-10" });
    await enter(club.ctx, club.id, first);
    expect(await noticesOf(club, "2026-06-10")).toEqual([]);
    await enter(club.ctx, club.id, { ...next, responsible_changed_on: "2026-06-01" });
    expect(await noticesOf(club, "2026-06-10")).toEqual(["us.8822b 2026-06-01 2026-07-31"]);
  });

  it("2026-12-15 → Saturday 2027-02-13, to act by 2027-02-12", async () => {
    const club = await makeDutyClub({ today: "2026-12-20" });
    await enter(club.ctx, club.id, { ...next, responsible_changed_on: "2026-12-15" });
    expect(await noticesOf(club, "2026-12-20")).toEqual(["us.8822b 2026-12-15 2027-02-13"]);
    const { duties } = must(await readDuties(club.on("2026-12-20"), club.id));
    const notice = duties.find(({ code }) => code === "us.8822b");
    expect(notice).toMatchObject({ dueOn: "2027-02-13", actBy: "2027-02-12" });
  });

  it("stays when somebody follows again, and goes when the day was entered by mistake", async () => {
    const club = await makeDutyClub({ today: "2026-12-20" });
    const term = await enter(club.ctx, club.id, { ...next, responsible_changed_on: "2026-12-15" });
    await enter(club.ctx, club.id, {
      office: "secretary",
      is_responsible_party: "1",
      responsible_changed_on: "2026-12-18",
    });
    const both = ["us.8822b 2026-12-15 2027-02-13", "us.8822b 2026-12-18 2027-02-16"];
    expect(await noticesOf(club, "2026-12-20")).toEqual(both);
    const fields = termFields({ ...next, is_responsible_party: "0" });
    must(await changeTerm(club.ctx, { accountId: club.id, id: term, version: 1, fields }));
    expect(await noticesOf(club, "2026-12-20")).toEqual(both.slice(1));
    const { terms } = { terms: await removeTerm(club.ctx, { accountId: club.id, id: term }) };
    must(terms);
    expect(await noticesOf(club, "2026-12-20")).toEqual(both.slice(1));
  });

  it("a day that is still to come is refused at its field", async () => {
    const { id, ctx } = await makeDutyClub({ today: "2026-12-20" });
    const { addTerm } = await import("#modules/officers/index.server");
    const fields = termFields({ ...next, responsible_changed_on: "2026-12-21" });
    const result = await addTerm(ctx, { accountId: id, fields });
    if (result.ok || result.refusal.code !== "invalid") throw new Error("it was taken");
    const [said] = result.refusal.errors.responsible_changed_on ?? [];
    expect(said && say("en", said)).toContain("Enter today or an earlier day");
  });
});

describe("the month in which terms end", () => {
  it("comes from the roster, before bylaws, and makes the duty to hand over", async () => {
    const club = await makeDutyClub({ today: "2026-08-01" });
    await enter(club.ctx, club.id);
    await buildDuties(club.ctx, { accountId: club.id });
    const { facts } = must(await readFacts(club.ctx, club.id));
    expect(facts.find(({ name }) => name === "terms_end_month")?.chosen).toMatchObject({
      source: "roster",
      value: "6",
    });
    expect(await linesOf(club.ctx, club.id)).toContain("club.terms_end 2027 2027-06-30");
  });
});
