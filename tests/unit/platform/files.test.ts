import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  cleanFileName,
  documentKinds,
  fileKinds,
  isBlockedName,
  isDeclared,
  kindByName,
} from "#modules/platform/files/contract";
import { isContent } from "#modules/platform/files/index.server";
import { smallPdf } from "#tests/setup/files";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-kinds-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const list = resolve(import.meta.dirname, "../../../../shared/data/spec_blocked_extensions.json");

describe("names of files", () => {
  it.skipIf(!existsSync(list))("F-39 blocks the product's 39 extensions, and no more", () => {
    const blocked = JSON.parse(readFileSync(list, "utf8")) as string[];
    expect(blocked).toHaveLength(39);
    expect(blocked.filter((extension) => !isBlockedName(`x.${extension}`))).toEqual([]);
    const taken = documentKinds.flatMap((kind) => fileKinds[kind].extensions as readonly string[]);
    expect(taken.filter((extension) => isBlockedName(`x.${extension}`))).toEqual([]);
  });

  it.each([
    "x.js.png",
    "x.png.js",
    "x.EXE",
    "x.exe.",
    "x.exe ",
    "x.exe...",
    "x.exe::$DATA",
    "x.jpg\u0000.exe",
    "x.exe\u0000.jpg",
    "x.jpg%00.exe",
    "x%2eexe",
    "x.jpg;.exe",
    "x.e\u200bxe",
    "\u202egpj.exe",
    "x.\uff45\uff58\uff45",
    "x.j\u017f",
    "C:\\x\\x.exe",
  ])("F-39 blocks %j", (name) => {
    expect(isBlockedName(name)).toBe(true);
    expect(kindByName(name, documentKinds)).toBeUndefined();
  });

  it.each([
    ["photo.JPeG", "jpeg"],
    ["photo.jpg ", "jpeg"],
    ["photo.jpg.", "jpeg"],
    ["写真.png", "png"],
    ["\uff30\uff28.\uff30\uff24\uff26", "pdf"],
    ["reg.pdf", "pdf"],
    ["jpg", undefined],
    [".jpg", undefined],
    [".htaccess", undefined],
    ["photo.svg", undefined],
    ["photo", undefined],
  ])("knows %j by its name", (name, kind) => {
    expect(kindByName(name, documentKinds)).toBe(kind);
  });

  it.each([
    ["../../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\fakepath\\letter.pdf", "letter.pdf"],
    ["a\r\nX-Header: 1.pdf", "aX-Header: 1.pdf"],
    ["photo\u202egnp.pdf", "photognp.pdf"],
    ["  e\u0301cole  1.pdf. ", "école 1.pdf"],
    [" . ", "file"],
    [`${"ä".repeat(300)}.pdf`, `${"ä".repeat(146)}.pdf`],
  ])("cleans %j", (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it("takes what senders declare, also nothing", () => {
    expect(isDeclared("", "pdf")).toBe(true);
    expect(isDeclared("application/octet-stream", "csv")).toBe(true);
    expect(isDeclared("Text/CSV; charset=utf-8", "csv")).toBe(true);
    expect(isDeclared("image/png", "pdf")).toBe(false);
  });
});

/** A ZIP archive of empty files: enough to say what kind of document it is. */
function zipOf(...names: string[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  for (const name of names) {
    const local = Buffer.alloc(30);
    const entry = Buffer.alloc(46);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    locals.push(local, Buffer.from(name));
    entries.push(entry, Buffer.from(name));
  }
  const body = Buffer.concat(locals);
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, list, end]);
}

describe("contents of files", () => {
  const word = zipOf("[Content_Types].xml", "word/document.xml");
  const openText = Buffer.concat([
    zipOf("mimetype").subarray(0, 38),
    Buffer.from("application/vnd.oasis.opendocument.text"),
  ]);
  openText.writeUInt32LE(39, 18);

  it.each([
    ["pdf", smallPdf, true],
    ["pdf", Buffer.from("%PD"), false],
    ["docx", word, true],
    ["xlsx", word, false],
    ["docx", zipOf("word/document.xml", "word/vbaProject.bin"), false],
    ["docx", word.subarray(0, word.length - 10), false],
    ["docx", Buffer.from("PK\x05\x06"), false],
    ["odt", openText, true],
    ["ods", openText, false],
    ["doc", Buffer.from("d0cf11e0a1b11ae100", "hex"), true],
    ["txt", Buffer.from("Grüße\tan alle\r\n"), true],
    ["txt", Buffer.from("a\u0000b"), false],
    ["csv", Buffer.from("a,b\n1,2\n"), true],
    ["png", Buffer.from("GIF89a"), false],
    ["gif", Buffer.from("GIF89a"), true],
    ["jpeg", Buffer.from("ffd8ffe0", "hex"), true],
    ["txt", Buffer.alloc(0), false],
  ] as const)("a %s", async (kind, bytes, isOne) => {
    const path = join(folder, "sample");
    writeFileSync(path, bytes);
    expect(await isContent(path, kind)).toBe(isOne);
  });
});
