/** Text as every format can hold it. */

/** Half characters, and controls, of which XML 1.0 has room for these three only. */
const doubtful = /[\p{Cs}\p{Cc}\uFFFE\uFFFF]/gu;
const possible = "\t\n\r";

/** Replaces what no document can hold with U+FFFD; forms refuse it before it comes here. */
export const safeText = (text: string): string =>
  text.replace(doubtful, (mark) => (possible.includes(mark) ? mark : "\uFFFD"));

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for XML and HTML, in content and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  safeText(text).replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
