/** Signs that names hold and people type; each is a word of its own. */
const SIGN = "%_<>@#*+=$^~|{}\\[\\]\\\\";
const token = new RegExp(`[\\p{L}\\p{N}]+|[${SIGN}]`, "gu");
const marks = /\p{M}+/gu;
/** Apostrophes of every kind, and dots: "St. Joseph's" is ST JOSEPHS in the IRS's files. */
const dropped = /['’‘`´ʼ.\u{10000}-\u{10FFFF}]/gu;
const plain = /^[A-Z0-9 ]*$/;

/**
 * What makes two spellings of a name the same: capitals without marks, apostrophes and dots gone,
 * "&" as AND, everything else between words as one space. Signs such as % stay, as words.
 */
export function foldName(text: string): string {
  if (plain.test(text) && !text.includes("  ")) return text.trim();
  const upper = text.normalize("NFKD").replace(marks, "").toUpperCase();
  const words = upper.replace(dropped, "").replaceAll("&", " AND ").match(token);
  return words?.join(" ") ?? "";
}

/** The words of a folded text. */
export const wordsOf = (folded: string): string[] => (folded === "" ? [] : folded.split(" "));
