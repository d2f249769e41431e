import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addContest, approveEntry } from "#modules/contest/index.server";
import { addDays, civilDateIn, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { makePerson, password } from "#tests/modules/accounts/people";
import { contestInput, send, somebody, system } from "#tests/modules/contest/entries";
import { approval, sentPhoto } from "#tests/modules/contest/staffed";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";

let web: RunningProcess;
let staff: Visitor;
let contestId = 0;
const today = civilDateIn(new Date(), "America/New_York");
const now = { ...system, now: () => new Date() };

beforeAll(async () => {
  const days = { opensOn: addDays(today, -3), closesOn: addDays(today, 3) };
  const added = await addContest(system, { ...contestInput("photo"), ...days });
  contestId = added.ok ? added.value.id : 0;
  web = await sharedWeb();
  const { email } = await makePerson({ isStaff: true });
  staff = new Visitor(web.url);
  await staff.open("/login");
  expect((await staff.submit("/login", { email, password })).status).toBe(303);
});
afterAll(() => stopFaultless(web));

/** An entry in the gallery. */
async function shown(fields: Record<string, string>): Promise<number> {
  const { id } = await sentPhoto({ has_release: "1", ...fields }, undefined, now);
  await approveEntry(now, approval(id));
  return id;
}

const winnersPath = () => `/admin/contests/${contestId}/winners`;
async function post(path: string, fields: Record<string, string>) {
  await staff.open(path);
  const answer = await staff.submit(path, fields);
  return { status: answer.status, text: answer.text, html: answer.html };
}

describe("the archive of a contest", () => {
  const archive = async (query: string) => {
    const answer = await staff.request(`/admin/contests/${contestId}/zip${query}`);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const sheet = Buffer.from(files["entries.csv"] ?? []).toString();
    const rows: Record<string, string>[] = parse(sheet, { bom: true, columns: true });
    return { files, rows };
  };

  it("F-25 F-36 holds what is shown, redrawn, under names that no system takes for a path, and the sheet", async () => {
    const organization = '../Band "Ünïts" / C:\\aux.exe';
    const one = await shown({ ...somebody(), organization });
    const { id: waiting } = await sentPhoto({ has_release: "1", ...somebody() }, undefined, now);
    const words = await send({ fields: somebody() }, now);
    const { files, rows } = await archive("");
    const name = `${String(one).padStart(4, "0")} Band Ünïts C aux exe.jpeg`;
    expect(Object.keys(files)).toEqual([name, "entries.csv"]);
    const bytes = Buffer.from(files[name] ?? []);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg" });
    expect(bytes.includes("Exif")).toBe(false);
    expect(rows).toEqual([
      expect.objectContaining({ id: String(one), picture: name, organization }),
    ]);

    const all = await archive("?entries=all");
    expect(all.rows.map(({ id }) => Number(id))).toEqual([
      one,
      waiting,
      words.ok ? words.value.id : 0,
    ]);
    expect(Object.keys(all.files)).toHaveLength(3);
    expect(all.rows[2]).toMatchObject({ picture: "", file_name: "" });

    const head = await staff.request(`/admin/contests/${contestId}/zip`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await staff.request("/admin/contests/999999/zip")).status).toBe(404);
  });

  it("F-25 is there whole for the next reader when one has gone away", async () => {
    const gone = new AbortController();
    const answer = await staff.request(`/admin/contests/${contestId}/zip?entries=all`, {
      signal: gone.signal,
    });
    await answer.body?.getReader().read();
    gone.abort();
    expect((await archive("?entries=all")).rows).toHaveLength(3);
  });
});

it("the page of an entry says how long a film is, and what of it is missing", async () => {
  const { id } = await sentPhoto({ has_release: "1", ...somebody() }, undefined, now);
  const media = { width: 640, height: 360, clip: null, seconds: 4 };
  const pageOf = async (changes: object) => {
    await db.contestEntry.update({ where: { id }, data: { media: { ...media, ...changes } } });
    return (await staff.open(`/admin/contests/entries/${id}`)).text;
  };
  expect(await pageOf({})).toMatch(/Length\s*0:00:04(?! of)/);
  const half = await pageOf({ claimedSeconds: 3_600 });
  expect(half).toContain("0:00:04 of the 1:00:00 that the file claims: the rest is not in it");
  expect(await pageOf({ seconds: null })).not.toContain("Length");
});

describe("an entry without a picture", () => {
  it("F-25 a picture that could not be made is asked for again by a plain form", async () => {
    const { id } = await sentPhoto({ has_release: "1", ...somebody() }, undefined, now);
    const path = `/admin/contests/entries/${id}`;
    expect((await staff.open(path)).text).not.toContain("Try again");
    await db.contestEntry.update({ where: { id }, data: { mediaState: "failed", mediaKey: null } });
    expect((await staff.open(path)).text).toContain("Try again");
    const sent = { decision: "prepare", from: "pending" };
    const asked = await staff.submit(path, sent);
    expect([asked.status, asked.headers.get("location")]).toEqual([303, path]);
    expect((await staff.open(path)).text).toContain("Being prepared");
    expect((await staff.submit(path, sent)).status).toBe(409);
  });
});

describe("entries side by side", () => {
  it("F-25 likely duplicates are linked from the queue, shown together, and decided one by one", async () => {
    const fields = { has_release: "1", ...somebody() };
    const first = await sentPhoto(fields, undefined, now);
    const queue = await staff.open(`/admin/contests/${contestId}`);
    expect(queue.html).toContain(`href="/admin/contests/entries/${first.id}/alike"`);
    const path = `/admin/contests/entries/${first.id}/alike`;
    const page = await staff.open(path);
    expect(page.text).toContain("This entry");
    expect(page.html).toContain(`/contest/media/${first.mediaKey}/`);
    expect(page.html.match(/<article/g)?.length).toBeGreaterThan(2);

    const about = { entry: String(first.id), from: "pending" };
    const refused = await post(path, { ...about, decision: "approve", alt_text: " " });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(`id="approve-${first.id}-alt_text-error"`);
    expect((await post(path, { ...about, decision: "hide" })).status).toBe(303);
    expect((await staff.open(path)).text).toContain("State Hidden");
    const late = await post(path, { ...about, decision: "hide" });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining("Somebody else has")]);
    expect((await post(path, { ...about, entry: "999999", decision: "hide" })).status).toBe(404);
  });
});

describe("organizations", () => {
  it("F-14 what merging changes is shown first, done by a plain form, and undone", async () => {
    const path = `/admin/contests/${contestId}/organizations`;
    for (const organization of ["Lincoln High School", "Lincoln H.S."]) {
      for (let sent = 0; sent < 2; sent++) await send({ fields: { organization } }, now);
    }
    const page = await staff.open(path);
    expect(page.text).toContain("“Lincoln H.S.” and “Lincoln High School”");
    const unknown = await staff.open(`${path}?from=Nobody&into=Lincoln+HS`);
    expect(unknown.html).toContain('id="from-error"');
    expect(unknown.html).toContain('value="Nobody"');
    const look = await staff.open(`${path}?from=lincoln+hs&into=LINCOLN+high+school`);
    expect(look.text).toContain("“Lincoln H.S.” will count as “Lincoln High School”.");
    expect(look.text).toContain("4 entries. 4 count now, 3 will count.");

    const fields = {
      step: "merge",
      from: look.hidden("from"),
      into: look.hidden("into"),
      losing: look.hidden("losing"),
    };
    const stale = await post(path, { ...fields, entries: "3" });
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining("in the meantime")]);
    expect((await post(path, { ...fields, entries: look.hidden("entries") })).status).toBe(303);
    const merged = await staff.open(path);
    expect(merged.text).toMatch(/Lincoln High School Lincoln H\.S\. 4 3/);
    expect((await post(path, { step: "undo", merge: merged.hidden("merge") })).status).toBe(303);
    const counting = { contestId, counts: true, organization: { startsWith: "Lincoln H" } };
    expect(await db.contestEntry.count({ where: counting })).toBe(4);
  });
});

describe("winners", () => {
  it("F-25 are named, announced when the contest is over, and are on top of the gallery", async () => {
    const organization = "Washington Middle School Band";
    const id = await shown({ ...somebody(), organization });
    const entry = await staff.open(`/admin/contests/entries/${id}`);
    expect(entry.html).toContain(`href="${winnersPath()}?entry=${id}"`);
    const form = await staff.open(`${winnersPath()}?entry=${id}`);
    expect(form.text).toContain(`Entry ${id} of ${organization}.`);
    const named = { step: "name", entry: String(id), place: "1", title: "First place" };
    const wrong = await post(winnersPath(), { ...named, place: "one" });
    expect([wrong.status, wrong.text]).toEqual([
      422,
      expect.stringContaining("Enter a whole number from 1 to 99."),
    ]);
    expect((await post(winnersPath(), named)).status).toBe(303);
    const early = await staff.open(winnersPath());
    expect(early.text).toContain("The winners can be announced after that day.");
    expect(early.html).not.toContain('value="announce"');

    const visitor = new Visitor(web.url);
    const gallery = `/contest/gallery/${contestId}`;
    expect((await visitor.open(gallery)).text).not.toContain("First place");
    const closesOn = toUtcDate(addDays(today, -1));
    await db.contest.update({ where: { id: contestId }, data: { closesOn } });
    const over = await staff.open(winnersPath());
    const entries = over.hidden("entries");
    expect(entries).toBe(String(id));
    expect((await post(winnersPath(), { step: "announce", entries: "" })).status).toBe(409);
    expect((await post(winnersPath(), { step: "announce", entries })).status).toBe(303);
    const page = await visitor.open(gallery);
    expect(page.text).toMatch(/Winners First place by Washington Middle School Band/);
    expect(page.text.split(organization)).toHaveLength(2);
    const after = await staff.open(winnersPath());
    expect(after.text).toContain("These winners are announced");
    expect(after.html).not.toContain('value="take-back"');
    expect((await visitor.open("/contest/photo")).html).toContain(`href="${gallery}"`);
  });
});

it("the entries of a contest are drawn week by week, each with its number", async () => {
  // Two at least: of one alone the number and the bar's length would be the same figure.
  await send({ fields: somebody() }, now);
  await send({ fields: somebody() }, now);
  const { html, text } = await staff.open(`/admin/contests/${contestId}`);
  const sent = await db.contestEntry.count({ where: { contestId } });
  const [, table = ""] = /<table class="bars"(.*?)<\/table>/s.exec(html) ?? [];
  expect(table).toContain('<rect width="100"');
  expect(table).toContain(`<td class="num">${sent}</td>`);
  expect(text).toContain("Week from");
});
