import { z } from "zod";
import { type FieldLabels, flag, optionalText, several, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { lettersMessages } from "./messages";

/** How long texts may be, in characters. */
export const letterLimits = {
  title: 120,
  text: 12_000,
  name: 120,
  reason: 1_000,
  days: 120,
} as const;

/** A template as a headquarters writes it. */
export const templateSchema = z.strictObject({
  title: text({ max: letterLimits.title }),
  text: optionalText({ max: letterLimits.text, isMultiline: true }),
  needs_two: flag(),
  thing_signers: flag(),
  thing_papers: flag(),
});

/** Sending: to whom, until when it can be signed, and the form's own key. */
export const sendingSchema = z.strictObject({
  whom: z.enum(["lacking", "ticked"]).default("lacking"),
  chapters: several(),
  days: optionalText({ max: 10 }),
  key: text({ max: 60 }),
});

/** An officer signs. */
export const signatureSchema = z.strictObject({
  digest: text({ max: 64 }),
  agrees: flag(),
  full_name: optionalText({ max: letterLimits.name }),
});

/** An officer signs that a letter is revoked. */
export const revocationSchema = z.strictObject({
  reason: optionalText({ max: letterLimits.reason, isMultiline: true }),
  agrees: flag(),
  full_name: optionalText({ max: letterLimits.name }),
});

/** An officer declines. */
export const declineSchema = z.strictObject({
  reason: text({ max: letterLimits.reason, isMultiline: true }),
});

export type TemplateFields = z.output<typeof templateSchema>;
export type SignatureFields = z.output<typeof signatureSchema>;
export type RevocationFields = z.output<typeof revocationSchema>;

/** How messages name the fields of these forms. */
export function letterLabels(locale: Locale): FieldLabels {
  const t = translator(lettersMessages, locale);
  return {
    title: t("labelTitle"),
    text: t("labelText"),
    needs_two: t("labelTwo"),
    thing_signers: t("labelThing"),
    thing_papers: t("labelThing"),
    whom: t("labelWhom"),
    chapters: t("labelChapters"),
    days: t("labelDays"),
    agrees: t("labelAgree"),
    full_name: t("labelName"),
    reason: t("labelReason"),
  };
}
