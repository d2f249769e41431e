import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPublic } from "#modules/inspection/index.server";
import { db } from "#modules/platform/db.server";
import { makePerson, system } from "#tests/modules/accounts/people";
import { sendAsForm } from "#tests/setup/files";
import { today } from "#tests/setup/today";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

const OWN = "/app/inspection";

/** A PDF with a page for each text; a page without one is as a scan is. */
async function pdfWith(...pages: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const text of pages) {
    document.addPage();
    if (text) document.text(text);
  }
  document.end();
  return buffer(document);
}

/** A club, its primary person's browser, and how it gets papers that a virus scanner has seen. */
async function club() {
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({
    data: { name: "Elm Street Boosters", ein: "123456789" },
  });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  const member = await signedIn(web.url, email);
  const upload = async (bytes: Buffer, category: string, isScanned = true) => {
    await member.open("/app/files");
    const pdf = { field: "uploads[]", name: "paper.pdf", bytes };
    await sendAsForm(member, "/app/files", { title: "Our paper", category }, pdf);
    const { id } = await db.accountFile.findFirstOrThrow({
      where: { accountId: account.id },
      orderBy: { id: "desc" },
    });
    if (isScanned) {
      await db.accountFile.update({ where: { id }, data: { scannedAt: new Date() } });
    }
    await member.open(`${OWN}/publish/${id}`);
    return { id, path: `${OWN}/publish/${id}` };
  };
  const openPage = async (isIndexed: boolean) => {
    const version = (await member.open(OWN)).hidden("version");
    const fields = { decision: "page", version, is_open: "1", is_indexed: isIndexed ? "1" : "0" };
    expect((await member.submit(OWN, fields)).status).toBe(303);
  };
  return { id: account.id, member, upload, openPage, shown: `/inspection/${account.id}` };
}

const lastYear = String(Number(today().slice(0, 4)) - 1);
const returned = {
  form: "990-EZ",
  fiscal_year_end: `${lastYear}-06-30`,
  filed_on: `${lastYear}-11-03`,
  is_cleared: "1",
};

describe("what everybody may see of a club", () => {
  it("VLT-11 VLT-13 is nothing until the club opens its page, then what it ticked, until its day", async () => {
    const { id, member, upload, openPage, shown } = await club();
    const stranger = new Visitor(web.url);
    const letter = await upload(await pdfWith("We recognize you."), "exemption");
    const filed = await upload(await pdfWith("Form 990-EZ"), "returns");
    await upload(await pdfWith("Not published"), "returns");
    expect((await member.submit(letter.path, { kind: "letter", is_cleared: "1" })).status).toBe(
      303,
    );
    const wrong = await member.submit(filed.path, { ...returned, filed_on: `${lastYear}-01-01` });
    expect([wrong.status, wrong.text]).toEqual([
      422,
      expect.stringContaining("It cannot be filed before its fiscal year ended."),
    ]);
    expect(wrong.html).toContain(`value="${lastYear}-06-30"`);
    expect((await member.submit(filed.path, returned)).status).toBe(303);
    expect((await stranger.open(shown)).status).toBe(404);

    await openPage(false);
    const page = await stranger.open(shown);
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    expect(page.text).toContain("12-3456789");
    expect(page.text).toContain("Letter of the IRS");
    expect(page.text).toContain(`Form 990-EZ for the fiscal year that ended June 30, ${lastYear}`);
    expect(page.text).not.toContain("Not published");
    const files = [...page.html.matchAll(/href="(\/inspection\/\d+\/papers\/\d+)"/g)];
    expect(files).toHaveLength(2);
    const download = await stranger.request(files[1]?.[1] ?? "");
    expect(Object.fromEntries(download.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": expect.stringMatching(/default-src 'none'; sandbox$/),
      "x-robots-tag": "noindex",
    });
    const spanish = await stranger.open(`${shown}?lang=es`);
    expect(spanish.html).toContain('lang="es"');
    expect(spanish.text).toContain("Declaraciones anuales");
    await openPage(true);
    for (const path of [shown, files[1]?.[1] ?? ""]) {
      expect((await stranger.request(path)).headers.get("x-robots-tag")).toBeNull();
    }
    expect((await stranger.open("/robots.txt")).html).not.toContain("/inspection");

    const seen = async (day: string) => {
      const found = await readPublic({ ...system, now: () => new Date(`${day}T17:00:00Z`) }, id);
      return found.ok ? found.value.papers.map(({ kind }) => kind).sort() : found.refusal.code;
    };
    // Due on November 15, filed before: three years after the day it was due.
    const due = (await db.inspectionPaper.findFirstOrThrow({ where: { fileId: filed.id } })).dueOn;
    const until = `${Number(lastYear) + 3}-${due?.toISOString().slice(5, 10)}`;
    expect(await seen(until)).toEqual(["letter", "return"]);
    expect(await seen(`${Number(lastYear) + 3}-12-31`)).toEqual(["letter"]);
    expect(await db.accountFile.count({ where: { id: filed.id, removedAt: null } })).toBe(1);

    await db.accountFile.update({ where: { id: letter.id }, data: { isPrivate: true } });
    expect((await stranger.request(files[0]?.[1] ?? "")).status).toBe(404);
    const { id: paper } = await db.inspectionPaper.findFirstOrThrow({
      where: { fileId: filed.id },
    });
    await member.open(OWN);
    const off = { decision: "withdraw", id: String(paper) };
    expect((await member.submit(OWN, off)).status).toBe(303);
    expect((await member.submit(OWN, off)).status).toBe(409);
    expect(await seen(today())).toEqual([]);
    const suspended = { suspendedAt: new Date(), suspendedReason: "Unpaid" };
    await db.account.update({ where: { id }, data: suspended });
    expect((await stranger.open(shown)).status).toBe(404);
  });

  it("VLT-12 a number of the form of a Social Security number, and what cannot be read, is asked about first", async () => {
    const { id, member, upload } = await club();
    const asked = "has what looks like a Social Security number";
    const withNumber = await upload(
      await pdfWith("Nothing", "Treasurer: 123-45-6789, EIN 12-3456789"),
      "exemption",
    );
    const said = { kind: "application", is_cleared: "1" };
    const first = await member.submit(withNumber.path, { kind: "application" });
    expect(first.text).toContain("Take Schedule B and all Social Security numbers out of it first");
    const found = await member.submit(withNumber.path, said);
    expect([found.status, found.text]).toEqual([422, expect.stringContaining(`Page 2 ${asked}`)]);
    expect(await db.inspectionPaper.count({ where: { accountId: id } })).toBe(0);
    const answered = { ...said, is_looked_through: "1" };
    expect((await member.submit(withNumber.path, answered)).status).toBe(303);
    const scan = await upload(await pdfWith("A page", ""), "exemption");
    const unread = await member.submit(scan.path, said);
    expect(unread.text).toContain("We could not read the text of this paper");
    expect((await member.submit(scan.path, answered)).status).toBe(303);
    const published = await db.auditEntry.findMany({
      where: { action: "inspection.paper-published", subject: `account:${id}` },
      orderBy: { id: "asc" },
    });
    expect(published.map(({ data }) => data)).toMatchObject([
      { numbers: "answered", pages: [2] },
      { numbers: "unreadable" },
    ]);
  });

  it("VLT-07 a paper that no virus scanner has seen is never published", async () => {
    const { id, member, upload } = await club();
    const paper = await upload(await pdfWith("A letter"), "exemption", false);
    expect((await member.open(paper.path)).text).toContain("No virus scanner has seen this paper");
    const sent = await member.submit(paper.path, { kind: "letter", is_cleared: "1" });
    expect(sent.status).toBe(409);
    expect(await db.inspectionPaper.count({ where: { accountId: id } })).toBe(0);
  });

  it("keeps requests for copies with the day by which the law wants them answered, in the calendar too", async () => {
    const { id, member } = await club();
    // The calendar begins when a club came.
    const createdAt = new Date(`${today(100)}T12:00:00Z`);
    await db.account.update({ where: { id }, data: { createdAt } });
    await member.open(OWN);
    const request = { decision: "request", received_on: today(40), way: "written" };
    const wrong = await member.submit(OWN, { ...request, way: "", asked_by: "The gazette" });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining("how they asked")]);
    expect(wrong.html).toContain('value="The gazette"');
    expect((await member.submit(OWN, request)).status).toBe(303);
    expect((await member.open(OWN)).text).toContain("(late)");
    const kept = await db.inspectionRequest.findFirstOrThrow({ where: { accountId: id } });
    expect(kept.answerBy.toISOString().slice(0, 10)).toBe(today(10));
    const duty = { accountId: id, code: "us.public_copies" };
    expect(await db.duty.findFirstOrThrow({ where: duty })).toMatchObject({
      period: today(40),
      dueOn: kept.answerBy,
      state: "open",
    });
    const answer = { decision: "answered", id: String(kept.id), answered_on: today(41) };
    expect((await member.submit(OWN, answer)).text).toContain("before it came");
    expect((await member.submit(OWN, { ...answer, answered_on: today() })).status).toBe(303);
    expect((await db.duty.findFirstOrThrow({ where: duty })).state).toBe("done");
    expect((await member.submit(OWN, { ...answer, answered_on: today() })).status).toBe(409);
  });
});
