import { z } from "zod";
import { acceptanceSchema, emailField } from "#modules/accounts/contract";
import { date, type FieldLabels, optionalText, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { handoverMessages } from "./messages";

/** How long texts may be, in characters. */
export const handoverLimits = { title: 100, name: 120, reason: 500 } as const;

const short = () => optionalText({ max: 40 });

/** To whom a club is handed over, and what becomes of who hands over. */
export const planSchema = z.strictObject({
  office: short(),
  title: optionalText({ max: handoverLimits.title }),
  name: text({ max: handoverLimits.name }),
  email: emailField(),
  starts_on: date(),
  afterwards: short(),
  stay_office: short(),
  stay_title: optionalText({ max: handoverLimits.title }),
});
export type PlanFields = z.output<typeof planSchema>;

/** Accepting: the address that the link went to, and a name and a password where there is none yet. */
export const handoverAcceptanceSchema = acceptanceSchema.extend({
  email: emailField().optional(),
});
export type HandoverAcceptanceFields = z.output<typeof handoverAcceptanceSchema>;

/** Declining by the link, with a reason where one is given. */
export const handoverDeclineSchema = z.strictObject({
  reason: optionalText({ max: handoverLimits.reason }),
});

/** What one side says of a thing on the list. */
export const markSchema = z.strictObject({ thing: text({ max: 200 }), mark: short() });

/** How messages name the fields of these forms. */
export function handoverLabels(locale: Locale): FieldLabels {
  const t = translator(handoverMessages, locale);
  return {
    office: t("labelOffice"),
    title: t("labelTitle"),
    name: t("labelName"),
    email: t("labelEmail"),
    starts_on: t("labelStartsOn"),
    afterwards: t("labelAfterwards"),
    stay_office: t("labelStayOffice"),
    stay_title: t("labelTitle"),
    reason: t("labelReason"),
    thing: t("labelThing"),
    mark: t("labelMark"),
  };
}
