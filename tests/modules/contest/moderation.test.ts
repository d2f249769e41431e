import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
  addContest,
  approveEntry,
  changeContest,
  exportEntries,
  hideEntry,
  listEntries,
  openEntryMedia,
  prepareAgain,
  readContest,
  readEntryView,
  readGallery,
  rejectEntry,
} from "#modules/contest/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { findDecoder } from "#modules/platform/media/index.server";
import { storage } from "#modules/platform/storage/index.server";
import { as, makePerson } from "#tests/modules/accounts/people";
import { folder } from "#tests/setup/data-folder";
import { media } from "#tests/setup/files";
import { contestInput, openContests, photo, runJobs, send, somebody, visitor } from "./entries";
import { approval, code, sentPhoto } from "./staffed";

let staff = createCtx();
let member = createCtx();
beforeAll(async () => {
  await openContests();
  staff = as(await makePerson({ isStaff: true }));
  member = as(await makePerson());
});

const inGallery = async (contestId: number) => {
  const found = await readGallery(visitor, { contestId, page: 1 });
  return found.ok ? found.value.entries.map(({ id }) => id) : [];
};

describe("an entry before anybody sees it", () => {
  it("F-25 F-36 H-08 a sent photo is made again, and shown once staff have approved it", async () => {
    const entry = await sentPhoto();
    const { id, contestId, mediaKey } = entry;
    expect(entry).toMatchObject({ mediaState: "ready", state: "pending" });
    const open = (ctx: typeof visitor) => openEntryMedia(ctx, mediaKey ?? "", "480.jpeg");
    expect(await open(visitor)).toBeUndefined();
    expect(await open(member)).toBeUndefined();
    expect(await open(staff)).toMatchObject({ isPublic: false });
    expect(await inGallery(contestId)).not.toContain(id);

    expect(code(await approveEntry(member, approval(id)))).toBe("forbidden");
    expect(code(await approveEntry(staff, approval(id)))).toBe("ok");
    expect(await inGallery(contestId)).toContain(id);
    const shown = await (await open(visitor))?.open();
    const bytes = Buffer.concat(await (shown?.stream.toArray() ?? []));
    expect(bytes.length).toBeGreaterThan(100);
    expect(bytes.includes("Exif")).toBe(false);
    // The sent file has no address at all.
    expect(await openEntryMedia(staff, mediaKey ?? "", "original.jpg")).toBeUndefined();

    const hidden = { entryId: id, from: "approved" as const, freesPlace: false };
    expect(code(await hideEntry(staff, hidden))).toBe("ok");
    expect(await inGallery(contestId)).not.toContain(id);
    expect(await open(visitor)).toBeUndefined();
  });

  it.each([
    ["photo", "img__gps_exif.jpg", "image/jpeg"],
    ["video", "vid__quarter_is_red.mp4", "video/mp4"],
  ] as const)(
    "H-16 the thumbnail of a %s waits for a job of the media queue",
    async (kind, name, declaredType) => {
      const file = await photo({ name, declaredType }, media(name));
      const sent = await send({ kind, fields: { has_release: "1" }, file });
      const id = sent.ok ? sent.value.id : 0;
      const entry = () => db.contestEntry.findUniqueOrThrow({ where: { id } });
      expect(await entry()).toMatchObject({ mediaState: "waiting" });
      const asked = await db.outboxJob.findFirst({ where: { jobName: "contest.prepare-media" } });
      expect(asked).toMatchObject({ queue: "media", payload: { entryId: id } });
      await runJobs();
      expect(await entry()).toMatchObject({ mediaState: "ready" });
    },
  );

  it("a film of which half is missing says so to staff", async () => {
    const { program } = await findDecoder();
    const whole = join(folder, "whole.flv");
    const source = ["-f", "lavfi", "-i", "testsrc2=s=160x120:r=10:d=8", "-c:v", "flv1", whole];
    spawnSync(program, ["-nostdin", "-y", "-loglevel", "error", ...source]);
    const bytes = await readFile(whole);
    for (const [part, claimedSeconds] of [
      [bytes, null],
      [bytes.subarray(0, bytes.length / 2), 8],
    ] as const) {
      const file = await photo({ name: "team.flv", declaredType: "video/x-flv" }, part);
      const sent = await send({ kind: "video", fields: { has_release: "1" }, file });
      await runJobs();
      const seen = await readEntryView(staff, sent.ok ? sent.value.id : 0);
      expect(seen).toMatchObject({ value: { mediaState: "ready", claimedSeconds } });
      const seconds = seen.ok ? (seen.value.seconds ?? 0) : 0;
      expect(seconds > 6).toBe(claimedSeconds === null);
    }
  });

  it("F-25 needs words for the picture, and the permission of those who are in it", async () => {
    const { id } = await sentPhoto({});
    const refused = await approveEntry(staff, {
      ...approval(id),
      altText: " ",
      hasPermission: true,
    });
    expect(refused).toMatchObject({ refusal: { errors: { alt_text: [expect.anything()] } } });
    const unasked = await approveEntry(staff, approval(id));
    expect(unasked).toMatchObject({ refusal: { errors: { has_permission: [expect.anything()] } } });
    expect(code(await approveEntry(staff, { ...approval(id), hasPermission: true }))).toBe("ok");
  });

  it("F-36 whose sent file is gone is failed, so that nobody waits for its picture", async () => {
    const sent = await send({ file: await photo() });
    const id = sent.ok ? sent.value.id : 0;
    const { fileKey } = await db.contestEntry.findUniqueOrThrow({ where: { id } });
    await storage.remove(fileKey ?? "");
    await runJobs();
    const row = await db.contestEntry.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ mediaState: "failed", mediaKey: null });

    // The disk it was on is back.
    const bytes = await readFile((await photo()).path);
    await storage.put(fileKey ?? "", bytes, { contentType: "image/png" });
    expect(code(await prepareAgain(member, id))).toBe("forbidden");
    const both = await Promise.all([prepareAgain(staff, id), prepareAgain(staff, id)]);
    expect(both.map(code).toSorted()).toEqual(["conflict", "ok"]);
    await runJobs();
    expect(await db.contestEntry.findUniqueOrThrow({ where: { id } })).toMatchObject({
      mediaState: "ready",
      mediaKey: expect.any(String),
    });
    expect(code(await prepareAgain(staff, id))).toBe("conflict");
  });

  it("F-25 one of two who decide at once is told", async () => {
    const { id } = await sentPhoto();
    const dismissal = { entryId: id, from: "pending" as const, freesPlace: false };
    const both = await Promise.all([
      approveEntry(staff, approval(id)),
      rejectEntry(staff, { ...dismissal, reason: "It is blurred." }),
    ]);
    expect(both.map(code).toSorted()).toEqual(["conflict", "ok"]);
  });

  it("F-14 F-25 a rejection is mailed with its reason, and frees the place when staff say so", async () => {
    const who = somebody();
    const sent = await send({ fields: who });
    const id = sent.ok ? sent.value.id : 0;
    const dismissal = { entryId: id, from: "pending" as const, freesPlace: true };
    expect(await rejectEntry(staff, { ...dismissal, reason: " " })).toMatchObject({
      refusal: { errors: { reason: [expect.anything()] } },
    });
    expect(code(await rejectEntry(staff, { ...dismissal, reason: "It is blurred." }))).toBe("ok");
    await runJobs();
    const letter = await db.mailDelivery.findFirst({
      where: { messageKey: { contains: `:${id}:` } },
    });
    expect(letter).not.toBeNull();
    const row = await db.contestEntry.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ state: "rejected", reason: "It is blurred.", counts: false });
  });

  it("F-25 only staff see the queue and its export", async () => {
    const { id, contestId } = await sentPhoto({ has_release: "1", message: "=SUM(A1)" });
    const asked = { contestId, state: "pending", page: 1 } as const;
    expect(code(await listEntries(member, asked))).toBe("forbidden");
    expect(code(await exportEntries(visitor, contestId))).toBe("forbidden");
    const listed = await listEntries(staff, asked);
    expect(listed.ok && listed.value.rows.map((row) => row.id)).toContain(id);
    const exported = await exportEntries(staff, contestId);
    expect(exported.ok && exported.value).toContain("'=SUM(A1)");
  });
});

describe("a contest", () => {
  it("F-13 H-08 has a title, a kind, days and rules, which staff change; no two of a kind overlap", async () => {
    const later = { opensOn: civilDate("2027-01-01"), closesOn: civilDate("2027-01-31") };
    const input = { ...contestInput("photo"), ...later };
    expect(code(await addContest(member, input))).toBe("forbidden");
    const added = await addContest(staff, input);
    const id = added.ok ? added.value.id : 0;
    const overlapping = {
      ...input,
      opensOn: civilDate("2027-01-31"),
      closesOn: civilDate("2027-03-01"),
    };
    expect(code(await addContest(staff, overlapping))).toBe("invalid");
    expect(code(await addContest(staff, { ...overlapping, kind: "video" }))).toBe("ok");

    const change = { id, version: 1, input: { ...input, title: "Winter" } };
    expect(code(await changeContest(staff, change))).toBe("ok");
    expect(code(await changeContest(staff, change))).toBe("conflict");
    const read = await readContest(staff, id);
    expect(read).toMatchObject({
      value: { title: "Winter", kind: "photo", rules: "Be kind.", ...later },
    });
  });
});
