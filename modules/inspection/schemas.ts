import { z } from "zod";
import {
  type FieldLabels,
  flag,
  optionalChoice,
  optionalDate,
  optionalText,
} from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { requestWays } from "./domain/requests";
import { inspectionMessages } from "./messages";

/** The returns of which a copy is published; of a 990-N the IRS has a page. */
export const publishedForms = ["990-EZ", "990"] as const;

/** What is said of a paper that is to be published. */
export const publishSchema = z.strictObject({
  kind: optionalChoice(["application", "letter"]),
  form: optionalChoice(publishedForms),
  fiscal_year_end: optionalDate(),
  filed_on: optionalDate(),
  is_extended: flag(),
  is_cleared: flag(),
  is_looked_through: flag(),
});

/** Opens or closes the public page. */
export const pageSchema = z.strictObject({ is_open: flag(), is_indexed: flag() });

/** A request for copies. */
export const requestSchema = z.strictObject({
  received_on: optionalDate(),
  way: optionalChoice(requestWays),
  asked_by: optionalText({ max: 120 }),
});

/** When a request was answered. */
export const answerSchema = z.strictObject({ answered_on: optionalDate() });

export type PublishFields = z.output<typeof publishSchema>;
export type PageFields = z.output<typeof pageSchema>;
export type RequestFields = z.output<typeof requestSchema>;
export type AnswerFields = z.output<typeof answerSchema>;

/** How messages name these fields, in one language. */
export function inspectionLabels(locale: Locale): FieldLabels {
  const t = translator(inspectionMessages, locale);
  return {
    kind: t("labelKind"),
    form: t("labelForm"),
    fiscal_year_end: t("labelFiscalYearEnd"),
    filed_on: t("labelFiledOn"),
    is_extended: t("labelExtended"),
    is_cleared: t("labelCleared"),
    is_looked_through: t("labelLooked"),
    is_open: t("labelOpen"),
    is_indexed: t("labelIndexed"),
    received_on: t("labelReceivedOn"),
    way: t("labelWay"),
    asked_by: t("labelAskedBy"),
    answered_on: t("labelAnsweredOn"),
  };
}
