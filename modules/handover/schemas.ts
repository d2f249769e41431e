import { z } from "zod";
import { acceptanceSchema, emailField } from "#modules/accounts/contract";
import { type FieldLabels, optionalText, text } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { type Locale, translator } from "#modules/platform/messages";
import { handoverForm } from "./form";
import { handoverMessages } from "./messages";

/** To whom a club is handed over, and what becomes of who hands over, read from what was typed. */
export const planSchema = formSchema(handoverForm);
export type PlanFields = z.output<typeof planSchema>;

/** Accepting: the address that the link went to, and a name and a password where there is none yet. */
export const handoverAcceptanceSchema = acceptanceSchema.extend({
  email: emailField().optional(),
});
export type HandoverAcceptanceFields = z.output<typeof handoverAcceptanceSchema>;

/** Declining by the link, with a reason where one is given. */
export const handoverDeclineSchema = z.strictObject({ reason: optionalText({ max: 500 }) });

/** What one side says of a thing on the list. */
export const markSchema = z.strictObject({
  thing: text({ max: 200 }),
  mark: optionalText({ max: 40 }),
});

/** How messages name the fields of an answer. */
export function handoverLabels(locale: Locale): FieldLabels {
  const t = translator(handoverMessages, locale);
  return {
    email: t("labelEmail"),
    reason: t("labelReason"),
    thing: t("labelThing"),
    mark: t("labelMark"),
  };
}
