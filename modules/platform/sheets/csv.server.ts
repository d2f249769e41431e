import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { BrokenSheet, CELL_MAX, CELLS_MAX, type SheetRow } from "./rows";

/** So much text is parsed between two looks at other requests. */
const CHUNK = 65_536;
/** A line of a roster or of a bank has far less. */
const RECORD_MAX = 100_000;

/** The encodings in which spreadsheets save: UTF-8, UTF-16 with its mark, and that of Windows. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** What parts the cells: of the signs that programs use the one that the first line has most. */
function delimiterOf(text: string): string {
  const [head = ""] = text.split(/\r|\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [",", ";", "\t"].toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

/**
 * The rows of a file of comma-separated values (RFC 4180), numbered as a spreadsheet shows them.
 * @throws BrokenSheet
 */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const text = textOf(await readFile(path));
  const records: AsyncIterable<readonly string[]> = Readable.from(piecesOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      relax_column_count: true,
      max_record_size: RECORD_MAX,
    }),
  );
  let number = 0;
  try {
    for await (const record of records) {
      number += 1;
      yield { number, cells: record.slice(0, CELLS_MAX).map((cell) => cell.slice(0, CELL_MAX)) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenSheet(number + 1);
    throw error;
  }
}
