import { z } from "zod";
import {
  type FieldLabels,
  flag,
  optionalChoice,
  optionalDate,
  optionalText,
  several,
  text,
} from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { shareMessages } from "./share-messages";

/** How long the name of a link may be, in characters. */
export const SHARE_NAME_MAX = 100;

/** What a link opens, for how long, and how it is kept. */
export const shareSchema = z.strictObject({
  name: text({ max: SHARE_NAME_MAX }),
  what: optionalChoice(["papers", "year"]),
  papers: several(),
  fiscal_year: optionalText({ max: 4 }),
  expires_on: optionalDate(),
  passcode: optionalText({ max: 40 }),
  max_views: optionalText({ max: 6 }),
  is_pinned: flag(),
});
export type ShareFields = z.output<typeof shareSchema>;

/** Opening a link. */
export const openShareSchema = z.strictObject({ passcode: optionalText({ max: 40 }) });

/** How messages name the fields of these forms. */
export function shareLabels(locale: Locale): FieldLabels {
  const t = translator(shareMessages, locale);
  return {
    name: t("labelName"),
    what: t("labelWhat"),
    papers: t("labelPapers"),
    fiscal_year: t("labelYear"),
    expires_on: t("labelExpiresOn"),
    passcode: t("labelPasscode"),
    max_views: t("labelMaxViews"),
    is_pinned: t("labelPinned"),
  };
}
