import { z } from "zod";
import { fileUploadLabels, fileUploadSchema } from "#modules/accounts/contract";
import {
  type FieldLabels,
  flag,
  optionalChoice,
  optionalDate,
  optionalText,
  several,
} from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { categoryNames } from "./domain/categories";
import { paperKinds } from "./domain/papers";
import { vaultMessages } from "./messages";

/** How long a title may be, in characters. */
export const TITLE_MAX = 200;

const about = {
  category: optionalChoice(categoryNames),
  kind: optionalChoice(paperKinds),
  title: optionalText({ max: TITLE_MAX }),
  dated_on: optionalDate(),
  ends_on: optionalDate(),
  is_private: flag(),
};

/** What is said of a paper. */
export const paperSchema = z.strictObject(about);

/** The fields beside the file of `POST /app/files`. */
export const uploadSchema = fileUploadSchema.extend(about);

/** The days of one more version of a paper, beside its file. */
export const versionSchema = z.strictObject({
  dated_on: optionalDate(),
  ends_on: optionalDate(),
});

/** Holds a paper, or lets go of it. */
export const holdSchema = z.strictObject({ hold: optionalChoice(["audit", "dispute"]) });

/** Deletes papers whose period is over. */
export const retentionSchema = z.strictObject({ papers: several(), agrees: flag() });

export type HoldFields = z.output<typeof holdSchema>;
export type RetentionFields = z.output<typeof retentionSchema>;
export type PaperFields = z.output<typeof paperSchema>;

/** How messages name these fields, in one language. */
export function vaultLabels(locale: Locale): FieldLabels {
  const t = translator(vaultMessages, locale);
  return {
    ...fileUploadLabels(locale),
    category: t("labelCategory"),
    kind: t("labelKind"),
    title: t("labelTitle"),
    dated_on: t("labelDatedOn"),
    ends_on: t("labelEndsOn"),
    is_private: t("labelPrivate"),
    hold: t("labelHold"),
    papers: t("labelPapers"),
    agrees: t("labelAgrees"),
  };
}
