import { z } from "zod";
import { emailField } from "#modules/accounts/contract";
import { type FieldLabels, optionalText, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { claimMessages } from "./claim-messages";

/** How long texts may be, in characters. */
export const claimLimits = { title: 100, name: 120, why: 2_000, reason: 1_000 } as const;

/** Who claims a club that nobody is left in; the paper that shows it is a file beside them. */
export const claimSchema = z.strictObject({
  ein: text({ max: 20 }),
  name: text({ max: claimLimits.name }),
  email: emailField(),
  office: optionalText({ max: 40 }),
  title: optionalText({ max: claimLimits.title }),
  why: text({ max: claimLimits.why, isMultiline: true }),
});
export type ClaimFields = z.output<typeof claimSchema>;

/** What is said against a claim, or with a decision about it. */
export const claimReasonSchema = z.strictObject({
  reason: text({ max: claimLimits.reason, isMultiline: true }),
});

/** How messages name the fields of these forms. */
export function claimLabels(locale: Locale): FieldLabels {
  const t = translator(claimMessages, locale);
  return {
    ein: t("labelEin"),
    name: t("labelName"),
    email: t("labelEmail"),
    office: t("labelOffice"),
    title: t("labelTitle"),
    why: t("labelWhy"),
    reason: t("labelReason"),
    file: t("labelFile"),
  };
}
