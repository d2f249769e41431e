import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writePacket } from "#modules/packet/write/write-packet.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { pdfPages } from "#tests/documents/text";
import { makePerson, system } from "#tests/modules/accounts/people";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

const folder = mkdtempSync(join(tmpdir(), "roster-"));
let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await web.stop();
});

const today = civilDateIn(new Date(), "America/New_York");

/** A club and its member's browser. */
async function makeClub() {
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({ data: { name: "Elm Street Boosters" } });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  const member = await signedIn(web.url, email);
  return { id: account.id, member };
}

const term = {
  office: "president",
  name: "Grace Hopper",
  email: "grace@example.org",
  phone: "202 555 0143",
  starts_on: addDays(today, -30),
};

describe("a roster without script", () => {
  it("enters a term, changes it, and removes it", async () => {
    const { id, member } = await makeClub();
    expect((await member.open("/app/officers")).text).toContain("Nobody is in office");
    await member.open("/app/officers/new");
    const sent = await member.submit("/app/officers/new", { ...term, is_bank_signer: "1" });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/app/officers"]);
    const list = await member.open("/app/officers");
    expect(list.text).toContain("Grace Hopper");
    expect(list.text).toContain("(202) 555-0143");
    expect(list.text).toContain("Nobody is marked as the responsible party");
    const made = await db.officerTerm.findFirstOrThrow({ where: { accountId: id } });
    const path = `/app/officers/${made.id}`;
    const page = await member.open(path);
    const version = page.hidden("version");
    const changed = { ...term, version, name: "Ada Lovelace" };
    expect((await member.submit(path, changed)).status).toBe(303);
    const stale = await member.submit(path, { ...term, version, name: "Joan Clarke" });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain("Somebody else saved this meanwhile");
    expect(stale.html).toContain('value="Joan Clarke"');
    expect((await member.submit(path, { decision: "remove" })).status).toBe(303);
    expect((await member.open(path)).status).toBe(404);
  });

  it("OL-02 OL-07 an officer letter is made, checked and withdrawn without script", async () => {
    const { id, member } = await makeClub();
    const entered = async (fields: Readonly<Record<string, string>>) => {
      await member.open("/app/officers/new");
      expect((await member.submit("/app/officers/new", { ...term, ...fields })).status).toBe(303);
    };
    await entered({});
    const list = await member.open("/app/officers");
    const path = /href="(\/app\/officers\/\d+\/letter)"/.exec(list.html)?.[1] ?? "";
    const alone = await makePerson();
    await db.officerTerm.updateMany({
      where: { accountId: id },
      data: { email: alone.email, emailKey: alone.email },
    });
    const page = await member.open(path);
    expect(page.text).toContain("Grace Hopper, President of Elm Street Boosters");
    expect((await member.submit(path, { decision: "make" })).status).toBe(303);
    const made = await db.officerCertificate.findFirstOrThrow({ where: { accountId: id } });
    const listed = await member.open(path);
    expect(listed.text).toContain("Holds today");
    const pdf = await member.request(`/app/officers/letters/${made.id}`);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    const check = async () => (await member.open(`/check/${made.code}`)).text;
    expect(await check()).toContain("Grace Hopper is in office today");
    const withdrawn = await member.submit(path, { decision: "withdraw", id: String(made.id) });
    expect(withdrawn.status).toBe(303);
    expect(await check()).toContain("The letter was withdrawn. Do not rely on it.");
    const other = await makeClub();
    expect((await other.member.open(`${path}?account_id=${id}`)).status).toBe(404);
    expect((await other.member.request(`/app/officers/letters/${made.id}`)).status).toBe(404);
  });

  it("HND-06 VLT-17 a packet is asked for and downloaded without script, by people of the club alone", async () => {
    const { id, member } = await makeClub();
    const page = await member.open("/app/packet");
    expect(page.text).toContain("Everything that we keep for Elm Street Boosters");
    expect((await member.open("/app/officers")).html).toContain('href="/app/packet"');
    expect((await member.submit("/app/packet", {})).status).toBe(303);
    const packet = await db.packet.findFirstOrThrow({ where: { accountId: id } });
    const path = `/app/packet/${packet.id}.zip`;
    expect((await member.open("/app/packet")).text).toContain("Being made");
    expect((await member.request(path)).status).toBe(202);
    await writePacket(system, packet.id);
    expect((await member.open("/app/packet")).text).toContain("Ready");
    const file = await member.request(path);
    expect(file.headers.get("Content-Type")).toBe("application/zip");
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="packet-/);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    const other = await makeClub();
    expect((await other.member.request(path)).status).toBe(404);
    expect((await other.member.open(`/app/packet?account_id=${id}`)).status).toBe(404);
  });

  it("an end before the start is refused at its field, and nothing typed is lost", async () => {
    const { member } = await makeClub();
    await member.open("/app/officers/new");
    const wrong = { ...term, ends_on: addDays(today, -31), title: "x".repeat(300) };
    const long = await member.submit("/app/officers/new", wrong);
    expect(long.status).toBe(422);
    expect(long.text).toContain("There is a problem");
    const sent = await member.submit("/app/officers/new", { ...wrong, title: "" });
    expect(sent.status).toBe(422);
    expect(sent.text).toContain("The term ends before it starts");
    expect(sent.html).toContain('value="Grace Hopper"');
  });

  it("HND-14 the PDF and the CSV show offices and what each person agreed to show", async () => {
    const { id, member } = await makeClub();
    await member.open("/app/officers/new");
    await member.submit("/app/officers/new", { ...term, shows_name: "1", shows_phone: "1" });
    const silent = { ...term, office: "treasurer", name: "=1+1", email: "ada@example.org" };
    await member.submit("/app/officers/new", silent);
    const named = { ...silent, office: "secretary", name: "=1+1 São", shows_name: "1" };
    await member.submit("/app/officers/new", named);
    const csv = await member.open("/app/officers/roster.csv");
    expect(csv.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const lines = csv.html.replace("\uFEFF", "").trim().split("\r\n");
    expect(lines[0]).toBe("Office,Name,E-mail,Phone,First day,Last day");
    expect(
      lines.slice(1).map((line) => line.replace(/,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/, "")),
    ).toEqual(["President,Grace Hopper,,(202) 555-0143", "Secretary,'=1+1 São,,", "Treasurer,,,"]);
    expect(lines[1]?.slice(-21, -10)).toBe(`${term.starts_on},`);
    const pdf = await member.request("/app/officers/roster.pdf");
    const path = join(folder, "roster.pdf");
    writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
    const text = pdfPages(path).join("\n");
    expect(text).toContain("Grace Hopper");
    expect(text).toContain("Not shown");
    expect(text).not.toContain("example.org");
    expect(text).toContain("Elm Street Boosters");
    const other = await makeClub();
    for (const page of ["", "/new", "/roster.pdf", "/roster.csv"]) {
      const path = `/app/officers${page}?account_id=${id}`;
      expect((await other.member.open(path)).status, page).toBe(404);
    }
  });

  it("HND-13 a resolution for the bank: its form comes back with what was typed, and leads to a PDF", async () => {
    const { id, member } = await makeClub();
    expect((await member.open("/app/officers/resolution")).text).toContain(
      "Nobody is in the roster",
    );
    for (const [office, name] of [
      ["president", "Grace Hopper"],
      ["secretary", "Ada Lovelace"],
    ] as const) {
      await member.open("/app/officers/new");
      const entered = { ...term, email: "", office, name, is_bank_signer: "1" };
      expect((await member.submit("/app/officers/new", entered)).status).toBe(303);
    }
    const [one, two] = await db.officerTerm.findMany({
      where: { accountId: id },
      orderBy: { id: "asc" },
    });
    const page = await member.open("/app/officers/resolution");
    expect(page.text).toContain("Who signs from now on");
    const query = new URLSearchParams([
      ["account_id", String(id)],
      ["legal_name", "Elm Street Boosters, Inc."],
      ["meeting_on", today],
      ["sign", String(one?.id)],
      ["sign", String(two?.id)],
      ["power", "checks"],
      ["signatures", "two"],
      ["first", String(one?.id)],
      ["second", String(one?.id)],
    ]);
    const refused = await member.open(`/app/officers/resolution?${query}`);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("one person cannot certify twice");
    expect(refused.html).toContain('value="Elm Street Boosters, Inc."');
    query.set("second", String(two?.id));
    const made = await member.open(`/app/officers/resolution?${query}`);
    expect(made.status).toBe(303);
    const pdf = await member.request(made.headers.get("location") ?? "");
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    const path = join(folder, "resolution.pdf");
    writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
    const text = pdfPages(path).join("\n").replaceAll(/\s+/g, " ");
    expect(text).toContain("Elm Street Boosters, Inc. decided that those named below sign");
    expect(text).toContain("Two signatures are needed");
    expect(text).toContain("Certified by two officers");
  });

  it("HND-12 the sheet for Form 8822-B takes no nine digits, and leads to a PDF", async () => {
    const { member } = await makeClub();
    const page = await member.open("/app/officers/8822-b");
    expect(page.text).toContain("Did the responsible party change?");
    expect(page.text).toContain("check with the IRS");
    const fields = { old_party: "Ada Lovelace", new_party: "Grace Hopper", changed_on: today };
    const digits = { ...fields, new_party: "Grace Hopper 123-45-6789" };
    const refused = await member.submit("/app/officers/8822-b", digits);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Leave the nine digits out");
    expect(refused.html).not.toContain("6789");
    expect(refused.html).toContain('value="Ada Lovelace"');
    const shown = await member.submit("/app/officers/8822-b", fields);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("Nothing of this is kept here");
    // A Saturday is no day to act by: the sheet has the calendar's day.
    const december = await member.submit("/app/officers/8822-b", {
      ...fields,
      changed_on: "2025-12-16",
    });
    expect(december.text).toContain("has to reach the IRS by February 13, 2026");
    const begun = { decision: "begin", name: "Grace Hopper", responsible_changed_on: "2025-12-16" };
    expect(december.html).toContain('value="begin"');
    const roster = await member.submit("/app/officers/new", begun);
    expect(roster.status).toBe(200);
    for (const said of Object.values(begun).slice(1))
      expect(roster.html).toContain(`value="${said}"`);
    expect(roster.html).toMatch(/name="is_responsible_party"[^>]* checked/);
    const body = (sent: object) => ({
      method: "POST",
      body: new URLSearchParams({ _token: shown.hidden("_token"), ...sent }),
    });
    const path = "/app/officers/8822-b.pdf";
    expect((await member.request(path, body(digits))).status).toBe(422);
    const pdf = await member.request(path, body(fields));
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    const file = join(folder, "form-8822-b.pdf");
    writeFileSync(file, Buffer.from(await pdf.arrayBuffer()));
    const text = pdfPages(file).join("\n").replaceAll(/\s+/g, " ");
    expect(text).toContain("Grace Hopper");
    expect(text).toContain("Write it by hand, on the form alone");
    expect(text).not.toMatch(/\d{3}-\d{2}-\d{4}/);
  });
});
