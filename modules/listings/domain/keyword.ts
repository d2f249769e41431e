import { foldName, wordsOf } from "./fold";

/** What is read of a keyword: more is cut off. */
const MAX_LENGTH = 100;
const MAX_WORDS = 8;
/** Fewer digits are a number in a name, "4-H" or "VFW POST 12". */
const LEAST_EIN_DIGITS = 3;

export interface Keyword {
  /** The folded text, as names are kept. */
  readonly phrase: string;
  /** Its words, each once; every one must be found. */
  readonly words: readonly string[];
  /** The beginning of an EIN, by its digits; undefined when it cannot be one. */
  readonly einDigits: string | undefined;
}

/** Reads what somebody typed into the search box. */
export function readKeyword(typed: string): Keyword {
  const text = typed.slice(0, MAX_LENGTH).normalize("NFKC").trim();
  const phrase = foldName(text);
  const words = [...new Set(wordsOf(phrase))].slice(0, MAX_WORDS);
  const isEin = /^\d{2}[-\s\p{Pd}\u2212]*\d{0,7}$/u.test(text);
  const digits = text.replace(/\D/g, "");
  const einDigits = isEin && digits.length >= LEAST_EIN_DIGITS ? digits : undefined;
  return { phrase, words, einDigits };
}

/** Everything that begins with a text lies between it and this, in the order of bytes. */
export const endOfRange = (text: string): string => `${text}\u{10FFFF}`;
