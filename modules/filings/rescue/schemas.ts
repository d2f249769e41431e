import { z } from "zod";
import {
  type FieldLabels,
  optionalChoice,
  optionalMonth,
  optionalText,
  text,
} from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { causes, knownOrNot, yearForms } from "./domain/answers";
import { rescueMessages } from "./messages";

const day = optionalText({ max: 20 });
const letter = {
  letter_month: optionalMonth(),
  letter_day: optionalText({ max: 2 }),
  letter_year: optionalText({ max: 4 }),
};

const questions = {
  posted_on: day,
  ...letter,
  year_1: optionalChoice(yearForms),
  year_2: optionalChoice(yearForms),
  year_3: optionalChoice(yearForms),
  revoked_before: optionalChoice(knownOrNot),
  cause: optionalChoice(causes),
  in_group: optionalChoice(knownOrNot),
};

/** The questions about a revocation; what is left empty is not known. */
export const rescueSchema = z.strictObject(questions);
export type RescueFields = z.output<typeof rescueSchema>;

/** The same with the version that was looked at. */
export const rescueChangeSchema = z.strictObject({ ...questions, version: text({ max: 10 }) });

/** The letter that begins it where the list does not: only its day. */
export const rescueBeginSchema = z.strictObject(letter);

/** The letter that gives the exemption back. */
export const rescueEndSchema = z.strictObject({
  version: text({ max: 10 }),
  reinstated_on: day,
  file_uploads: optionalText({ max: 2_000 }),
});

/** How messages name the fields, in one language. */
export function rescueLabels(locale: Locale): FieldLabels {
  const t = translator(rescueMessages, locale);
  return {
    posted_on: t("labelPosted"),
    letter_month: t("labelLetterMonth"),
    letter_day: t("labelLetterDay"),
    letter_year: t("labelLetterYear"),
    year_1: t("labelYear1"),
    year_2: t("labelYear2"),
    year_3: t("labelYear3"),
    revoked_before: t("labelBefore"),
    cause: t("labelCause"),
    in_group: t("labelGroup"),
    version: t("labelVersion"),
    reinstated_on: t("labelReinstated"),
    file_uploads: t("labelFile"),
  };
}
