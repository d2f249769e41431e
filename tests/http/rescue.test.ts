import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { answeredPages, packed } from "#tests/documents/text";
import { makePerson } from "#tests/modules/accounts/people";
import { today } from "#tests/setup/today";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const open = async (path: string) => new Visitor(web.url).open(path);
const listed = (ein: string, revoked = "2025-11-15", again?: string) =>
  db.irsRevocation.create({
    data: {
      ein,
      revokedOn: new Date(revoked),
      postedOn: new Date(today(30)),
      reinstatedOn: again ? new Date(again) : null,
      asOf: new Date(today(10)),
    },
  });

/** A club with an EIN, and its member's browser. */
async function club(ein: string) {
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({ data: { name: "Elm Street Boosters", ein } });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  const member = await signedIn(web.url, email);
  return { id: account.id, member, path: `/app/standing/rescue?account_id=${account.id}` };
}

const answers = {
  posted_on: today(30),
  letter_month: "",
  letter_day: "",
  letter_year: "",
  year_1: "short",
  year_2: "short",
  year_3: "short",
  revoked_before: "no",
  cause: "unknown",
  in_group: "no",
};

describe("the public page about a revocation", () => {
  const small = "year_1=short&year_2=short&year_3=short&revoked_before=no&in_group=no";

  it("RR-01 answers in the address lead to the streamlined way and its last day", async () => {
    const { status, text } = await open(`/revoked?posted_on=${today(30)}&${small}`);
    expect(status).toBe(200);
    expect(text).toContain(
      "You can have it back from the day it was lost, without giving a reason",
    );
    expect(text).toContain("Send the application by");
    expect(text).toContain("Revenue Procedure 2014-11, Streamlined Retroactive Reinstatement");
    expect(text).toContain("not legal or tax advice");
  });

  it("RR-01 what is over is said, and which ways are left", async () => {
    const { text } = await open(`/revoked?posted_on=2024-11-30&${small}&cause=all`);
    expect(text).toContain("The 15 months ended on February 28, 2026.");
    expect(text).toContain("with a good reason for all three years");
  });

  it("RR-01 where both ways of the 15 months are shut, they are no reason to hurry", async () => {
    const { text } = await open(`/revoked?posted_on=${today(30)}&year_1=full&cause=none`);
    expect(text).toContain("You can have it back from the day you send the application");
    expect(text).toContain("they are no reason to hurry");
    expect(text).not.toContain("Send the application by");
  });

  it("RR-02 without the list's day or a letter no way is shown, and it is said why", async () => {
    const { status, text, html } = await open(`/revoked?ein=&${small}`);
    expect(status).toBe(200);
    expect(text).toContain("Only the IRS's list or its letter says that an exemption is gone.");
    expect(text).not.toContain("Revenue Procedure");
    expect(html).toContain('href="#ein"');
  });

  it("RR-02 an EIN brings what the list says; a listing of one leads here with it", async () => {
    await listed("270200001");
    const { text, html } = await open("/revoked?ein=27-0200001");
    expect(text).toContain("has EIN 27-0200001 as revoked on November 15, 2025.");
    expect(text).toContain("Year that ended June 30, 2023");
    expect(html).toContain(`value="${today(30)}"`);
    expect(text).toContain("Send the application by");

    await listed("270200002", "2025-11-15", "2026-02-01");
    const back = await open("/revoked?ein=270200002");
    expect(back.text).toContain("and reinstated on February 1, 2026.");
    expect(back.text).not.toContain("What to do");
    const missing = await open("/revoked?ein=270200003");
    expect(missing.text).toContain("does not have EIN 27-0200003");
    expect(missing.text).not.toContain("What to do");
  });

  it("RR-03 every answer stays in the form, also a wrong one with its error", async () => {
    const { text, html } = await open(
      "/revoked?posted_on=&letter_month=6&letter_day=31&letter_year=2026&cause=some",
    );
    expect(text).toContain("Enter a day that this month has, or leave it empty.");
    expect(html).toMatch(/name="letter_day"[^>]*value="31"|value="31"[^>]*name="letter_day"/);
    expect(html).toMatch(/<option value="6" selected="">/);
    expect(html).toMatch(/value="some"[^>]*checked|checked=""[^>]*value="some"/);
    expect(text).not.toContain("What to do");
  });

  it("RR-04 what is not known is named, the group's word with its source", async () => {
    const { text } = await open(`/revoked?posted_on=${today(30)}&in_group=yes`);
    expect(text).toContain("What is not known");
    expect(text).toContain("We found no rule: ask your headquarters.");
    expect(text).toContain("A better way may be open");
  });

  it.each([
    "posted_on=%00",
    "cause=maybe",
    "letter_year=0000&letter_month=13",
    "ein=%0a",
    "year_1[]=x",
  ])("RR-02 nonsense in the address is no fault: %s", async (query) => {
    expect((await open(`/revoked?${query}`)).status).toBe(200);
  });

  it("RR-01 it speaks Spanish, with the same days", async () => {
    const { text } = await open(`/revoked?lang=es&posted_on=2024-11-30&${small}&cause=all`);
    expect(text).toContain("Los 15 meses terminaron el 28 de febrero de 2026.");
  });
});

describe("a club's own way back", () => {
  it("RR-02 RR-03 RR-08 without script it is begun, answered, changed and printed", async () => {
    await listed("270200010");
    const { id, member, path } = await club("270200010");
    const pdf = `/app/standing/rescue/pdf?account_id=${id}`;
    expect((await member.open(pdf)).status).toBe(404);
    expect((await member.open(path)).text).toContain("has EIN 27-0200010 as revoked on");
    expect((await member.submit(path, { _begin: "1" })).status).toBe(303);
    const begun = await member.open(path);
    expect(begun.text).toContain("A better way may be open");
    expect(begun.text).toContain("Year that ended June 30, 2025");

    expect((await member.submit(path, { ...answers, version: "1" })).status).toBe(303);
    expect((await member.open(path)).text).toContain("without giving a reason");
    const changed = { ...answers, year_2: "full", cause: "some", version: "2" };
    expect((await member.submit(path, changed)).status).toBe(303);
    expect((await member.open(path)).text).toContain("with a good reason for one year");

    const paper = await member.request(pdf);
    expect(paper.status).toBe(200);
    expect(paper.headers.get("content-type")).toBe("application/pdf");
    expect(paper.headers.get("cache-control")).toBe("private, no-store");
    for (const page of await answeredPages(paper)) {
      expect(page).toContain(packed("Not legal or tax advice. A professional must check this"));
    }

    const stranger = await signedIn(web.url, (await makePerson()).email);
    expect((await stranger.open(path)).status).toBe(404);
    expect((await stranger.open(pdf)).status).toBe(404);
    expect((await stranger.submit(path, { ...answers, version: "3" })).status).toBe(404);
  });

  it("RR-03 a second tab is told what was saved meanwhile, keeps its own, and may save then", async () => {
    await listed("270200011");
    const { member, path } = await club("270200011");
    await member.submit(path, { _begin: "1" });
    await member.submit(path, { ...answers, cause: "all", version: "1" });
    const late = await member.submit(path, { ...answers, cause: "none", version: "1" });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Somebody else saved other answers.");
    expect(late.text).toContain("For each year");
    expect(late.html).toMatch(/value="none"[^>]*checked|checked=""[^>]*value="none"/);
    expect(late.html).toMatch(/name="version" value="2"/);
  });

  it("RR-06 its letter ends it; a mistake opens it again", async () => {
    await listed("270200012");
    const { id, member, path } = await club("270200012");
    await member.submit(path, { _begin: "1" });
    const file = await db.accountFile.create({
      data: {
        accountId: id,
        fileName: "letter.pdf",
        contentType: "application/pdf",
        size: 9,
        sha256: "0".repeat(64),
        storageKey: `accounts/${crypto.randomUUID()}`,
        createdAt: new Date(),
      },
    });
    const end = { _end: "1", version: "1", reinstated_on: today(1) };
    const without = await member.submit(path, { ...end, file_uploads: "" });
    expect(without.status).toBe(422);
    expect(without.text).toContain("Add the letter as a file.");
    const done = await member.submit(path, { ...end, file_uploads: String(file.id) });
    expect(done.status).toBe(303);
    const ended = await member.open(path);
    expect(ended.text).toContain("The exemption is back, by the IRS's letter of");
    expect(ended.html).toContain(`/app/files/${file.id}`);
    expect((await member.submit(path, { _reopen: "1", version: "2" })).status).toBe(303);
    expect((await member.open(path)).text).toContain("Did the IRS give the exemption back?");
  });
});
