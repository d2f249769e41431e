import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import {
  clearProfileImage,
  openProfileImage,
  setProfileImage,
} from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import type { SentFile } from "#modules/platform/files/index.server";
import { drawPictures, MAX_PIXELS } from "#modules/platform/images/index.server";
import { media, mediaNames } from "#tests/setup/files";
import { memberOfNewAccount } from "./account-people";
import { runJobs } from "./people";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function sent(bytes: Uint8Array, name = "team.jpg"): SentFile {
  count += 1;
  const path = join(folder, String(count));
  writeFileSync(path, bytes);
  return { field: "file", name, declaredType: "", size: bytes.length, sha256: "", path };
}

const plain = (color: string, width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** The red, green and blue of a pixel, at a share of width and height. */
async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const near = (color: number[], wanted: number[]) =>
  color.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 30);

/** Whether a picture is there. */
async function isThere(url: string, name: string): Promise<boolean> {
  const opened = await openProfileImage(keyIn(url), name);
  opened?.stream.destroy();
  return opened !== undefined;
}

const keyIn = (url: string) => url.split("/")[3] ?? "";

async function pictureOf(url: string, name = "960.jpeg"): Promise<Buffer> {
  const opened = await openProfileImage(keyIn(url), name);
  if (!opened) throw new Error("the picture is not there");
  return buffer(opened.stream);
}

async function setTo(member: Awaited<ReturnType<typeof memberOfNewAccount>>, bytes: Uint8Array) {
  const set = await setProfileImage(member.ctx, { accountId: member.accountId, file: sent(bytes) });
  if (!set.ok) throw new Error(`refused: ${set.refusal.code}`);
  return set.value.public_profile_image;
}

describe("the picture of a profile", () => {
  it("B-93 replaces the one before, whose files go a while later", async () => {
    const member = await memberOfNewAccount();
    const first = await setTo(member, await plain("#1e5b43"));
    const second = await setTo(member, await plain("#b7791f"));
    expect(second).not.toBe(first);
    // Pages that are open still show the first.
    expect((await pictureOf(first)).length).toBeGreaterThan(0);
    const [outbox] = await db.$queryRaw<{ late: boolean }[]>`
      SELECT bool_and(available_at > now() + interval '10 minutes') AS late FROM outbox_jobs`;
    expect(outbox?.late).toBe(true);
    await runJobs();
    for (const name of ["480.webp", "960.jpeg", "1600.jpeg"]) {
      expect([await isThere(first, name), await isThere(second, name)]).toEqual([false, true]);
    }
    const { profileImageKey } = await db.account.findUniqueOrThrow({
      where: { id: member.accountId },
    });
    expect(profileImageKey).toBe(keyIn(second));
  });

  it("B-91 clearing leaves no file behind; clearing again changes nothing", async () => {
    const member = await memberOfNewAccount();
    const url = await setTo(member, await plain("#27557a"));
    for (let time = 0; time < 2; time++) {
      const cleared = await clearProfileImage(member.ctx, member.accountId);
      expect(cleared).toEqual({
        ok: true,
        value: { id: member.accountId, public_profile_image: "" },
      });
    }
    await runJobs();
    expect(await isThere(url, "960.jpeg")).toBe(false);
    const action = "accounts.profile-image-cleared";
    const subject = `account:${member.accountId}`;
    expect(await db.auditEntry.count({ where: { action, subject } })).toBe(1);
  });

  it("B-93 of many uploads at once one stays, and every other is removed", async () => {
    const member = await memberOfNewAccount();
    const bytes = await plain("#53615c", 64, 48);
    const urls = await Promise.all(Array.from({ length: 6 }, () => setTo(member, bytes)));
    await runJobs();
    const there = await Promise.all(urls.map((url) => isThere(url, "480.webp")));
    expect(there.filter(Boolean)).toHaveLength(1);
  });

  it("B-97 is not somebody else's to change", async () => {
    const { accountId } = await memberOfNewAccount();
    const other = await memberOfNewAccount();
    const file = sent(await plain("#a8321e"));
    expect(await setProfileImage(other.ctx, { accountId, file })).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await clearProfileImage(other.ctx, accountId)).toMatchObject({
      refusal: { code: "not_found" },
    });
  });

  it("B-94 says at the field what is wrong with a damaged picture, and why one must wait", async () => {
    const { ctx, accountId } = await memberOfNewAccount();
    const damaged = sent((await plain("#000000")).subarray(0, 600));
    const refused = await setProfileImage(ctx, { accountId, file: damaged });
    expect(refused).toMatchObject({
      refusal: { code: "invalid", errors: { file: [{ key: "pictureUnreadable" }] } },
    });
    const bytes = await plain("#ffffff", 2_000, 1_500);
    const many = await Promise.all(
      Array.from({ length: 30 }, () => setProfileImage(ctx, { accountId, file: sent(bytes) })),
    );
    const codes = new Set(many.map((one) => (one.ok ? "made" : one.refusal.code)));
    expect([...codes].sort()).toEqual(["made", "too_many"]);
  });
});

describe("what is drawn", () => {
  const sizes = [{ width: 480, height: 150, format: "jpeg" }] as const;
  const draw = async (bytes: Uint8Array) => drawPictures({ path: sent(bytes).path, sizes });
  async function drawn(bytes: Uint8Array): Promise<Uint8Array> {
    const made = await draw(bytes);
    if (made.kind !== "made") throw new Error(made.kind);
    return made.pictures[0] ?? new Uint8Array();
  }

  it.each(["1", "3", "5", "6", "8"])("B-93 is upright: orientation %s", async (orientation) => {
    const bytes = await drawn(media(`img__orient_${orientation}.jpg`));
    expect(near(await colorAt(bytes, 0.2, 0.2), [255, 0, 0])).toBe(true);
    expect(near(await colorAt(bytes, 0.8, 0.2), [0, 255, 0])).toBe(true);
    expect(near(await colorAt(bytes, 0.2, 0.8), [0, 0, 255])).toBe(true);
    expect(near(await colorAt(bytes, 0.8, 0.8), [255, 255, 255])).toBe(true);
  });

  it("B-93 says nothing of where or with what it was taken", async () => {
    const gps = media("img__gps_exif.jpg");
    expect((await sharp(gps).metadata()).exif).toBeDefined();
    const { exif, icc, xmp, iptc } = await sharp(await drawn(gps)).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("B-93 is sRGB of 8 bits whatever came: CMYK, 16 bits, animated", async () => {
    const names = ["img__cmyk.jpg", "img__rgb16.png", "img__animated.gif", "img__alpha.png"];
    for (const name of names.filter((one) => mediaNames.includes(one))) {
      const { space, depth, pages } = await sharp(await drawn(media(name))).metadata();
      expect([name, space, depth, pages ?? 1]).toEqual([name, "srgb", "uchar", 1]);
    }
  });

  it("B-94 refuses bombs without needing memory for them", async () => {
    const bombs = [
      "bad__bomb_30000x30000_1bit.png",
      "bad__bomb_header_65535x65535_tiny_idat.png",
      "bad__bomb_screen_65535x65535.gif",
      "bad__bomb_16383x16383.webp",
    ];
    const known = bombs.filter((name) => mediaNames.includes(name));
    expect(known.length).toBeGreaterThan(2);
    for (const name of known) expect(await draw(media(name))).toEqual({ kind: "unreadable" });
    const after = await draw(await plain("#1e5b43"));
    if (after.kind !== "made") throw new Error(after.kind);
    expect(after.peakBytes).toBeLessThan(300_000_000);
  });

  it("B-94 takes a picture of just so many pixels and refuses one more row", async () => {
    const width = 10_000;
    const height = MAX_PIXELS / width;
    const image = (rows: number) =>
      sharp({ create: { width, height: rows, channels: 3, background: "#b7791f" } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    const largest = await draw(await image(height));
    expect(largest.kind).toBe("made");
    expect(await draw(await image(height + 1))).toEqual({ kind: "unreadable" });
  });
});
