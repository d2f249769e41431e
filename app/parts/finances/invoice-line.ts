import { type Locale, translator, type Values } from "#modules/platform/messages";
import { renewalLineWords } from "#modules/renewal/contract";

/** What a line of an invoice says, and its language where that is not the page's. */
export interface WordedLine {
  readonly text: string;
  readonly lang?: "en";
}

/** What renewals write in English, the longest first. */
const known = Object.entries(renewalLineWords.en)
  .toSorted(([, one], [, other]) => other.length - one.length)
  .map(([key, text]) => ({
    key: key as keyof typeof renewalLineWords.en,
    pattern: new RegExp(`^${text.replace("{level}", "(?<level>.+)")}$`),
  }));

/**
 * A line of an invoice, or the note why it was voided, as a page shows it. Invoices are written in English:
 * in other languages what renewals write is worded, and what else is written stays as it is.
 */
export function wordInvoiceLine(label: string, locale: Locale): WordedLine {
  if (locale === "en") return { text: label };
  const t = translator(renewalLineWords, locale);
  for (const { key, pattern } of known) {
    const found = pattern.exec(label);
    if (found) return { text: t(key, { level: "", ...(found.groups as Values) }) };
  }
  return { text: label, lang: "en" };
}
