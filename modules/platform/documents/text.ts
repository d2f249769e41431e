/** Text as every format can hold it. */

/** What XML 1.0 has no room for, and half characters. */
const impossible = /(?![\t\n\r])[\p{Cs}\p{Cc}\uFFFE\uFFFF]/gu;

/** Replaces what no document can hold with U+FFFD; forms refuse it before it comes here. */
export const safeText = (text: string): string => text.replace(impossible, "\uFFFD");

/** Escapes text for XML and HTML, in content and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  safeText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
