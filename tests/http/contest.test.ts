import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addContest } from "#modules/contest/index.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { contestInput, keptFiles, somebody, system } from "#tests/modules/contest/entries";
import { folder } from "#tests/setup/data-folder";
import {
  type FileToSend,
  formOf,
  leftovers,
  media,
  sendAsForm,
  sendAsScript,
} from "#tests/setup/files";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";

let web: RunningProcess;
let visitor: Visitor;
const today = civilDateIn(new Date(), "America/New_York");
const days = { opensOn: addDays(today, -3), closesOn: addDays(today, 3) };

beforeAll(async () => {
  await addContest(system, { ...contestInput("photo"), ...days });
  await addContest(system, { ...contestInput("video"), ...days });
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));
beforeEach(async () => {
  visitor = new Visitor(web.url);
  await visitor.open("/contest/photo");
});

const photo = (changes: Partial<FileToSend> = {}): FileToSend => ({
  name: "team.png",
  bytes: media("img__alpha.png"),
  ...changes,
});
const fieldsOf = (changes: Record<string, string> = {}) => ({
  ...somebody(),
  type: "booster_club",
  message: "Our volunteers at the fall concert.",
  is_member: "1",
  ...changes,
});

const send = (path: string, fields: Record<string, string>, ...files: FileToSend[]) =>
  sendAsScript(visitor, path, formOf(fields, ...files));
const json = async (answer: Response) => ({ status: answer.status, body: await answer.json() });
const words = { type: "empty", message: "" };

describe("POST /contest/photo", () => {
  it("F-09 F-10 F-18 takes an entry from a script and answers its id", async () => {
    const fields = fieldsOf();
    const { status, body } = await json(await send("/contest/photo", fields, photo()));
    expect([status, body]).toEqual([200, { id: expect.any(Number) }]);
    const row = await db.contestEntry.findUniqueOrThrow({ where: { id: body.id } });
    const { organization, email, type, message } = fields;
    expect(row).toMatchObject({ organization, email, type, message, isMember: true });
    expect(row).toMatchObject({ counts: true, state: "pending", mediaState: "waiting" });
    expect(row).toMatchObject({ fileName: "team.png", contentType: "image/png" });
    expect(row.fileKey).toMatch(/^contest-sent\/[\w-]{22}$/);
    expect(await leftovers(folder)).toEqual([]);
  });

  it("F-10 is_member is what was ticked", async () => {
    for (const [typed, isMember] of [
      ["0", false],
      ["1", true],
    ] as const) {
      const fields = fieldsOf({ ...words, is_member: typed });
      const { body } = await json(await send("/contest/photo", fields));
      expect(await db.contestEntry.findUnique({ where: { id: body.id } })).toMatchObject({
        isMember,
      });
    }
  });

  it("F-07 F-08 refuses what is missing, each at its field", async () => {
    const empty = { organization: "", email: "", type: "" };
    const { status, body } = await json(await send("/contest/photo", empty));
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(["email", "organization", "type"]);
    for (const type of ["booster_club", "school_staff"]) {
      const told = await json(await send("/contest/photo", { ...somebody(), type, message: " " }));
      expect([told.status, Object.keys(told.body.errors)]).toEqual([422, ["message", "file"]]);
    }
    expect((await send("/contest/photo", { ...somebody(), ...words })).status).toBe(200);
  });

  it("F-15 F-16 the fourth gets 401 in the product's words, and nothing is kept", async () => {
    const fields = fieldsOf();
    for (let sent = 0; sent < 3; sent++) {
      expect((await send("/contest/photo", fields, photo())).status).toBe(200);
    }
    const before = keptFiles();
    const { status, body } = await json(await send("/contest/photo", fields, photo()));
    expect(status).toBe(401);
    expect(body.message).toBe(
      "It looks like we have already received three entries for this organization or email address.",
    );
    expect(keptFiles()).toEqual(before);
    expect(await leftovers(folder)).toEqual([]);
    expect(await db.contestEntry.count({ where: { email: fields.email } })).toBe(3);

    const page = await sendAsForm(visitor, "/contest/photo", fields, photo());
    expect(page.status).toBe(401);
    const html = await page.text();
    expect(html).toContain("Limit reached! It looks like we have already received three");
    expect(html).toContain(`value="${fields.organization}"`);
  });

  it("F-16 tells before sending how many places are used, and nobody of an address alone", async () => {
    const fields = fieldsOf(words);
    await send("/contest/photo", fields);
    const ask = async (query: Record<string, string>) =>
      (
        await visitor.call(`/contest/places?${new URLSearchParams({ kind: "photo", ...query })}`)
      ).json();
    const { organization, email } = fields;
    expect(await ask({ organization })).toEqual({ used: 1, of: 3 });
    expect(await ask({ organization: "", email })).toEqual({ used: 0, of: 3 });
    expect((await visitor.call("/contest/places?kind=none")).status).toBe(404);
  });

  it("F-18 takes a plain form and says so on a page of its own", async () => {
    const answer = await sendAsForm(visitor, "/contest/photo", fieldsOf(), photo());
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/contest/photo?sent=counted",
    ]);
    const page = await visitor.open("/contest/photo?sent=counted");
    expect(page.text).toContain("Success!");
    expect(page.text).toContain("We have received your entry.");
    expect(page.text).toContain("We love your images. Keep it up!");
  });

  it("F-07 F-17 a refused plain form comes back with what was typed", async () => {
    const fields = fieldsOf({ email: "nobody", message: "" });
    const answer = await sendAsForm(visitor, "/contest/photo", fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("There is a problem");
    expect(html).toContain(`value="${fields.organization}"`);
    expect(html).toContain('id="message-error"');
    expect(html).toContain('id="file-error"');
  });

  it.each([
    ["an extension on the list", { name: "team.exe" }],
    ["one that hides in the middle", { name: "team.js.png" }],
    ["another declared type", { type: "image/gif" }],
    ["a video", { name: "team.mp4", type: "video/mp4" }],
    ["a kind that is not taken", { name: "team.tiff", type: "image/tiff" }],
    ["content that is no picture", { bytes: Buffer.from("MZ, a program") }],
  ] as [string, Partial<FileToSend>][])("F-28 F-31 F-32 refuses %s", async (_, changes) => {
    const { status, body } = await json(await send("/contest/photo", fieldsOf(), photo(changes)));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ file: [`${changes.name ?? "team.png"} is not allowed.`] });
    expect(await leftovers(folder)).toEqual([]);
  });

  it("F-09 refuses a second file, another field, and a forged form before its file is read", async () => {
    const two = await json(await send("/contest/photo", fieldsOf(), photo(), photo()));
    expect([two.status, two.body.errors]).toEqual([422, { file: ["One at a time please!"] }]);
    const other = await json(
      await send("/contest/photo", { ...fieldsOf(), state: "approved" }, photo()),
    );
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ["state"]]);
    const forged = await sendAsScript(visitor, "/contest/photo", formOf(fieldsOf(), photo()), {
      "X-CSRF-TOKEN": "x",
    });
    expect(forged.status).toBe(403);
    expect(await leftovers(folder)).toEqual([]);
  });

  it.each(["photo", "video"])(
    "F-11 the button Reset without script empties the %s form",
    async (kind) => {
      await visitor.open(`/contest/${kind}`);
      const page = await visitor.submit(`/contest/${kind}`, { ...fieldsOf(), _reset: "1" });
      expect(page.status).toBe(200);
      const isVideo = kind === "video";
      expect(/name="organization"[^>]*value="Band /.test(page.html)).toBe(isVideo);
      expect(page.html.includes("@people.example")).toBe(isVideo);
      expect(page.html).not.toContain("Our volunteers");
    },
  );
});

describe("POST /contest/video", () => {
  it("F-19 F-20 F-21 the fourth is kept, and told that it does not count", async () => {
    const fields = fieldsOf(words);
    const told: unknown[] = [];
    for (let sent = 0; sent < 4; sent++) {
      const { status, body } = await json(await send("/contest/video", fields));
      expect(status).toBe(200);
      told.push(body.has_max_submissions);
    }
    expect(told).toEqual([false, false, false, true]);
    const answer = await sendAsForm(visitor, "/contest/video", fields);
    expect(answer.headers.get("location")).toBe("/contest/video?sent=over");
    const page = await visitor.open("/contest/video?sent=over");
    expect(page.text).toContain("Limit!");
    expect(page.text).toContain("it looks like we have already received three entries from you.");
    expect(page.text).toContain("You can submit more, they just won't count.");
  });

  it.each([
    ["a photo", photo()],
    [
      "a play list named as a film",
      { name: "team.mp4", type: "video/mp4", bytes: Buffer.from("#EXTM3U\n") },
    ],
    ["a program", { name: "team.mp4.exe", type: "video/mp4", bytes: Buffer.from("MZ") }],
  ])("F-29 F-32 refuses %s", async (_, file) => {
    const { status, body } = await json(await send("/contest/video", fieldsOf(), file));
    expect([status, body.errors]).toEqual([422, { file: [`${file.name} is not allowed.`] }]);
  });

  it("F-34 only its page may open a chosen film", async () => {
    const policy = async (path: string) =>
      (await visitor.open(path)).headers.get("content-security-policy");
    expect(await policy("/contest/video")).toContain("media-src 'self' blob:;");
    expect(await policy("/contest/photo")).toContain("media-src 'self';");
  });
});

describe("a contest that is not open", () => {
  it("F-13 says so instead of the form and takes nothing", async () => {
    await db.contest.updateMany({
      where: { kind: "video" },
      data: { closesOn: new Date("2020-02-02"), opensOn: new Date("2020-01-01") },
    });
    const page = await visitor.open("/contest/video");
    expect(page.text).toContain("This contest is over.");
    expect(page.text).toContain("from January 1, 2020 to February 2, 2020");
    expect(page.html).not.toContain('name="organization"');
    const { status, body } = await json(await send("/contest/video", fieldsOf(words)));
    expect([status, body.message]).toEqual([409, "This contest takes no entries today."]);
  });
});
