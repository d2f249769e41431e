import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { contestPhotoKinds } from "#modules/platform/files/contract";
import {
  judgeUpload,
  makePhotoDerivatives,
  type PhotoDerivatives,
} from "#modules/platform/media/index.server";
import { findFfmpeg } from "#modules/platform/media/tools.server";
import { photoWidths } from "#modules/platform/media/widths";
import { media, mediaNames } from "#tests/setup/files";
import { animatedGif, animatedPng, animatedWebp, pngWithText } from "#tests/setup/odd-pictures";
import { folder, leftBehind } from "./scratch-folder";

const signal = new AbortController().signal;

async function tried(bytes: Uint8Array) {
  const path = join(folder, "photo");
  writeFileSync(path, bytes);
  return makePhotoDerivatives(path, signal);
}

async function made(bytes: Uint8Array): Promise<PhotoDerivatives> {
  const photo = await tried(bytes);
  if (photo.kind !== "made") throw new Error(photo.kind);
  return photo;
}

/** The red, green and blue in the middle of each quarter. */
async function quarters(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
    const [red = 0, green = 0, blue = 0] = data.subarray(start * info.channels);
    return [red, green, blue].map((value) => (value > 127 ? 1 : 0)).join("");
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(" ");
}

/** A BMP of 24 bits: red and lime above blue and white, its rows from below upwards. */
function bitmap(width: number, height: number, isFromAbove = false): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + stride * height);
  bytes.write("BM", 0, "latin1");
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(isFromAbove ? -height : height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let row = 0; row < height; row++) {
    const isAbove = row < height / 2;
    for (let column = 0; column < width; column++) {
      const isLeft = column < width / 2;
      const above = isLeft ? [0, 0, 255] : [0, 255, 0];
      const below = isLeft ? [255, 0, 0] : [255, 255, 255];
      const line = isFromAbove ? row : height - 1 - row;
      Buffer.from(isAbove ? above : below).copy(bytes, 54 + line * stride + column * 3);
    }
  }
  return bytes;
}

const FOUR_COLORS = "100 010 001 111";

describe("what is made of a photo", () => {
  afterEach(() => expect(leftBehind()).toEqual([]));

  it("F-36 is three widths as WebP and JPEG, whole, and no larger than it came", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const create = { width: 3_000, height: 2_000, channels: 3, background: "red", noise } as const;
    const { derivatives } = await made(await sharp({ create }).jpeg().toBuffer());
    const seen = derivatives.map(({ of, format, width, height }) => [of, format, width, height]);
    expect(seen).toEqual([
      [1600, "webp", 1600, 1067],
      [1600, "jpeg", 1600, 1067],
      [960, "webp", 960, 640],
      [960, "jpeg", 960, 640],
      [480, "webp", 480, 320],
      [480, "jpeg", 480, 320],
    ]);
    expect(photoWidths).toEqual([1600, 960, 480]);
    for (const { bytes, format, width } of derivatives) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width });
    }
    const small = await made(media("img__orient_1.jpg"));
    expect(small.derivatives.map(({ width }) => width)).toEqual(Array(6).fill(96));
  });

  const turned = mediaNames.filter((name) => name.startsWith("img__orient"));
  it.each(turned)("F-36 %s is upright, without what its camera wrote", async (name) => {
    const { derivatives } = await made(media(name));
    for (const { bytes } of derivatives) {
      expect(await quarters(bytes)).toBe(FOUR_COLORS);
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    }
  });

  it("F-36 says nothing of the place", async () => {
    expect((await sharp(media("img__gps_exif.jpg")).metadata()).exif).toBeDefined();
    const { derivatives } = await made(media("img__gps_exif.jpg"));
    for (const { bytes } of derivatives) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Exif|GPS/);
    }
  });

  it("F-36 is sRGB of 8 bits and one picture, whatever came", async () => {
    const names = ["img__cmyk.jpg", "img__rgb16.png", "img__animated.gif", "img__animated.webp"];
    for (const name of names.filter((one) => mediaNames.includes(one))) {
      for (const { bytes } of (await made(media(name))).derivatives) {
        const { space, depth, pages } = await sharp(bytes).metadata();
        expect([name, space, depth, pages ?? 1]).toEqual([name, "srgb", "uchar", 1]);
      }
    }
  });

  it.skipIf(!findFfmpeg())("F-35 a BMP is made again like the others", async () => {
    for (const isFromAbove of [false, true]) {
      const { derivatives } = await made(bitmap(150, 100, isFromAbove));
      expect(derivatives.map(({ width, height }) => [width, height])[0]).toEqual([150, 100]);
      for (const { bytes } of derivatives) expect(await quarters(bytes)).toBe(FOUR_COLORS);
    }
  });

  it.skipIf(!findFfmpeg())(
    "F-35 a damaged BMP and one of too many pixels are refused",
    async () => {
      const whole = bitmap(150, 100);
      expect(await tried(whole.subarray(0, 20_000))).toEqual({ kind: "unreadable" });
      const huge = Buffer.from(whole);
      huge.writeInt32LE(30_000, 18);
      huge.writeInt32LE(30_000, 22);
      expect(await tried(huge)).toEqual({ kind: "unreadable" });
    },
  );

  it("F-35 a drawing is painted in the size that is shown, and nothing of it is served", async () => {
    const { derivatives } = await made(media("img__plain.svg"));
    expect(derivatives.map(({ width }) => width)).toEqual([1600, 1600, 960, 960, 480, 480]);
    for (const { bytes } of derivatives) {
      expect(Buffer.from(bytes).toString("latin1")).not.toContain("svg");
    }
    for (const name of mediaNames.filter((one) => one.startsWith("bad__svg"))) {
      expect([name, await tried(media(name))]).toEqual([name, { kind: "unreadable" }]);
    }
  });

  it("F-35 an animation has an end: a thousand pictures are taken, one more is not", async () => {
    const create = { width: 8, height: 8, channels: 3, background: "red" } as const;
    const png = await sharp({ create }).png().toBuffer();
    const webp = await sharp({ create }).webp().toBuffer();
    const kinds = [
      animatedGif,
      (frames: number) => animatedPng(png, frames),
      (frames: number) => animatedWebp(webp, frames),
    ];
    for (const animate of kinds) {
      expect((await tried(animate(1_000))).kind).toBe("made");
      expect(await tried(animate(1_001))).toEqual({ kind: "unreadable" });
    }
  });

  it("F-35 a PNG may inflate to 8 MB of text and profiles, however many chunks hold them", async () => {
    const create = { width: 8, height: 8, channels: 3, background: "red" } as const;
    const png = await sharp({ create }).png().toBuffer();
    expect((await tried(pngWithText(png, "zTXt", 1_000_000, 7))).kind).toBe("made");
    expect(await tried(pngWithText(png, "zTXt", 1_000_000, 9))).toEqual({ kind: "unreadable" });
    expect(await tried(pngWithText(png, "iTXt", 9_000_000))).toEqual({ kind: "unreadable" });
  });

  it("a photo's fingerprint stays near in other sizes and formats, and far from other photos'", async () => {
    const photo = media("img__gps_exif.jpg");
    const smaller = await sharp(photo).resize(200).webp({ quality: 60 }).toBuffer();
    const mirrored = await sharp(photo).flop().toBuffer();
    const one = await made(photo);
    const two = await made(smaller);
    const other = await made(mirrored);
    const apart = (a: PhotoDerivatives, b: PhotoDerivatives) =>
      (BigInt(`0x${a.fingerprint}`) ^ BigInt(`0x${b.fingerprint}`)).toString(2).replaceAll("0", "")
        .length;
    expect(one.fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(apart(one, two)).toBeLessThan(6);
    expect(apart(one, other)).toBeGreaterThan(15);
  });

  it("F-32 forty at once all have their turn", async () => {
    const path = join(folder, "many.jpg");
    const bytes = media("img__orient_1.jpg");
    writeFileSync(path, bytes);
    const file = { field: "f", name: "many.jpg", declaredType: "", size: bytes.length, sha256: "" };
    const many = Array.from({ length: 40 }, () =>
      judgeUpload({ ...file, path }, contestPhotoKinds),
    );
    const kinds = (await Promise.all(many)).map((judged) => judged.ok && judged.value);
    expect(new Set(kinds)).toEqual(new Set(["jpeg"]));
  });

  it("is given up when nobody waits any more", async () => {
    const stopped = makePhotoDerivatives(join(folder, "photo"), AbortSignal.abort());
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
  });
});
