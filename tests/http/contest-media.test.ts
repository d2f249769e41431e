import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addContest } from "#modules/contest/index.server";
import { db } from "#modules/platform/db.server";
import { randomToken } from "#modules/platform/ids.server";
import { storage } from "#modules/platform/storage/index.server";
import { contestInput, somebody, system } from "#tests/modules/contest/entries";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";

let web: RunningProcess;
let contestId: number;
const film = randomBytes(5_000);
beforeAll(async () => {
  const added = await addContest(system, contestInput("video"));
  if (!added.ok) throw new Error("refused");
  contestId = added.value.id;
  web = await sharedWeb();
});
afterAll(() => web.stop());

/** The address of a film that staff have decided about. */
async function filmIn(state: "approved" | "pending"): Promise<string> {
  const mediaKey = randomToken(16);
  const { organization, email } = somebody();
  await db.contestEntry.create({
    data: {
      contestId,
      organization,
      organizationKey: organization,
      email,
      emailKey: email,
      type: "empty",
      message: "",
      isMember: false,
      hasRelease: true,
      counts: true,
      state,
      mediaState: "ready",
      mediaKey,
      createdAt: new Date(),
      fileName: "a.mp4",
      contentType: "video/mp4",
      fileSize: 1,
      sha256: "00",
      fileKey: `contest-sent/${mediaKey}`,
      media: { width: 640, height: 360, clip: "clip.mp4", seconds: 4 },
    },
  });
  const place = `contest-shown/${mediaKey}/clip.mp4`;
  await storage.put(place, film, { contentType: "video/mp4" });
  return `${web.url}/contest/media/${mediaKey}/clip.mp4`;
}

const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url, { method, headers: { "Accept-Encoding": "identity", ...headers } });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("GET /contest/media/{key}/{name}", () => {
  it("F-36 serves a film of ours whole, as what it is and nothing else", async () => {
    const answer = await get(await filmIn("approved"));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=3600",
      "content-disposition": 'inline; filename="clip.mp4"',
      "content-length": "5000",
      "content-type": "video/mp4",
      etag: expect.stringMatching(/^"[\w-]{22}-clip\.mp4"$/),
      "x-content-type-options": "nosniff",
    });
    expect((await bytesOf(answer)).equals(film)).toBe(true);
  });

  it.each([
    ["bytes=0-0", 0, 0],
    ["bytes=100-199", 100, 199],
    ["bytes=4000-", 4_000, 4_999],
    ["bytes=4000-9000", 4_000, 4_999],
    ["bytes=-500", 4_500, 4_999],
    // Two that touch are one.
    ["bytes=0-99,100-199", 0, 199],
  ])("F-36 answers %s with that part", async (range, start, end) => {
    const answer = await get(await filmIn("approved"), { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end}/5000`);
    expect(answer.headers.get("content-length")).toBe(String(end - start + 1));
    expect(answer.headers.get("content-type")).toBe("video/mp4");
    expect((await bytesOf(answer)).equals(film.subarray(start, end + 1))).toBe(true);
  });

  it.each(["bytes=5000-", "bytes=9000-9999", "bytes=-0", "bytes=9-1"])(
    "F-36 refuses %s, which is outside",
    async (range) => {
      const answer = await get(await filmIn("approved"), { Range: range });
      expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */5000"]);
      expect((await bytesOf(answer)).length).toBe(0);
    },
  );

  it.each(["bytes=-9000", "bytes=0-9,100-109", "bytes=a-b", "bytes", "lines=0-9", ""])(
    "F-36 answers %j with the whole",
    async (range) => {
      const answer = await get(await filmIn("approved"), { Range: range });
      expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, 5_000]);
    },
  );

  it("F-36 goes on with the same film alone, and sends nothing that is there already", async () => {
    const url = await filmIn("approved");
    const etag = (await get(url, {}, "HEAD")).headers.get("etag") ?? "";
    const part = { Range: "bytes=10-19" };
    expect((await get(url, { ...part, "If-Range": etag })).status).toBe(206);
    for (const other of ['"another"', "Sat, 21 Nov 2026 12:00:00 GMT"]) {
      const whole = await get(url, { ...part, "If-Range": other });
      expect([whole.status, (await bytesOf(whole)).length]).toEqual([200, 5_000]);
    }
    for (const known of [etag, `W/${etag}`, `"a", ${etag}`]) {
      expect((await get(url, { "If-None-Match": known })).status).toBe(304);
    }
    expect((await get(url, { "If-None-Match": '"another"' })).status).toBe(200);
  });

  it("F-36 tells the head alone, for the whole", async () => {
    const head = await get(await filmIn("approved"), { Range: "bytes=0-9" }, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "5000"]);
    expect(head.headers.get("accept-ranges")).toBe("bytes");
  });

  it("F-25 no part and no head of what staff have not approved is given to a visitor", async () => {
    const url = await filmIn("pending");
    for (const method of ["GET", "HEAD"]) {
      expect((await get(url, { Range: "bytes=0-9" }, method)).status).toBe(404);
    }
  });
});
