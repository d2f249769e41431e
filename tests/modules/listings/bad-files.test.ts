import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { recognizeFile } from "#modules/listings/index.server";
import { db } from "#modules/platform/db.server";
import { csvOf, header, lineOf, system } from "./bmf-files";
import { fileOf, importOf, listOf, postcardLine, pub78Line, revokedLine } from "./list-files";

const chapter = { ein: "010209784", name: "DELTA TAU DELTA FRATERNITY", sortName: "GAMMA NU" };
const other = { ein: "333333333", name: "COMES", sortName: "OTHER CHAPTER" };
const whole = csvOf(chapter, other);
const zipOf = (content: string | Uint8Array) =>
  zipSync({ "eo_me.csv": typeof content === "string" ? strToU8(content) : content });
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const page = "<!DOCTYPE html>\n<html><head><title>Page not found</title></head></html>\n";
const workbook = zipSync({
  "[Content_Types].xml": strToU8("<Types/>"),
  "xl/workbook.xml": strToU8("<workbook/>"),
});

beforeEach(async () => {
  await db.listingRegion.deleteMany();
  await db.listingImport.deleteMany();
  await db.irsOrganization.deleteMany();
  await db.irsPub78.deleteMany();
});

describe("a missing last line feed", () => {
  it.each([
    ["a file without its last line feed", whole.slice(0, -1)],
    ["a file whose last line has no end at all", whole.slice(0, -2)],
    ["a file of plain line feeds without the last", whole.replaceAll("\r", "").slice(0, -1)],
    ["the same in gzip", gzipSync(whole.slice(0, -2))],
    ["the same in a ZIP archive", zipOf(whole.slice(0, -2))],
  ])("is taken: %s", async (_, content) => {
    expect(await importOf("bmf", content)).toMatchObject({ value: { rows: 2 } });
    expect(await db.irsOrganization.findMany({ orderBy: { ein: "asc" } })).toMatchObject([
      { ein: chapter.ein, sortName: "GAMMA NU" },
      { ein: other.ein, sortName: "OTHER CHAPTER" },
    ]);
  });

  it.each([
    ["revocations", revokedLine("010000001")],
    ["pub78", pub78Line("010000001")],
    ["epostcards", postcardLine("010000001")],
  ] as const)("is taken in the list %s", async (kind, line) => {
    expect(await importOf(kind, line)).toMatchObject({ value: { rows: 1 } });
  });

  it("says nothing of what is imported: the same lines with it are the same file", async () => {
    await importOf("bmf", whole.slice(0, -1));
    expect(await importOf("bmf", whole)).toMatchObject({ value: { isNew: false } });
  });

  it.each([
    ["a gzip that was cut", gzipSync(whole).subarray(0, -12), undefined],
    ["a ZIP archive that was cut", zipOf(whole).subarray(0, -30), 1],
    ["a last row that was cut", whole.slice(0, -60), 3],
    ["a row that was cut inside quotes", `${csvOf(chapter)}333333333,"CO`, 3],
    ["a header that was cut", header.slice(0, 40), 1],
    ["nothing but a header", header, 1],
  ])("does not excuse %s", async (_, content, line) => {
    const at = line === undefined ? {} : { values: { line } };
    expect(await importOf("bmf", content)).toMatchObject({
      refusal: { errors: { file: [{ key: "fileBroken", ...at }] } },
    });
  });
});

/** Shapes that are no list of the IRS, and by what each is named. */
const foreign: readonly (readonly [string, string | Uint8Array, string])[] = [
  ["a web page, as a server answers that has not the file", page, "fileHtml"],
  ["a web page in gzip", gzipSync(page), "fileHtml"],
  ["a web page behind blank lines", `\r\n\n  ${page}`, "fileHtml"],
  ["a PDF", "%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n", "filePdf"],
  ["an Excel workbook", workbook, "fileOffice"],
  ["an old Excel workbook", Buffer.from("d0cf11e0a1b11ae1000000000a", "hex"), "fileOffice"],
  ["a list that was saved as UTF-16", utf16(whole), "fileUtf16"],
  ["JSON", `[{"EIN":"010209784","NAME":"DELTA"}]\n`, "fileUnknown"],
  ["JSON of 300 kB in one line", JSON.stringify(Array(60_000).fill("abc")), "fileUnknown"],
  ["semicolons for commas", whole.replaceAll(",", ";"), "fileUnknown"],
  ["tabs for commas", whole.replaceAll(",", "\t"), "fileUnknown"],
  ["a header in small letters", whole.replace(header, header.toLowerCase()), "fileUnknown"],
  ["a header without one column", whole.replace(",NTEE_CD,", ","), "fileUnknown"],
  ["no header", `${lineOf(chapter)}\r\n`, "fileUnknown"],
  ["the line ends of old Macintoshes", whole.replaceAll("\r\n", "\r"), "fileUnknown"],
  ["a revocation list with a column too few", "010000001|A|B|C|D|E|F\r\n", "fileUnknown"],
  ["bytes of nothing", new Uint8Array(300_000).fill(1), "fileUnknown"],
];

describe("a wrong format", () => {
  it.each(foreign)("is named as such: %s", async (_, content, key) => {
    for (const kind of ["bmf", "pub78"] as const) {
      expect(await importOf(kind, content)).toMatchObject({
        refusal: { code: "invalid", errors: { file: [{ key }] } },
      });
    }
    const last = await db.listingImport.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(last).toMatchObject({ state: "refused", reason: key, line: null });
    const recognized = await recognizeFile(system, await fileOf("eo_me.csv", content));
    expect(recognized).toMatchObject({ refusal: { errors: { file: [{ key }] } } });
    expect(await db.irsOrganization.count()).toBe(0);
  });

  it("another list than it is imported as is named as such too", async () => {
    for (const content of [listOf(pub78Line("010000001")), listOf(revokedLine("010000001"))]) {
      expect(await importOf("bmf", content)).toMatchObject({
        refusal: { errors: { file: [{ key: "fileOther" }] } },
      });
    }
    expect(await importOf("pub78", whole)).toMatchObject({
      refusal: { errors: { file: [{ key: "fileOther" }] } },
    });
  });

  it.each([
    ["two files in one", `${csvOf(chapter)}${csvOf(other)}`, 3],
    [
      "EINs without their zero, as spreadsheets save them",
      whole.replace("010209784", "10209784"),
      2,
    ],
    ["an empty line in the middle", `${csvOf(chapter)}\r\n${lineOf(other)}\r\n`, 3],
    ["a row with a comma too many", `${csvOf(chapter)}${lineOf(other)},\r\n`, 3],
    ["nothing at all", "", 1],
    ["nothing but blank lines", "\r\n\r\n", 1],
  ])("a list with %s is refused at its line", async (_, content, line) => {
    expect(await importOf("bmf", content)).toMatchObject({
      refusal: { errors: { file: [{ key: "fileBroken", values: { line } }] } },
    });
  });

  it("an archive of several files, and of none, is named as such", async () => {
    const two = zipSync({ "a.csv": strToU8(whole), "b.csv": strToU8(whole) });
    for (const archive of [two, zipSync({})]) {
      expect(await importOf("bmf", archive)).toMatchObject({
        refusal: { errors: { file: [{ key: "zipNotSingle" }] } },
      });
    }
  });
});
