import { z } from "zod";
import { labelsFrom, namedFields, text } from "#modules/platform/fields";
import { message } from "#modules/platform/messages";
import { personChangesSchema } from "../people/schemas";
import { accountsLabels, emailField, PASSWORD_FIELD_MAX } from "../schemas";
import { languageTags } from "./domain/languages";
import { settingsMessages } from "./settings-messages";

const ownLabels = labelsFrom(settingsMessages, { locale: "labelLanguage", id: "labelDevice" });
const fields = namedFields((locale) => ({ ...accountsLabels(locale), ...ownLabels(locale) }));

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
export const ownProfileSchema = fields({
  ...personChangesSchema.pick({
    first_name: true,
    last_name: true,
    phone: true,
    sms_phone: true,
    is_subscribed_bulk_emails: true,
    is_subscribed_event_emails: true,
    is_subscribed_sms: true,
  }).shape,
  locale: languageField(),
});

export type OwnProfileFields = z.output<typeof ownProfileSchema>;

/** Another e-mail address, asked for with the password. */
export const emailChangeSchema = fields({
  email: emailField(),
  current_password: text({ max: PASSWORD_FIELD_MAX }),
});

/** Which device is signed out; every other one than this where none is named. */
export const sessionEndSchema = fields({ id: text({ max: 36 }).optional() });
