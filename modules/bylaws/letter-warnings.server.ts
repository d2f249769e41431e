import { lettersWithoutFont } from "#modules/platform/documents/fonts.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { verdictMessages } from "./verdict-messages";

/** More letters than these are not named one by one. */
const NAMED_LETTERS = 12;

/** A warning when a PDF file of these texts shows codes in place of letters. */
export function letterWarnings(texts: unknown): readonly MessageRef[] {
  const letters = lettersWithoutFont(JSON.stringify(texts));
  if (letters.length === 0) return [];
  const named = letters.slice(0, NAMED_LETTERS).join(" ");
  const rest = letters.length > NAMED_LETTERS ? " …" : "";
  return [message(verdictMessages, "lettersMissing", { letters: named + rest })];
}
