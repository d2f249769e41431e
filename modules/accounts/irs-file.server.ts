import { type Readable, Transform } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { type IrsRow, irsColumns, readIrsRow } from "./domain/irs-row";

/** The file is not whole, or not such a file: `line` is the last that could be read. */
export class IrsFileBroken extends Error {
  override name = "IrsFileBroken";
  constructor(readonly line: number) {
    super(`the file is broken after line ${line}`);
  }
}

/** Passes everything on and fails at the end of a file that does not end with a line break. */
function untilLineBreak(): Transform {
  let last: number | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      last = chunk.at(-1) ?? last;
      done(null, chunk);
    },
    flush: (done) => done(last === 0x0a ? null : new Error("cut")),
  });
}

/**
 * The rows of a BMF extract as it comes in, in batches without double EINs; never more than one
 * batch is held.
 * @throws IrsFileBroken for a missing column, a row of another length, a wrong row, or a file that
 *   was cut
 */
export async function* readIrsFile(file: Readable, atOnce = 1_000): AsyncGenerator<IrsRow[]> {
  const columns = (header: string[]) => {
    if (irsColumns.some((name) => !header.includes(name))) throw new IrsFileBroken(1);
    return header;
  };
  const parser = parse({ columns, bom: true });
  const whole = untilLineBreak();
  // An error of either end ends the reading below.
  file.once("error", (error) => parser.destroy(error));
  whole.once("error", (error) => parser.destroy(error));
  file.pipe(whole).pipe(parser);
  let line = 1;
  let batch = new Map<string, IrsRow>();
  try {
    for await (const record of parser) {
      const row = readIrsRow(record);
      if (!row) throw new IrsFileBroken(line);
      line += 1;
      batch.set(row.ein, row);
      if (batch.size < atOnce) continue;
      yield [...batch.values()];
      batch = new Map();
    }
  } catch (error) {
    if (isAboutTheFile(error)) throw new IrsFileBroken(line);
    throw error;
  }
  if (line === 1) throw new IrsFileBroken(line);
  if (batch.size > 0) yield [...batch.values()];
}

const isAboutTheFile = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === "cut" || ((error as CsvError).code ?? "").startsWith("CSV_"));
