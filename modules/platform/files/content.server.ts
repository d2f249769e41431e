import { open } from "node:fs/promises";
import type { FileKind } from "./kinds";
import { riffType, startsWith, type Test } from "./magic";
import { movieTests } from "./movie-content";
import { isSafeSvg } from "./svg.server";
import { zipNames, zipStart } from "./zip.server";

/** Word and Excel before 2007: one container for all of Microsoft's office. */
const compoundFile = startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");

/** The lengths of the headers that BMP files have had. */
const bmpHeaders = new Set([12, 16, 40, 52, 56, 64, 108, 124]);

/** An office file of the kind whose main part has this name, without macros. */
const officeFile =
  (part: string): Test =>
  async ({ file }) => {
    const names = await zipNames(file);
    return names.has(part) && ![...names].some((name) => name.endsWith("vbaProject.bin"));
  };

const openDocument =
  (type: string): Test =>
  ({ head }) =>
    zipStart(head) === `mimetype${type}`;

/** Text has no control characters but tabs, line ends and the page feed, or is UTF-16 and says so. */
const isText: Test = async ({ file, size, head }) => {
  if (head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return true;
  const chunk = Buffer.alloc(65_536);
  for (let at = 0; at < size; at += chunk.length) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
    const text = chunk.toString("latin1", 0, bytesRead);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(text)) return false;
  }
  return true;
};

const tests: Record<FileKind, Test> = {
  jpeg: startsWith("\xff\xd8\xff"),
  png: startsWith("\x89PNG\r\n\x1a\n"),
  gif: startsWith("GIF87a", "GIF89a"),
  webp: ({ head }) =>
    riffType(head) === "WEBP" && /^VP8[ LX]$/.test(head.toString("latin1", 12, 16)),
  bmp: ({ head }) =>
    head.toString("latin1", 0, 2) === "BM" &&
    head.length >= 26 &&
    bmpHeaders.has(head.readUInt32LE(14)),
  svg: ({ file, size }) => isSafeSvg(file, size),
  tiff: startsWith("II*\0", "MM\0*"),
  // Readers take a PDF whose head is somewhere in the first kilobyte.
  pdf: ({ head }) => head.includes("%PDF-"),
  doc: compoundFile,
  xls: compoundFile,
  docx: officeFile("word/document.xml"),
  xlsx: officeFile("xl/workbook.xml"),
  odt: openDocument("application/vnd.oasis.opendocument.text"),
  ods: openDocument("application/vnd.oasis.opendocument.spreadsheet"),
  rtf: startsWith("{\\rtf"),
  txt: isText,
  csv: isText,
  ...movieTests,
};

/** Whether the bytes of a file are of a kind, whatever its name and its sender say. */
export async function isContent(path: string, kind: FileKind): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, 1_024));
    await file.read(head, 0, head.length, 0);
    return size > 0 && (await tests[kind]({ file, size, head }));
  } finally {
    await file.close();
  }
}
