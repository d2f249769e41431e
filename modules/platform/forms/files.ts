/** The value of a file dropbox: which uploaded files it holds. */

/** An uploaded file as `POST /app/files` names it. */
export interface FileEntry {
  readonly id: string;
  /** "" where only the number is known. Shown as text, never trusted: the stored file has its own. */
  readonly file_name: string;
}

/** So many files are kept in one field. */
export const FILES_MAX = 50;
const NAME_MAX = 255;
const idShape = /^[\w-]{1,64}$/;

function entryOf(value: unknown): FileEntry | undefined {
  const isObject = typeof value === "object" && value !== null;
  const id = isObject && "id" in value ? value.id : value;
  const name = isObject && "file_name" in value ? value.file_name : "";
  if (typeof id !== "string" && typeof id !== "number") return undefined;
  if (!idShape.test(String(id)) || typeof name !== "string") return undefined;
  return { id: String(id), file_name: name.replaceAll(/[\p{Cc}\p{Cs}]/gu, "").slice(0, NAME_MAX) };
}

function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value.flatMap((item) => listIn(item) ?? [item]);
  if (typeof value !== "string") return undefined;
  if (!value.trimStart().startsWith("[")) return value.split(/[\s,]+/).filter(Boolean);
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads what was submitted for a dropbox: entries as JSON text or as a script's list, or file numbers
 * with commas between them, as people type them without script. Undefined when it is none of these.
 */
export function readFileEntries(value: unknown): readonly FileEntry[] | undefined {
  const list = listIn(value);
  if (!list || list.length > FILES_MAX) return undefined;
  const entries = new Map<string, FileEntry>();
  for (const item of list) {
    const entry = entryOf(item);
    if (!entry) return undefined;
    if (!entries.get(entry.id)?.file_name) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

/** The files of a stored answer; none where the answer is missing or unreadable. */
export const fileEntriesOf = (answer: string | undefined): readonly FileEntry[] =>
  readFileEntries(answer ?? "") ?? [];

/** The ids of the files of a stored answer. Whose they are, the command that stores them judges. */
export const fileIdsOf = (answer: string | undefined): readonly string[] =>
  fileEntriesOf(answer).map(({ id }) => id);

/** The answer that holds these files; "" for none. */
export const fileValueOf = (entries: readonly FileEntry[]): string =>
  entries.length === 0
    ? ""
    : JSON.stringify(entries.map(({ id, file_name }) => ({ id, file_name })));
