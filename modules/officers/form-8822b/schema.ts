import { z } from "zod";
import { date, type FieldLabels, optionalText, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { form8822bMessages } from "./messages";

const NAME_MAX = 120;

/** What the sheet for Form 8822-B is made from. Nothing of it is kept. */
export const form8822bSchema = z.strictObject({
  old_party: optionalText({ max: NAME_MAX }),
  new_party: text({ max: NAME_MAX }),
  changed_on: date(),
});
export type Form8822bFields = z.output<typeof form8822bSchema>;

/** How messages name its fields. */
export function form8822bLabels(locale: Locale): FieldLabels {
  const t = translator(form8822bMessages, locale);
  return {
    old_party: t("labelOld"),
    new_party: t("labelNew"),
    changed_on: t("labelChangedOn"),
  };
}
