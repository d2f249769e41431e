import { z } from "zod";
import { type FieldLabels, optionalText } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { WORDING_MAX } from "./domain/judge-text";
import { wordingMessages } from "./messages";

/** A message is one paragraph: line breaks and whatever else is white counts as one space. */
const paragraph = () =>
  z.pipe(
    optionalText({ max: WORDING_MAX, isMultiline: true }),
    z.transform((typed: string) => typed.trim().replace(/\s+/g, " ")),
  );
const version = () => z.coerce.number().int().min(0).max(1_000_000).default(0);

/** A text in both languages as staff enter it; empty is the product's own. */
export const wordingSchema = z.strictObject({
  en: paragraph(),
  en_one: paragraph(),
  es: paragraph(),
  es_one: paragraph(),
  en_version: version(),
  es_version: version(),
});
export type WordingFields = z.output<typeof wordingSchema>;

/** How messages name the fields of a text, in one language. */
export function wordingLabels(locale: Locale): FieldLabels {
  const t = translator(wordingMessages, locale);
  return {
    en: t("labelEn"),
    en_one: t("labelEnOne"),
    es: t("labelEs"),
    es_one: t("labelEsOne"),
  };
}
