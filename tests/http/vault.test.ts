import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { quarantineFile } from "#modules/vault/index.server";
import { makePerson, system } from "#tests/modules/accounts/people";
import { sendAsForm, smallPdf } from "#tests/setup/files";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

async function club() {
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({ data: { name: "Elm Street Boosters" } });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  return { id: account.id, member: await signedIn(web.url, email) };
}

const pdf = (name: string) => ({ field: "uploads[]", name, bytes: smallPdf });

describe("the vault without script", () => {
  it("VLT-01 VLT-15 keeps a paper, changes what it is, takes a newer version", async () => {
    const { id, member } = await club();
    expect((await member.open("/app/files")).text).toContain("What is missing");
    for (const [field, wrong] of [
      ["category", "secrets"],
      ["dated_on", "3000-01-01"],
    ] as const) {
      const refused = await sendAsForm(member, "/app/files", { [field]: wrong }, pdf("a.pdf"));
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining(`href="#${field}"`),
      ]);
    }
    expect(await db.accountFile.count({ where: { accountId: id } })).toBe(0);
    const said = { kind: "ein_letter", title: "EIN letter", dated_on: "2020-05-01" };
    expect((await sendAsForm(member, "/app/files", said, pdf("a.pdf"))).status).toBe(303);
    const made = await db.accountFile.findFirstOrThrow({ where: { accountId: id } });
    expect(made).toMatchObject({ category: "exemption", title: "EIN letter" });
    const path = `/app/files/${made.id}`;
    const page = await member.open(path);
    expect(page.text).toContain("For ever");
    const change = { decision: "details", revision: page.hidden("revision") };
    const saved = await member.submit(path, { ...change, title: "CP 575", is_private: "1" });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, path]);
    const stale = await member.submit(path, { ...change, title: "Mine" });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('value="Mine"');
    const none = await member.submit(path, { decision: "version" });
    expect(none.status).toBe(422);
    const newer = await sendAsForm(member, path, { decision: "version" }, pdf("b.pdf"));
    expect(newer.status).toBe(303);
    const list = await member.open("/app/files?search=cp+575&category=exemption");
    expect(list.text).toContain("Version 2");
    expect(list.text).toContain("Private");
    expect((await member.open(path)).text).toContain("There is a newer one");
    expect((await member.open("/app/files?search=none")).text).toContain("Nothing matches");
  });

  it("VLT-08 a download is an attachment in a sandbox", async () => {
    const { id, member } = await club();
    await member.open("/app/files");
    await sendAsForm(member, "/app/files", {}, pdf("a.pdf"));
    const made = await db.accountFile.findFirstOrThrow({ where: { accountId: id } });
    const file = await member.request(`/app/files/${made.id}/download`);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="a.pdf"',
      "content-security-policy": expect.stringMatching(/default-src 'none'; sandbox$/),
      "x-content-type-options": "nosniff",
    });
  });

  it("VLT-08 a page and a drawing are taken neither as they are nor under the name of a PDF", async () => {
    const { id, member } = await club();
    await member.open("/app/files");
    const page = "<!doctype html><script>alert(1)</script>";
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const harmless = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const [name, text] of [
      ["page.html", page],
      ["harmless.svg", harmless],
      ["drawing.svg", drawing],
      ["page.pdf", page],
      ["drawing.pdf", drawing],
    ] as const) {
      const sent = { field: "uploads[]", name, bytes: Buffer.from(text) };
      expect([name, (await sendAsForm(member, "/app/files", {}, sent)).status]).toEqual([
        name,
        422,
      ]);
    }
    expect(await db.accountFile.count({ where: { accountId: id } })).toBe(0);
  });

  it("VLT-09 VLT-10 deletes what was ticked, held papers never", async () => {
    const { id, member } = await club();
    await member.open("/app/files");
    for (const name of ["a.pdf", "b.pdf"]) {
      const old = { category: "money", dated_on: "2005-01-01" };
      await sendAsForm(member, "/app/files", old, pdf(name));
    }
    const [one, two] = await db.accountFile.findMany({ where: { accountId: id } });
    const held = `/app/files/${two?.id}`;
    const revision = (await member.open(held)).hidden("revision");
    await member.submit(held, { decision: "hold", revision, hold: "audit" });
    const path = "/app/files/retention";
    const list = await member.open(path);
    expect(list.text).toContain("Bank statements, receipts, reviews: 1");
    expect((await member.submit(path, { papers: String(one?.id) })).status).toBe(422);
    const both = await member.submit(path, { papers: String(two?.id), agrees: "1" });
    expect(both.status).toBe(409);
    const gone = await member.submit(path, { papers: String(one?.id), agrees: "1" });
    expect(gone.status).toBe(303);
    expect(await db.accountFile.count({ where: { accountId: id, removedAt: null } })).toBe(1);
  });

  it("VLT-07 says in the row of a file in quarantine why nobody gets it, and staff decide with a reason", async () => {
    const { id, member } = await club();
    await member.open("/app/files");
    await sendAsForm(member, "/app/files", { title: "The contract" }, pdf("a.pdf"));
    const { id: fileId } = await db.accountFile.findFirstOrThrow({ where: { accountId: id } });
    await quarantineFile(system, { file: { from: "paper", id: fileId }, finding: "Worm.Letter" });
    const list = await member.open("/app/files");
    expect(list.text).toContain("In quarantine: the virus scanner found something in it");
    const path = `/app/files/${fileId}`;
    expect(list.html).not.toContain(`${path}/download`);
    expect((await member.open(path)).text).toContain("found Worm.Letter in this file");
    expect((await member.open(`${path}/download`)).status).toBe(404);

    const { email } = await makePerson({ isStaff: true, staffRole: "support" });
    const staff = await signedIn(web.url, email);
    const waiting = "/admin/files/quarantine";
    expect((await staff.open("/admin")).html).toContain(`href="${waiting}"`);
    expect((await staff.open(waiting)).text).toContain("Worm.Letter in a file of Elm Street");
    const { id: finding } = await db.fileFinding.findFirstOrThrow({ where: { fileId } });
    const release = { finding: String(finding), outcome: "released", reason: "" };
    const bare = await staff.submit(waiting, release);
    const where = `href="#quarantine-${finding}-reason"`;
    expect([bare.status, bare.html.includes(where)]).toEqual([422, true]);
    const reason = "A false alarm.";
    expect((await staff.submit(waiting, { ...release, reason })).status).toBe(303);
    expect((await staff.submit(waiting, { ...release, reason })).status).toBe(409);
    expect((await staff.open(waiting)).text).toContain(reason);
    expect((await member.open(`${path}/download`)).status).toBe(200);
  });
});
