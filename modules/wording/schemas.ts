import { z } from "zod";
import { labelsFrom, namedFields, optionalText } from "#modules/platform/fields";
import { WORDING_MAX } from "./domain/judge-text";
import { wordingMessages } from "./messages";

const fields = namedFields(
  labelsFrom(wordingMessages, {
    en: "labelEn",
    en_one: "labelEnOne",
    es: "labelEs",
    es_one: "labelEsOne",
  }),
);

/** A message is one paragraph: line breaks and whatever else is white counts as one space. */
const paragraph = () =>
  z.pipe(
    optionalText({ max: WORDING_MAX, isMultiline: true }),
    z.transform((typed: string) => typed.trim().replace(/\s+/g, " ")),
  );
const version = () => z.coerce.number().int().min(0).max(1_000_000).default(0);

/** A text in both languages as staff enter it; empty is the product's own. */
export const wordingSchema = fields({
  en: paragraph(),
  en_one: paragraph(),
  es: paragraph(),
  es_one: paragraph(),
  en_version: version(),
  es_version: version(),
});
export type WordingFields = z.output<typeof wordingSchema>;
