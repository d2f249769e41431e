import type { FieldAttributes } from "./field-attributes";

/** First words that are names and keep their capital letter inside a sentence. */
const properName = /^(Greek|American|English)\b/;

/** How a sentence names a field of a form that is data. */
export const labelInWords = ({ label, name }: Pick<FieldAttributes, "label" | "name">): string =>
  inSentence(label ?? name.replaceAll("_", " "));

/**
 * A field's label within a sentence: "Full legal name" becomes "full legal name"; abbreviations and
 * names keep their capitals, and the question mark of a label that asks is left out.
 */
export function inSentence(label: string): string {
  const text = label.trim().replace(/[.:?]+$/, "");
  const isWord = /^\p{Lu}-?\p{Ll}/u.test(text) && !properName.test(text);
  return isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
