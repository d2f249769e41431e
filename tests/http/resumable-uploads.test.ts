import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addContest } from "#modules/contest/index.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { sweepUploads } from "#modules/platform/uploads/index.server";
import { contestInput, keptFiles, somebody, system } from "#tests/modules/contest/entries";
import { folder } from "#tests/setup/data-folder";
import { leftovers, media } from "#tests/setup/files";
import { cutPart, sendPart, tusCall } from "#tests/setup/tus";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";

let web: RunningProcess;
let visitor: Visitor;
const today = civilDateIn(new Date(), "America/New_York");
const film = media("vid__quarter_is_red.mp4");
const uploads = join(folder, "uploads");
const lying = () => (existsSync(uploads) ? readdirSync(uploads).toSorted() : []);

beforeAll(async () => {
  const days = { opensOn: addDays(today, -3), closesOn: addDays(today, 3) };
  await addContest(system, { ...contestInput("video"), ...days });
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));
beforeEach(async () => {
  // What the tests before have left counts for nobody.
  await sweepUploads(new Date(Date.now() + 25 * 3_600_000));
  visitor = await somebodyNew();
});

async function somebodyNew(): Promise<Visitor> {
  const made = new Visitor(web.url);
  await made.open("/contest/video");
  return made;
}

const base64 = (text: string) => Buffer.from(text).toString("base64");
interface Facts {
  readonly name?: string;
  readonly type?: string;
  readonly length?: number | string;
}

const tus = (path: string, method: string, headers: Record<string, string>, by = visitor) =>
  tusCall(by, path, method, headers);

const begin = (facts: Facts = {}, headers = {}) =>
  tus("/contest/uploads", "POST", {
    "Upload-Length": String(facts.length ?? film.length),
    "Upload-Metadata": `filename ${base64(facts.name ?? "season.mp4")},filetype ${base64(facts.type ?? "video/mp4")}`,
    ...headers,
  });
async function begun(facts?: Facts): Promise<string> {
  const answer = await begin(facts);
  expect(answer.status).toBe(201);
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(/^\/contest\/uploads\/[\w-]{22}\.[\w-]{43}$/);
  return location;
}
const patch = (path: string, offset: number, bytes: Buffer, by = visitor) =>
  sendPart(by, path, offset, bytes);
const offsetOf = async (path: string) => {
  const head = await tus(path, "HEAD", {});
  return [head.status, head.headers.get("upload-offset")];
};
const keyOf = (path: string) => path.split("/").at(-1) ?? "";
const fieldsOf = () => ({ ...somebody(), type: "booster_club", message: "Our season." });
const enter = async (path: string, changes: Record<string, string> = {}, by = visitor) => {
  const answer = await by.call("/contest/video", "POST", {
    ...fieldsOf(),
    _upload: keyOf(path),
    ...changes,
  });
  return { status: answer.status, body: await answer.json() };
};

describe("a video that arrives in parts", () => {
  it("F-20 F-24 is judged, entered and gone like one that came with its form", async () => {
    const path = await begun();
    expect(await offsetOf(path)).toEqual([200, "0"]);
    const first = await patch(path, 0, film.subarray(0, 1_000));
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "1000"]);
    expect((await patch(path, 1_000, film.subarray(1_000))).status).toBe(204);
    const { status, body } = await enter(path);
    expect([status, body.has_max_submissions]).toEqual([200, false]);
    const row = await db.contestEntry.findUniqueOrThrow({ where: { id: body.id } });
    expect(row).toMatchObject({ fileName: "season.mp4", contentType: "video/mp4" });
    expect(row).toMatchObject({ fileSize: film.length, mediaState: "waiting" });
    expect(lying()).toEqual([]);
    expect(await leftovers(folder)).toEqual([]);
    // Once, and never again.
    expect((await enter(path)).body.errors).toEqual({
      file: ["The upload is not here any more. Choose the file again."],
    });
    expect((await offsetOf(path))[0]).toBe(404);
  });

  it("F-24 goes on after a cut line where it stopped", async () => {
    // A box of the format without a meaning: the film stays whole.
    const box = randomBytes(600_000);
    box.writeUInt32BE(box.length, 0);
    box.write("free", 4, "latin1");
    const large = Buffer.concat([film, box]);
    const path = await begun({ length: large.length });
    await cutPart(visitor, path, large.subarray(0, 400_000), large.length);
    await expect.poll(async () => Number((await offsetOf(path))[1])).toBeGreaterThan(0);
    const [, offset] = await offsetOf(path);
    const rest = large.subarray(Number(offset));
    expect((await patch(path, Number(offset), rest)).status).toBe(204);
    const { status, body } = await enter(path);
    expect(status).toBe(200);
    const row = await db.contestEntry.findUniqueOrThrow({ where: { id: body.id } });
    expect(row.fileSize).toBe(large.length);
  });

  it("F-24 takes nothing at a wrong place, beyond its length, or before its end", async () => {
    const path = await begun();
    await patch(path, 0, film.subarray(0, 1_000));
    expect((await patch(path, 999, film.subarray(999))).status).toBe(409);
    expect((await patch(path, 2_000, film.subarray(2_000))).status).toBe(409);
    expect((await patch(path, 1_000, randomBytes(film.length))).status).toBe(413);
    expect((await enter(path)).status).toBe(422);
    expect((await offsetOf(path))[1]).toBe("1000");
  });

  it("F-32 a file that is none goes, a form that is refused keeps it", async () => {
    const path = await begun();
    await patch(path, 0, film);
    expect((await enter(path, { email: "nobody" })).body.errors).toHaveProperty("email");
    expect((await offsetOf(path))[1]).toBe(String(film.length));
    expect((await enter(path)).status).toBe(200);

    const bad = await begun({ length: 7 });
    await patch(bad, 0, Buffer.from("#EXTM3U"));
    const refused = await enter(bad);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { file: ["season.mp4 is not allowed."] },
    ]);
    expect(lying()).toEqual([]);
    expect(await leftovers(folder)).toEqual([]);
  });

  it("F-20 two who send one upload at once make one entry", async () => {
    const path = await begun();
    await patch(path, 0, film);
    const before = keptFiles().length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(path)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)]);
    expect(keptFiles().length).toBe(before + 1);
  });

  it("F-24 serves its own browser alone, and is never served", async () => {
    const path = await begun();
    await patch(path, 0, film);
    const other = await somebodyNew();
    for (const method of ["HEAD", "DELETE"]) {
      expect((await tus(path, method, {}, other)).status).toBe(404);
    }
    expect((await patch(path, 0, film, other)).status).toBe(404);
    expect((await enter(path, {}, other)).status).toBe(422);
    const made = `${"A".repeat(22)}.${"A".repeat(43)}`;
    for (const wrong of [made, "..%2f..%2fobjects", `${visitor.csrfToken}`, "x"]) {
      expect((await tus(`/contest/uploads/${wrong}`, "HEAD", {})).status).toBe(404);
      expect((await enter(`/${wrong}`)).status).toBe(422);
    }
    for (const method of ["GET", "PUT", "OPTIONS"]) {
      expect((await tus(path, method, {})).status).toBe(405);
    }
    const hidden = await tus(path, "PATCH", { "X-HTTP-Method-Override": "GET" });
    expect(hidden.status).toBe(403);
    expect((await enter(path)).status).toBe(200);
  });

  it("F-24 given up, it is gone", async () => {
    const path = await begun();
    await patch(path, 0, film.subarray(0, 1_000));
    expect((await tus(path, "DELETE", {})).status).toBe(204);
    expect((await offsetOf(path))[0]).toBe(404);
    expect((await patch(path, 1_000, film.subarray(1_000))).status).toBe(404);
    expect(lying()).toEqual([]);
  });

  it("F-24 left alone for a day, it is gone; a younger one stays", async () => {
    const old = await begun();
    const young = await begun();
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(join(uploads, `${keyOf(old)}.json`), yesterday, yesterday);
    await sweepUploads(new Date());
    expect(lying()).toEqual([keyOf(young), `${keyOf(young)}.json`]);
    expect((await offsetOf(old))[0]).toBe(404);
  });
});

describe("POST /contest/uploads", () => {
  it.each([
    ["a program", { name: "film.exe" }, 422],
    ["a program that hides", { name: "film.js.mp4" }, 422],
    ["a photo", { name: "team.png", type: "image/png" }, 422],
    ["another declared type", { type: "text/html" }, 422],
    ["no name", { name: "" }, 422],
    ["more than 500 MB", { length: 500_000_001 }, 413],
    ["nothing", { length: 0 }, 422],
    ["less than nothing", { length: -5 }, 422],
    ["words", { length: "many" }, 422],
  ] as [string, Facts, number][])("F-29 F-31 F-32 refuses %s", async (_, facts, status) => {
    expect((await begin(facts)).status).toBe(status);
    expect(lying()).toEqual([]);
  });

  it("F-32 refuses what another site sends, and a length that comes later", async () => {
    for (const header of [
      { "X-CSRF-TOKEN": "" },
      { "X-CSRF-TOKEN": "a.b" },
      { "Sec-Fetch-Site": "cross-site" },
    ]) {
      expect((await begin({}, header)).status).toBe(403);
    }
    const path = await begun();
    expect((await tus(path, "DELETE", { "X-CSRF-TOKEN": "a.b" })).status).toBe(403);
    expect((await begin({ length: "" }, { "Upload-Defer-Length": "1" })).status).toBe(422);
    expect((await begin({}, { "Tus-Resumable": "0.2.2" })).status).toBe(400);
    expect(lying()).toHaveLength(2);
  });

  it("F-32 one place has twenty at once and no more", async () => {
    for (let sent = 0; sent < 20; sent++) await begun();
    const answer = await begin();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(lying()).toHaveLength(40);
  });

  it("F-13 takes none outside of a contest's days", async () => {
    const opensOn = new Date(Date.now() + 9 * 86_400_000);
    await db.contest.updateMany({ where: {}, data: { opensOn, closesOn: opensOn } });
    const answer = await begin();
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: "This contest takes no entries today." },
    ]);
  });
});
