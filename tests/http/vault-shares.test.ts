import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { sendAsForm, smallPdf } from "#tests/setup/files";
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

const NAME = "Elm Street Boosters";

/** A club with a paper, and its primary person's browser. */
async function club() {
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({ data: { name: NAME } });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  const member = await signedIn(web.url, email);
  await member.open("/app/files");
  const pdf = { field: "uploads[]", name: "a.pdf", bytes: smallPdf };
  await sendAsForm(member, "/app/files", { title: "EIN letter" }, pdf);
  const paper = await db.accountFile.findFirstOrThrow({ where: { accountId: account.id } });
  return { id: account.id, member, paper: paper.id };
}

const NEW = "/app/files/shares/new";

describe("links to papers without script", () => {
  it("VLT-04 VLT-05 makes one, keeps what was typed when refused, shows papers, counts, ends", async () => {
    const { id, member, paper } = await club();
    expect((await member.open("/app/files/shares")).text).toContain("No links yet");
    const form = await member.open(`${NEW}?paper=${paper}`);
    expect(form.html).toMatch(
      new RegExp(`checked=""[^>]*value="${paper}"|value="${paper}"[^>]*checked`),
    );
    const said = { name: "Our bank", what: "papers", papers: String(paper) };
    const wrong = await member.submit(NEW, { ...said, passcode: "12ab", expires_on: "2020-01-01" });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="Our bank"');
    expect(wrong.text).toContain("A passcode is 8 digits");
    const made = await member.submit(NEW, said);
    expect([made.status, made.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const link = /\/shared\/[\w-]{43}/.exec(made.html)?.[0] ?? "";
    const share = await db.vaultShare.findFirstOrThrow({ where: { accountId: id } });
    expect(share.tokenHash).not.toContain(link.slice(8));
    const bank = new Visitor(web.url);
    const page = await bank.open(link);
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    expect(page.text).toContain("EIN letter");
    const file = await bank.request(`${link}/files/${paper}`);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="a.pdf"',
      "content-security-policy": expect.stringMatching(/default-src 'none'; sandbox$/),
    });
    expect((await bank.request(`${link}/files/${paper + 1}`)).status).toBe(404);
    const one = `/app/files/shares/${share.id}`;
    const log = await member.open(one);
    expect(log.text).toContain("Downloaded EIN letter");
    expect((await member.submit(one, { decision: "revoke" })).status).toBe(303);
    expect((await member.open("/app/files/shares")).text).toContain("Ended by hand");
    const ended = await new Visitor(web.url).open(link);
    const none = await new Visitor(web.url).open(`/shared/${"A".repeat(43)}`);
    expect([ended.status, none.status, (await bank.open(link)).status]).toEqual([410, 404, 410]);
    expect(ended.html + none.html).not.toContain(NAME);
    expect((await new Visitor(web.url).open(`${link}?lang=es`)).status).toBe(410);
  });

  it("keeps ticks and what was typed through searches and a refusal, whatever the search finds", async () => {
    const { id, member, paper } = await club();
    await db.accountFile.createMany({
      data: Array.from({ length: 101 }, (_, count) => ({
        accountId: id,
        fileName: `minutes-${count}.pdf`,
        contentType: "application/pdf",
        size: 1,
        sha256: "0".repeat(64),
        storageKey: `accounts/none-${id}-${count}`,
        createdAt: new Date(),
        datedOn: new Date("2030-01-01"),
      })),
    });
    const minutes = await db.accountFile.findFirstOrThrow({
      where: { accountId: id, fileName: "minutes-7.pdf" },
    });
    const isTicked = (html: string, of: number) =>
      (html.match(new RegExp(`<input[^>]*value="${of}"[^>]*>`))?.[0] ?? "").includes("checked");
    expect((await member.open(NEW)).html).not.toContain(`value="${paper}"`);
    const said = { name: "Our bank", what: "papers", passcode: "48151623", max_views: "3" };
    const search = { ...said, decision: "search", search: "letter" };
    const first = await member.submit(NEW, { ...search, papers: String(minutes.id) });
    expect(first.status).toBe(200);
    expect(first.text).toContain("The search finds 1 paper.");
    expect([isTicked(first.html, minutes.id), isTicked(first.html, paper)]).toEqual([true, false]);
    for (const typed of ["Our bank", "48151623", "3", "letter"]) {
      expect(first.html).toContain(`value="${typed}"`);
    }
    const both = [String(minutes.id), String(paper)];
    const second = await member.submit(NEW, { ...search, search: "nothing", papers: both });
    expect(both.map((one) => isTicked(second.html, Number(one)))).toEqual([true, true]);
    const wrong = await member.submit(NEW, { ...said, passcode: "1", search: "", papers: both });
    expect(wrong.status).toBe(422);
    expect(both.map((one) => isTicked(wrong.html, Number(one)))).toEqual([true, true]);
    const made = await member.submit(NEW, { ...said, search: "nothing", papers: both });
    expect(made.text).toContain("Copy it now");
    expect(await db.vaultSharePaper.count({ where: { share: { accountId: id } } })).toBe(2);
  });

  it("VLT-06 asks for its passcode first, and tells nothing before", async () => {
    const { member, paper } = await club();
    await member.open(NEW);
    const said = { name: "Auditor", what: "papers", papers: String(paper), passcode: "48151623" };
    const made = await member.submit(NEW, said);
    const link = /\/shared\/[\w-]{43}/.exec(made.html)?.[0] ?? "";
    const auditor = new Visitor(web.url);
    const asked = await auditor.open(link);
    expect([asked.status, asked.html.includes(NAME), asked.html.includes("EIN letter")]).toEqual([
      200,
      false,
      false,
    ]);
    expect((await auditor.request(`${link}/files/${paper}`)).status).toBe(303);
    const wrong = await auditor.submit(link, { passcode: "00000000" });
    expect([wrong.status, wrong.html.includes("00000000")]).toEqual([422, false]);
    expect(wrong.text).toContain("9 tries are left");
    const right = await auditor.submit(link, { passcode: "4815 1623" });
    expect([right.status, right.headers.get("location")]).toEqual([303, link]);
    expect((await auditor.open(link)).text).toContain("EIN letter");
    expect((await auditor.request(`${link}/files/${paper}`)).status).toBe(200);
  });
});
