import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { SentFile } from "#modules/platform/files/index.server";

const types: Readonly<Record<string, string>> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A file as it comes from a form. */
export async function sentFile(name: string, content: Buffer | string): Promise<SentFile> {
  const path = join(await mkdtemp(join(tmpdir(), "roster-")), "file");
  const bytes = Buffer.from(content);
  await writeFile(path, bytes);
  return {
    field: "file",
    name,
    declaredType: types[name.split(".").at(-1) ?? ""] ?? "",
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    path,
  };
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const pack = "http://schemas.openxmlformats.org/package/2006";

/** The parts of a workbook whose second sheet is the first that is shown. */
export const workbookParts = (
  rows: string,
  shared = "<si><t>EIN</t></si><si><r><t>Na</t></r><r><t>me</t></r></si>",
): Readonly<Record<string, string>> => ({
  "[Content_Types].xml": xml(`<Types xmlns="${pack}/content-types"/>`),
  "_rels/.rels": xml(`<Relationships xmlns="${pack}/relationships"/>`),
  "xl/workbook.xml": xml(
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      `<sheet name="Notes" sheetId="1" state="hidden" r:id="rId1"/>` +
      `<sheet name="Roster" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  ),
  "xl/_rels/workbook.xml.rels": xml(
    `<Relationships xmlns="${pack}/relationships">` +
      `<Relationship Id="rId1" Target="worksheets/sheet1.xml" Type="${office}/worksheet"/>` +
      `<Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml" Type="${office}/worksheet"/>` +
      `</Relationships>`,
  ),
  "xl/sharedStrings.xml": xml(`<sst xmlns="${main}">${shared}</sst>`),
  "xl/worksheets/sheet1.xml": xml(`<worksheet xmlns="${main}"><sheetData/></worksheet>`),
  "xl/worksheets/sheet2.xml": xml(
    `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  ),
});

/** An archive of these parts. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const path = join(await mkdtemp(join(tmpdir(), "roster-")), "book.xlsx");
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return readFile(path);
}
