import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rosterKey } from "#modules/headquarters/contract";
import { db } from "#modules/platform/db.server";
import { lackBylaws, person } from "#tests/modules/headquarters/nudge-world";
import { makeRosterGroup, newEin } from "#tests/modules/headquarters/roster-world";
import { workbookParts, zipOf } from "#tests/modules/headquarters/sheets";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const path = "/app/group/roster";
const nudges = "/app/group/nudges";

async function world() {
  const group = await makeRosterGroup();
  return { ...group, hq: await signedIn(web.url, group.central.primary.email) };
}

/** Sends a file as a browser without script does. */
async function sendFile(visitor: Visitor, name: string, content: Buffer | string, type: string) {
  await visitor.open(`${path}/upload`);
  const form = new FormData();
  form.append("_token", visitor.csrfToken);
  form.append("file", new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  const answer = await visitor.request(`${path}/upload`, {
    method: "POST",
    body: form,
    headers: { Accept: "text/html" },
  });
  return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

describe("the roster's pages", () => {
  it("HQ-05 show each difference, and take a decision about several chapters without script", async () => {
    const { hq, file, chapters, gen, read } = await world();
    const [zombie, wrong] = [newEin(), newEin()];
    await chapters([{ ein: wrong, name: "Alpha" }, { name: "Beta" }]);
    await file([
      { ein: zombie, sortName: "BETA LODGE" },
      { ein: wrong, sortName: "ALPHA", city: "DALLAS", fiscalYearEnd: 12 },
    ]);
    const page = await hq.open(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`group exemption number ${gen}`);
    expect(page.text).toContain("City: Austin with you, DALLAS at the IRS.");
    expect(page.text).toContain("The IRS has it in your group; you do not have it.");
    expect(page.text).toContain("It has no EIN, so nothing can be compared.");
    expect(page.text).toContain("To decide (3)");
    const rows = (await read()).rows.map(rosterKey.write);
    const refused = await hq.submit(path, { decision: "remove" });
    expect([refused.status, refused.text.includes("Choose at least one chapter.")]).toEqual([
      422,
      true,
    ]);
    const seen = rows.find((row) => row.endsWith(zombie)) ?? "";
    const decided = await hq.submit(path, { rows: seen, decision: "remove", note: "Left." });
    expect([decided.status, decided.headers.get("location")]).toEqual([303, path]);
    const after = await hq.open(`${path}?show=decided`);
    expect(after.text).toContain("Remove from the list for the IRS: Ada");
    expect(after.text).toContain("“Left.”");
    const again = await hq.submit(path, { rows: seen, decision: "ours" });
    expect(again.status).toBe(409);
  });

  it("find by a part of a name, a city or an EIN, and survive whatever the address says", async () => {
    const { hq, file } = await world();
    const ein = newEin();
    await file([
      { ein, sortName: "GAMMA" },
      { ein: newEin(), sortName: "OTHER" },
    ]);
    for (const search of ["gam", "GAMMA", ein, ein.slice(-4)]) {
      const { text } = await hq.open(`${path}?search=${search}&show=all`);
      expect([search, text.includes("GAMMA"), text.includes("OTHER")]).toEqual([
        search,
        true,
        false,
      ]);
    }
    for (const query of ["show=nothing", "page=9999", "page=x", "search=%00%25_"]) {
      expect((await hq.open(`${path}?${query}`)).status).toBe(200);
    }
  });

  it("tell a headquarters without a number what to do", async () => {
    const { hq, groupId } = await world();
    await db.group.update({ where: { id: groupId }, data: { gen: null } });
    expect((await hq.open(path)).text).toContain("Tell us the four digits");
  });

  it("Bad input: a wrong file is told line by line, and a right one is shown before it is taken", async () => {
    const { hq, groupId, chapters } = await world();
    const ein = newEin();
    await chapters([{ ein, name: "Alpha" }]);
    const wrong = await sendFile(hq, "r.csv", "EIN,Name\r\n12345678,One\r\n", "text/csv");
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain("has 8 digits; an EIN has 9");
    expect(wrong.text).toContain("Mend what is told below");
    expect(await db.rosterUpload.count({ where: { groupId } })).toBe(0);
    const row = `<row r="2"><c r="A2"><v>${ein}</v></c><c r="B2" t="inlineStr"><is><t>Beta</t></is></c></row>`;
    const head = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>`;
    const right = await sendFile(hq, "r.xlsx", await zipOf(workbookParts(head + row)), xlsx);
    expect(right.status).toBe(303);
    const to = right.to ?? "";
    const page = await hq.open(to);
    expect(page.text).toContain("r.xlsx: 1 chapters, every line is right.");
    expect(page.text).toContain("1 chapter is written otherwise here.");
    expect((await hq.open(path)).text).toContain(
      "A roster that you sent waits for you to take it.",
    );
    const taken = await hq.submit(to, { decision: "take" });
    expect([taken.status, taken.headers.get("location")]).toEqual([303, path]);
    expect((await hq.submit(to, { decision: "drop" })).status).toBe(409);
    expect((await hq.open(to)).text).toContain("This roster was taken.");
    expect((await hq.open(`${path}?show=all`)).text).toContain("Beta");
  });

  it("Bad input: a file over 5 MB is not taken", async () => {
    const { hq, groupId } = await world();
    const huge = await sendFile(hq, "r.csv", "EIN,Name\r\n".repeat(600_000), "text/csv");
    expect(huge.status).toBe(413);
    expect(await db.rosterUpload.count({ where: { groupId } })).toBe(0);
  });
});

describe("the pages of letters to chapters", () => {
  it("HQ-06 HQ-07 preview, send once though it is posted twice, and say what became of it", async () => {
    const { hq, chapters, groupId } = await world();
    const made = await chapters([{ name: "Alpha" }, { name: "Beta" }]);
    const ids = made.map(({ id }) => id);
    for (const id of ids) await person(id);
    await person(ids[0] ?? 0, false, "Quiet");
    await lackBylaws(ids);
    const start = await hq.open(`${nudges}/new`);
    expect(start.text).toContain("No adopted bylaws (2)");
    const query = "topic=standing.bylaws_missing";
    const page = await hq.open(`${nudges}/new?${query}`);
    expect(page.text).toContain("2 chapters. Letters: 2. People who get one: 2.");
    expect(page.text).toContain("1 person has ended such letters and is not written to.");
    expect(page.text).toContain("Not: Quiet");
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(page.html)?.[1] ?? "";
    expect(hidden("chapters").split(",").map(Number)).toEqual(ids);
    const fields = {
      topic: hidden("topic"),
      chapters: hidden("chapters"),
      form_key: hidden("form_key"),
      subject: "{chapter}: please",
      text: "Hello {name}",
      when: "now",
    };
    const wrong = await hq.submit(`${nudges}/new?${query}`, fields);
    const refused = wrong.text;
    expect([wrong.status, refused.includes("{name} stands for nothing")]).toEqual([422, true]);
    expect(refused).toContain("Hello {name}");
    await lackBylaws(ids.slice(1), false);
    const right = { ...fields, text: "Hello {chapter}" };
    const [first, second] = [
      await hq.submit(`${nudges}/new?${query}`, right),
      await hq.submit(`${nudges}/new?${query}`, right),
    ];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.headers.get("location")).toBe(second.headers.get("location"));
    expect(await db.nudge.count({ where: { groupId } })).toBe(1);
    const told = await hq.open(first.headers.get("location") ?? "");
    expect(told.text).toContain("Mended before it was sent: 1");
    expect(told.text).toContain("Hello Alpha");
    expect(told.text).toContain("As Alpha reads it");
    const listed = (await hq.open(nudges)).text;
    expect(listed).toContain("Alpha: please");
    expect(listed).not.toContain("{chapter}");
  });

  it("write to the chapters that the board shows, by whatever filters", async () => {
    const { hq, chapters } = await world();
    const made = await chapters([{ name: "Alpha" }, { name: "Beta" }]);
    await lackBylaws(made.map(({ id }) => id));
    const query = "search=Beta&reason=bylaws_missing&authorization=none&sort=name";
    const { html } = await hq.open(`/app/group/standing?${query}`);
    const [, to = ""] = /href="([^"]*\/nudges\/new\?[^"]*)"/.exec(html) ?? [];
    const { text } = await hq.open(to.replaceAll("&amp;", "&"));
    expect(text).toContain("True of 1 chapter.");
    expect(text).toContain("More filters (2 set)");
  });

  it("cancel a letter whose day has not come, once", async () => {
    const { hq, chapters, groupId } = await world();
    const [chapter] = await chapters([{ name: "Alpha" }]);
    await person(chapter?.id ?? 0);
    await lackBylaws([chapter?.id ?? 0]);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const sent = await hq.submit(`${nudges}/new`, {
      topic: "standing.bylaws_missing",
      chapters: String(chapter?.id),
      form_key: randomUUID(),
      subject: "Later",
      text: "Later",
      when: "later",
      send_on: tomorrow,
    });
    const to = sent.headers.get("location") ?? "";
    expect((await hq.open(to)).text).toContain("Cancel the letter");
    expect((await hq.submit(to, {})).status).toBe(303);
    expect((await hq.submit(to, {})).status).toBe(409);
    expect(await db.nudge.findFirst({ where: { groupId } })).toMatchObject({ state: "cancelled" });
  });
});
