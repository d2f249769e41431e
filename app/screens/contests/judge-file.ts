import { type ContestKind, fileRules } from "#modules/contest/contract";
import { formatSizeLimit } from "#modules/platform/file-size";
import { fileMessages, isDeclared, kindByName } from "#modules/platform/files/contract";
import { type Locale, translator } from "#modules/platform/messages";

/** Why a chosen file need not be sent at all. */
export interface FileProblem {
  readonly text: string;
  /** By its kind; otherwise by its size. */
  readonly isNotAllowed: boolean;
}

/** Judges a file as the server would by its name, type and size. */
export function judgeEntryFile(
  kind: ContestKind,
  { name, type, size }: File,
  locale: Locale,
): FileProblem | undefined {
  const say = translator(fileMessages, locale);
  const { kinds, maxBytes } = fileRules[kind];
  const named = kindByName(name, kinds);
  if (!named || !isDeclared(type, named)) {
    return { text: say("notAllowed", { name }), isNotAllowed: true };
  }
  const text = say("tooLarge", { name, size: formatSizeLimit(maxBytes) });
  return size > maxBytes ? { text, isNotAllowed: false } : undefined;
}
