import { type FileHandle, open } from "node:fs/promises";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { type Entry, fromFdPromise, type ZipFile } from "yauzl";
import {
  BrokenSheet,
  CELL_MAX,
  CELLS_MAX,
  type SheetRow,
} from "#modules/platform/sheets/index.server";

/** A workbook with a roster has a few dozen parts, and the largest unpacks to a few megabytes. */
const ENTRIES_MAX = 2_000;
const PART_MAX = 40_000_000;
const TEXTS_MAX = 500_000;

type Entries = ReadonlyMap<string, Entry>;

async function entriesOf(archive: ZipFile): Promise<Entries> {
  if (archive.entryCount > ENTRIES_MAX) throw new BrokenSheet();
  const found = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) found.set(entry.fileName, entry);
  return found;
}

interface Handlers {
  readonly onOpen?: (tag: SaxesTagPlain) => void;
  readonly onText?: (text: string) => void;
  readonly onClose?: (name: string) => void;
}

/** The name of an element without its prefix: programs choose their own. */
const local = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Parses a part of the archive as it is unpacked, and gives way after each piece. What unpacks to more
 * than it may, or to something else than its size says, is broken; entities of its own have no meaning.
 */
async function* parsePart(
  archive: ZipFile,
  entry: Entry | undefined,
  { onOpen, onText, onClose }: Handlers,
): AsyncGenerator<void> {
  if (!entry || entry.uncompressedSize > PART_MAX || !entry.canDecodeFileData()) {
    throw new BrokenSheet();
  }
  const parser = new SaxesParser();
  parser.on("error", () => {
    throw new BrokenSheet();
  });
  parser.on("doctype", () => {
    throw new BrokenSheet();
  });
  parser.on("opentag", (tag) => onOpen?.(tag));
  parser.on("text", (text) => onText?.(text));
  parser.on("cdata", (text) => onText?.(text));
  parser.on("closetag", ({ name }) => onClose?.(local(name)));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
}

async function parseWhole(archive: ZipFile, entry: Entry | undefined, handlers: Handlers) {
  for await (const _ of parsePart(archive, entry, handlers));
}

const textOf = (tag: SaxesTagPlain, name: string): string | undefined => tag.attributes[name];

/** Where the first sheet lies that is not hidden. */
async function firstSheet(archive: ZipFile, entries: Entries): Promise<Entry | undefined> {
  const relations = new Map<string, string>();
  await parseWhole(archive, entries.get("xl/_rels/workbook.xml.rels"), {
    onOpen: (tag) => {
      const [id, target] = [textOf(tag, "Id"), textOf(tag, "Target")];
      if (local(tag.name) === "Relationship" && id && target) relations.set(id, target);
    },
  });
  const sheets: string[] = [];
  await parseWhole(archive, entries.get("xl/workbook.xml"), {
    onOpen: (tag) => {
      const isHidden = (textOf(tag, "state") ?? "visible") !== "visible";
      if (local(tag.name) === "sheet" && !isHidden) sheets.push(textOf(tag, "r:id") ?? "");
    },
  });
  const target = relations.get(sheets[0] ?? "") ?? "worksheets/sheet1.xml";
  return entries.get(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
}

/** The texts that cells name by their number; what says how to read them aloud is left out. */
async function sharedTexts(archive: ZipFile, entries: Entries): Promise<readonly string[]> {
  const entry = entries.get("xl/sharedStrings.xml");
  if (!entry) return [];
  const texts: string[] = [];
  let text = "";
  let isIn = false;
  let isSpoken = false;
  await parseWhole(archive, entry, {
    onOpen: ({ name }) => {
      if (local(name) === "si") text = "";
      if (local(name) === "rPh") isSpoken = true;
      isIn = local(name) === "t" && !isSpoken;
    },
    onText: (part) => {
      if (isIn && text.length < CELL_MAX) text += part;
    },
    onClose: (name) => {
      if (name === "t") isIn = false;
      if (name === "rPh") isSpoken = false;
      if (name !== "si") return;
      if (texts.length >= TEXTS_MAX) throw new BrokenSheet();
      texts.push(text.slice(0, CELL_MAX));
    },
  });
  return texts;
}

/** The column of a reference such as "BC12", from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A number as people write it: 123456789 may be stored as 1.23456789E8. */
function plainNumber(stored: string): string {
  const value = Number(stored);
  return stored !== "" && Number.isSafeInteger(value) ? String(value) : stored;
}

/** Collects the rows of a sheet while it is parsed. */
function rowCollector(texts: readonly string[]) {
  const rows: SheetRow[] = [];
  let number = 0;
  let cells: string[] = [];
  let column = -1;
  let kind = "n";
  let value = "";
  let isIn = false;
  const worded = () => {
    if (kind === "s") return texts[Number(value)] ?? "";
    return kind === "n" ? plainNumber(value) : value;
  };
  const handlers: Handlers = {
    onOpen: (tag) => {
      const name = local(tag.name);
      if (name === "row") {
        const said = Number(textOf(tag, "r"));
        number = Number.isSafeInteger(said) ? said : number + 1;
        cells = [];
        column = -1;
      } else if (name === "c") {
        column = columnOf(textOf(tag, "r")) ?? column + 1;
        kind = textOf(tag, "t") ?? "n";
        value = "";
      }
      isIn = name === "v" || name === "t";
    },
    onText: (part) => {
      if (isIn && value.length < CELL_MAX) value += part;
    },
    onClose: (name) => {
      isIn = false;
      if (name === "c" && column < CELLS_MAX) cells[column] = worded().slice(0, CELL_MAX);
      if (name === "row") rows.push({ number, cells: Array.from(cells, (cell) => cell ?? "") });
    },
  };
  return { handlers, take: () => rows.splice(0) };
}

async function* rowsOf(archive: ZipFile): AsyncGenerator<SheetRow> {
  const entries = await entriesOf(archive);
  const sheet = await firstSheet(archive, entries);
  const { handlers, take } = rowCollector(await sharedTexts(archive, entries));
  for await (const _ of parsePart(archive, sheet, handlers)) yield* take();
  yield* take();
}

/**
 * The rows of the first sheet of a workbook (Office Open XML), numbered as a spreadsheet shows them.
 * @throws BrokenSheet for an archive or a part that is broken or unpacks to more than it may
 */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const file: FileHandle = await open(path, "r");
  try {
    yield* rowsOf(await fromFdPromise(file.fd, { autoClose: false }));
  } catch (error) {
    if (error instanceof BrokenSheet) throw error;
    // What yauzl and the decoder say of bytes that are no archive or no text has no name of its own.
    throw new BrokenSheet();
  } finally {
    await file.close();
  }
}
