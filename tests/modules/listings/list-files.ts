import { mkdtempSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileAt, importList } from "#modules/listings/index.server";
import { civilDate } from "#modules/platform/dates";
import { system } from "./bmf-files";

/** Lines of the IRS's revocation list, by its dates as it writes them. */
export const revokedLine = (ein: string, on = "15-NOV-2017", again = "") =>
  `${ein}|OAKLEAF FOREST |||NORFOLK|VA|23523-2112|US|03|${on}|12-MAR-2018|${again}`;
export const pub78Line = (ein: string, codes = "PC") =>
  `${ein}|Iglesia Bethesda Inc.|Lowell|MA|United States|${codes}`;
export const postcardLine = (ein: string, year = "2024", end = `12-31-${year}`) =>
  `${ein}|${year}|THE "WALK" INC|T|F|01-01-${year}|${end}|www.walk.example|A PERSON|1 ST||FALMOUTH||MA|02536|US|1 ST||FALMOUTH||MA|02536|US|||`;

/** As the IRS has its lists: no header, CRLF, and empty lines at the beginning of one. */
export const listOf = (...lines: string[]) => lines.map((line) => `${line}\r\n`).join("");

const folder = mkdtempSync(path.join(tmpdir(), "listings-"));

/** A file of a folder of its own, which goes with the tests. */
export async function keptFile(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(await mkdtemp(path.join(folder, "list-")), name);
  await writeFile(file, content);
  return file;
}

/** Content as a file of this machine under a name. */
export const fileOf = async (name: string, content: string | Uint8Array) =>
  fileAt(await keptFile(name, content), name);

type Kind = Parameters<typeof importList>[1]["kind"];

/** Imports content as a file of a date. */
export async function importOf(kind: Kind, content: string | Uint8Array, asOf = "2026-11-10") {
  const name = `data-download-${kind}.txt`;
  const files = [await fileOf(name, content)];
  return importList(system, { kind, files, asOf: civilDate(asOf) });
}
