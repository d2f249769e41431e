import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { randomToken } from "#modules/platform/ids.server";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

const form = "/bylaws-generator/chapter";
const answers = {
  name: "Beta Chapter of Alpha Delta",
  purpose: "To promote friendship.",
  fiscal_year_end: "2",
};

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

/** Somebody who is signed in and belongs to accounts of these names. */
async function makeMember(...names: readonly string[]) {
  const { id: userId, email } = await makePerson();
  const accountIds: number[] = [];
  for (const name of names) {
    const { id } = await db.account.create({ data: { name, levelId: 1002 } });
    await db.accountUser.create({ data: { accountId: id, userId, isPrimary: true } });
    accountIds.push(id);
  }
  return { visitor: await signedIn(web.url, email), accountIds, first: accountIds[0] ?? 0 };
}

/** What the applications of an account say about it. */
const apply = (accountId: number, said: Record<string, string>) =>
  db.application.create({
    data: {
      token: randomToken(),
      accountId,
      levelId: 1001,
      answers: said,
      createdAt: new Date(),
      touchedAt: new Date(),
    },
  });

/** Makes bylaws by the plain form; returns where it leads. */
async function make(visitor: Visitor, fields: Record<string, string> = {}, at = form) {
  const page = await visitor.open(at);
  const hidden = { _at: page.hidden("_at"), account_id: page.hidden("account_id") };
  const own = hidden.account_id === "" ? { _at: hidden._at } : hidden;
  const sent = await visitor.submit(at, { ...answers, ...own, ...fields });
  return { status: sent.status, to: sent.headers.get("location") ?? "", page };
}
const selected = (html: string, name: string) =>
  /<option value="([^"]*)" selected/.exec(html.split(`name="${name}"`)[1] ?? "")?.[1];

describe("bylaws of somebody who is signed in", () => {
  it("E-31 are filled in from what is known, and are among the account's documents", async () => {
    const { visitor, first } = await makeMember("Lincoln Boosters");
    const purpose = "To support the <band> of Lincoln High.";
    const said = { purpose, school_name: "Lincoln High", fiscal_year_end: "5" };
    await apply(first, said);
    const { html, text } = await visitor.open("/bylaws-generator");
    expect(text).toContain("For Lincoln Boosters");
    expect(html).toMatch(/<input[^>]*name="name"[^>]*value="Lincoln Boosters"/);
    expect(html).toMatch(/<input[^>]*name="facility"[^>]*value="Lincoln High"/);
    expect(text).toContain(purpose);
    expect(selected(html, "fiscal_year_end")).toBe("5");

    const { to } = await make(visitor);
    const edit = await visitor.open(to);
    expect(edit.text).toContain("These bylaws are with the papers of Lincoln Boosters.");
    const papers = await visitor.open("/app/bylaws");
    expect(papers.html).toContain(`href="${to}"`);
    expect(papers.text).toContain(answers.name);
    expect((await visitor.open("/app")).html).toContain(`href="${to}"`);
  });

  it("nothing that is filled in takes the place of what was typed", async () => {
    const { visitor, first } = await makeMember("Lincoln Boosters");
    await apply(first, { purpose: "To teach.", fiscal_year_end: "5" });
    await visitor.open(form);
    const typed = { name: "", purpose: "To sing together.", fiscal_year_end: "7" };
    const refused = await visitor.submit(form, { ...typed, account_id: String(first) });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("To sing together.");
    expect(refused.html).toMatch(/<input[^>]*name="name"[^>]*value=""/);
    expect(selected(refused.html, "fiscal_year_end")).toBe("7");
  });

  it("go to the account that was chosen of several, never to somebody else's", async () => {
    const { visitor, accountIds } = await makeMember("Alpha Club", "Beta Club");
    const [alpha = 0, beta = 0] = accountIds;
    const stranger = await makeMember("Gamma Club");
    const at = `${form}?account_id=${beta}`;
    const { html, text } = await visitor.open(at);
    expect(text).toContain("For Beta Club");
    expect(html).toMatch(/<select[^>]*name="account_id"/);
    const { to } = await make(visitor, { account_id: String(beta) }, at);
    expect((await visitor.open(`/app/bylaws?account_id=${beta}`)).html).toContain(to);
    expect((await visitor.open(`/app/bylaws?account_id=${alpha}`)).html).not.toContain(to);
    expect((await stranger.visitor.open(`/app/bylaws?account_id=${beta}`)).status).toBe(404);
    expect((await visitor.open(`${form}?account_id=${stranger.first}`)).status).toBe(404);
    const before = await db.bylaws.count();
    expect((await make(visitor, { account_id: String(stranger.first) })).status).toBe(404);
    expect(await db.bylaws.count()).toBe(before);
  });

  it("E-29 warns of a fiscal year that is not the one in the file of the IRS", async () => {
    const { visitor, first } = await makeMember("Lincoln Boosters");
    await apply(first, { ein: "58-7654321" });
    const ein = "587654321";
    const text = { name: "X", sortName: "", city: "", state: "", groupNumber: "", subsection: "" };
    const codes = { affiliation: "", status: "", ruling: "", deductibility: "", taxPeriod: "" };
    const asOf = new Date("2026-10-12T00:00:00Z");
    const data = { ein, ...text, ...codes, filingCode: "", fiscalYearEnd: 12, asOf };
    await db.irsOrganization.create({ data });
    const { to } = await make(visitor);
    const words = "says that your accounting period ends in December; these bylaws say February.";
    expect((await visitor.open(to)).text).toContain(words);
    expect((await new Visitor(web.url).open(to)).text).not.toContain(words);
    const mended = { ...answers, version: 1, fiscal_year_end: 12 };
    expect((await visitor.call(to, "PUT", mended)).status).toBe(200);
    expect((await visitor.open(to)).text).not.toContain("accounting period");
  });
});

describe("a visitor's bylaws", () => {
  it("E-05 say how long they are kept, and lead to the sign-in and back", async () => {
    const visitor = new Visitor(web.url);
    const { to } = await make(visitor);
    const day = new Date();
    const { text, html } = await visitor.open(to);
    expect(text).toMatch(
      new RegExp(`are kept until \\w+ \\d+, ${day.getUTCFullYear() + 1} unless you sign in`),
    );
    expect(html).toContain(`href="/login?next=${encodeURIComponent(`${to}/keep`)}"`);
    const keep = await visitor.follow(`${to}/keep`);
    expect(keep.path).toBe(`/login?next=${encodeURIComponent(`${to}/keep`)}`);
  });

  it("E-09 are kept by their link, once: a second account is told and gets nothing", async () => {
    const { to } = await make(new Visitor(web.url));
    const member = await makeMember("Lincoln Boosters");
    const late = await makeMember("Late Boosters");
    const { text } = await member.visitor.open(to);
    expect(text).toContain("Keep these bylaws with Lincoln Boosters");
    await late.visitor.open(to);
    const own = { account_id: String(member.first) };
    const kept = await member.visitor.submit(`${to}/keep`, own);
    expect([kept.status, kept.headers.get("location")]).toEqual([303, to]);
    expect((await member.visitor.submit(`${to}/keep`, own)).status).toBe(303);
    const refused = await late.visitor.submit(`${to}/keep`, { account_id: String(late.first) });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("already kept with another organization's papers");
    expect(refused.text).not.toContain("Lincoln Boosters");
    const other = await late.visitor.open(to);
    expect(other.text).toContain("are with the papers of an organization");
    expect(other.text).not.toContain("Lincoln Boosters");
    expect((await late.visitor.open("/app/bylaws")).text).toContain("No bylaws yet");
    expect((await member.visitor.open("/app/bylaws")).html).toContain(to);
    const strange = await late.visitor.call(`${to}/keep`, "POST", own);
    expect(strange.status).toBe(404);
  });

  it("offer each of a person's organizations", async () => {
    const { to } = await make(new Visitor(web.url));
    const { visitor, accountIds } = await makeMember("Alpha Club", "Beta Club");
    const { html } = await visitor.open(`${to}/keep`);
    for (const id of accountIds) expect(html).toContain(`<option value="${id}"`);
    const sent = await visitor.call(`${to}/keep`, "POST", { account_id: accountIds[1] });
    expect(await sent.json()).toEqual({ status: "kept", account_id: accountIds[1] });
    expect((await db.bylaws.findFirstOrThrow({ orderBy: { id: "desc" } })).accountId).toBe(
      accountIds[1],
    );
  });
});

describe("staff", () => {
  it("see documents that failed, and try them again", async () => {
    const { email } = await makePerson({ isStaff: true });
    const staff = await signedIn(web.url, email);
    const member = await makeMember("Lincoln Boosters");
    await make(member.visitor, { name: "Rho Chapter" });
    const { id } = await db.bylawsVersion.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    const failed = { state: "failed", failure: "storageFailure" };
    await db.bylawsVersion.update({ where: { id }, data: failed });
    const page = await staff.open("/admin/bylaws");
    for (const words of ["Rho Chapter, version 1", "Lincoln Boosters", "could not be stored"]) {
      expect(page.text).toContain(words);
    }
    const sent = await staff.submit("/admin/bylaws", { id });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/admin/bylaws"]);
    expect((await staff.open("/admin/bylaws")).text).not.toContain("Rho Chapter");
    expect((await staff.open("/admin/bylaws?state=preparing")).text).toContain("Rho Chapter");
  });
});
