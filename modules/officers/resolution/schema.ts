import { z } from "zod";
import { type FieldLabels, optionalText, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { resolutionMessages } from "./messages";
import { powers } from "./powers";

/** The numbers of terms, as boxes send them. */
const terms = () => z.array(z.string().max(12)).max(50);

/** What the bank is told: who signs from now on and who no longer, and who certifies it. */
export const resolutionSchema = z.strictObject({
  legal_name: text({ max: 200 }),
  meeting_on: text({ max: 40 }),
  bank: optionalText({ max: 120 }),
  sign: terms(),
  leave: terms(),
  power: z.array(z.enum(powers)).max(powers.length),
  signatures: z.enum(["one", "two"]),
  first: text({ max: 12 }),
  second: text({ max: 12 }),
});

export type ResolutionFields = z.output<typeof resolutionSchema>;

/** How messages name the fields of a resolution. */
export function resolutionLabels(locale: Locale): FieldLabels {
  const t = translator(resolutionMessages, locale);
  return {
    legal_name: t("labelName"),
    meeting_on: t("labelMeeting"),
    bank: t("labelBank"),
    sign: t("labelSign"),
    leave: t("labelLeave"),
    power: t("labelPower"),
    signatures: t("labelSignatures"),
    first: t("labelFirst"),
    second: t("labelSecond"),
  };
}
