import { z } from "zod";
import { type FieldLabels, text } from "#modules/platform/fields";
import { type Locale, message, translator } from "#modules/platform/messages";
import { peopleLabels, personChangesSchema } from "../people/schemas";
import { emailField, PASSWORD_FIELD_MAX } from "../schemas";
import { languageTags } from "./domain/languages";
import { settingsMessages } from "./settings-messages";

const isLanguage = (tag: unknown) => (languageTags as readonly unknown[]).includes(tag);

/** A language of the list, or "" to follow the browser. */
const languageField = () =>
  z
    .transform((typed: unknown, ctx): string => {
      if (typed === "" || typed === null) return "";
      if (typeof typed === "string" && isLanguage(typed)) return typed;
      const params = { message: message(settingsMessages, "languageUnknown") };
      ctx.issues.push({ code: "custom", input: typed, params, continue: false });
      return z.NEVER;
    })
    .optional();

/** What a person says of themselves; what is not sent stays as it is. */
export const ownProfileSchema = personChangesSchema
  .pick({
    first_name: true,
    last_name: true,
    phone: true,
    sms_phone: true,
    is_subscribed_bulk_emails: true,
    is_subscribed_event_emails: true,
    is_subscribed_sms: true,
  })
  .extend({ locale: languageField() });

export type OwnProfileFields = z.output<typeof ownProfileSchema>;

/** Another e-mail address, asked for with the password. */
export const emailChangeSchema = z.strictObject({
  email: emailField(),
  current_password: text({ max: PASSWORD_FIELD_MAX }),
});

/** Which device is signed out; every other one than this where none is named. */
export const sessionEndSchema = z.strictObject({ id: text({ max: 36 }).optional() });

/** How messages name the fields of these forms, in one language. */
export function settingsLabels(locale: Locale): FieldLabels {
  const t = translator(settingsMessages, locale);
  return { ...peopleLabels(locale), locale: t("labelLanguage"), id: t("labelDevice") };
}
