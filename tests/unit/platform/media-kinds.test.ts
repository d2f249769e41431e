import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  acceptOf,
  contestPhotoKinds,
  contestVideoKinds,
  documentKinds,
  type FileKind,
  fileKinds,
  isDeclared,
  kindByName,
} from "#modules/platform/files/contract";
import { isContent, judgeFile } from "#modules/platform/files/index.server";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-media-kinds-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const box = (type: string, brand: string) => Buffer.from(`\0\0\0\x18${type}${brand}\0\0\0\0`);
const padded = (start: string) => Buffer.concat([Buffer.from(start, "latin1"), Buffer.alloc(900)]);
const ebml = (type: string) =>
  padded(`\x1aE\xdf\xa3\x93\x42\x82${String.fromCharCode(0x80 + type.length)}${type}`);
const bitmap = padded(`BM${"\0".repeat(12)}\x28`);
const packets = Buffer.alloc(188 * 5);
for (let at = 0; at < packets.length; at += 188) packets[at] = 0x47;

const samples: readonly (readonly [FileKind, Buffer])[] = [
  ["bmp", bitmap],
  ["jpeg", padded("\xff\xd8\xff\xe0")],
  ["png", padded("\x89PNG\r\n\x1a\n")],
  ["svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["webp", padded("RIFF\0\0\0\0WEBPVP8 ")],
  ["gif", padded("GIF89a")],
  ["mp4", box("ftyp", "isom")],
  ["quicktime", box("moov", "\0\0\0\0")],
  ["3gpp", box("ftyp", "3gp4")],
  ["ogg", padded("OggS")],
  ["webm", ebml("webm")],
  ["matroska", ebml("matroska")],
  ["avi", padded("RIFF\0\0\0\0AVI ")],
  ["mpeg", padded("\0\0\x01\xba")],
  ["mpegts", packets],
  ["flv", padded("FLV\x01")],
  ["wmv", padded("0&\xb2u\x8ef\xcf\x11")],
];

const isoKinds: readonly FileKind[] = ["mp4", "quicktime", "3gpp"];

describe("photos and videos", () => {
  it("F-28 photos are of six kinds and no other", () => {
    const types = contestPhotoKinds.map((kind) => fileKinds[kind].types[0]).sort();
    expect(types).toEqual(
      ["image/bmp", "image/gif", "image/jpeg", "image/png", "image/svg+xml", "image/webp"].sort(),
    );
    expect(acceptOf(contestPhotoKinds)).toContain(".svg");
    expect(kindByName("a.heic", contestPhotoKinds)).toBeUndefined();
  });

  it("F-29 videos are of a long list, and nothing else", () => {
    const types = contestVideoKinds.flatMap((kind) => fileKinds[kind].types as readonly string[]);
    for (const type of ["mp4", "quicktime", "ogg", "x-matroska", "3gpp", "webm", "x-msvideo"]) {
      expect(types).toContain(`video/${type}`);
    }
    expect(types.filter((type) => type.startsWith("image/") || type.startsWith("text/"))).toEqual(
      [],
    );
    for (const name of ["a.m3u8", "a.mpd", "a.mp3", "a.swf", "a.png", "a.concat", "a.txt"]) {
      expect([name, kindByName(name, contestVideoKinds)]).toEqual([name, undefined]);
    }
  });

  it("papers of an organization are what they were", () => {
    const films: readonly FileKind[] = contestVideoKinds;
    const others = documentKinds.filter((kind) => films.includes(kind));
    expect([others, documentKinds.length]).toEqual([[], 14]);
  });

  it("has a sample of every kind", () => {
    expect(samples.map(([kind]) => kind).sort()).toEqual(
      [...contestPhotoKinds, ...contestVideoKinds].sort(),
    );
  });

  it.each(samples)(
    "F-28 F-29 a %s is known by its bytes, and nothing else is",
    async (kind, bytes) => {
      const path = join(folder, kind);
      writeFileSync(path, bytes);
      for (const [other] of samples) {
        const isSame = other === kind || (isoKinds.includes(kind) && isoKinds.includes(other));
        // WebM is Matroska with fewer codecs.
        const isSubset = kind === "webm" && other === "matroska";
        expect([other, await isContent(path, other)]).toEqual([other, isSame || isSubset]);
      }
    },
  );

  it.each(samples)(
    "F-32 a %s that is declared or named as another is refused",
    async (kind, bytes) => {
      const path = join(folder, `declared-${kind}`);
      writeFileSync(path, bytes);
      const kinds = [...contestPhotoKinds, ...contestVideoKinds];
      const judge = async (named: FileKind, declared: FileKind) => {
        const name = `entry.${fileKinds[named].extensions[0]}`;
        const declaredType = fileKinds[declared].types[0];
        const file = { field: "f", name, declaredType, size: bytes.length, sha256: "", path };
        return (await judgeFile(file, kinds)).ok;
      };
      expect(await judge(kind, kind)).toBe(true);
      for (const [other] of samples) {
        if (other === kind || isoKinds.includes(other) === isoKinds.includes(kind)) continue;
        expect([other, await judge(other, kind)]).toEqual([other, false]);
        expect([other, await judge(kind, other)]).toEqual([other, false]);
      }
    },
  );

  it.each(["heic", "avif", "M4A ", "mif1"])(
    "F-29 a file of the brand %j is no video",
    async (brand) => {
      const path = join(folder, "brand");
      writeFileSync(path, box("ftyp", brand));
      expect(await isContent(path, "mp4")).toBe(false);
    },
  );

  it("takes what phones and systems declare", () => {
    expect(isDeclared("video/x-m4v", "mp4")).toBe(true);
    expect(isDeclared("audio/ogg", "ogg")).toBe(true);
    expect(isDeclared("image/x-ms-bmp", "bmp")).toBe(true);
    expect(isDeclared("video/mp4", "webm")).toBe(false);
  });
});
