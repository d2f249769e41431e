import type { OrderDetail } from "#modules/billing/contract";
import { type Locale, translator } from "#modules/platform/messages";
import { homeWords } from "./words";

/** What a line of an invoice is for, and its language where that is not the page's. */
export interface WordedLine {
  readonly text: string;
  readonly lang?: "en";
}

/**
 * Words the lines of an invoice, each text once. Invoices are written in English: in other languages a
 * line that the product wrote is named by its kind, and what staff wrote stays as they wrote it.
 */
export function wordLines(
  lines: readonly Pick<OrderDetail, "type" | "label">[],
  locale: Locale,
): readonly WordedLine[] {
  const worded = lines.map((line) => wordLine(line, locale));
  return worded.filter(({ text }, at) => worded.findIndex((line) => line.text === text) === at);
}

function wordLine(
  { type, label }: Pick<OrderDetail, "type" | "label">,
  locale: Locale,
): WordedLine {
  if (locale === "en") return { text: label };
  switch (type) {
    case "new_account":
    case "renewal":
    case "upgrade":
    case "incorporation":
      return { text: translator(homeWords, locale)(`line.${type}`) };
    case "service_fee":
    case "state_fee":
    case "adjustment":
      return { text: label, lang: "en" };
  }
}
