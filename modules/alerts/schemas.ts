import { z } from "zod";
import { compareDates } from "#modules/platform/dates";
import { date, type FieldLabels, optionalText, text } from "#modules/platform/fields";
import { type Locale, message, translator } from "#modules/platform/messages";
import { ALERT_TEXT_MAX, type AlertKind, alertKinds } from "./domain/alert-days";
import { alertMessages } from "./messages";

/** An alert as staff enter it. `version` is that of the alert that is changed; 0 for a new one. */
export const alertSchema = z
  .strictObject({
    kind: z.pipe(
      text({ max: 20 }),
      z.transform((typed, ctx): AlertKind => {
        const kind = alertKinds.find((one) => one === typed);
        if (kind !== undefined) return kind;
        const params = { message: message(alertMessages, "kindUnknown") };
        ctx.issues.push({ code: "custom", input: typed, params, continue: false });
        return z.NEVER;
      }),
    ),
    text_en: text({ max: ALERT_TEXT_MAX }),
    text_es: optionalText({ max: ALERT_TEXT_MAX }),
    starts_on: date(),
    ends_on: date(),
    version: z.coerce.number().int().min(0).max(1_000_000).default(0),
  })
  .check((ctx) => {
    const { starts_on, ends_on } = ctx.value;
    if (compareDates(ends_on, starts_on) >= 0) return;
    const params = { message: message(alertMessages, "daysOrder") };
    ctx.issues.push({ code: "custom", input: ends_on, params, path: ["ends_on"] });
  });

/** How messages name the fields of an alert, in one language. */
export function alertLabels(locale: Locale): FieldLabels {
  const t = translator(alertMessages, locale);
  return {
    kind: t("labelKind"),
    text_en: t("labelTextEn"),
    text_es: t("labelTextEs"),
    starts_on: t("labelStarts"),
    ends_on: t("labelEnds"),
  };
}
