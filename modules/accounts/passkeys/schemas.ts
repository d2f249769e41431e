import { z } from "zod";
import { type FieldLabels, optionalText, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { PASSWORD_FIELD_MAX } from "../schemas";
import { PASSKEY_NAME_MAX } from "./domain/passkey-limits";
import { passkeyMessages } from "./messages";

/** What an authenticator answered, as JSON text; the command judges it, and refuses all that is odd alike. */
export const passkeyAnswerSchema = z.strictObject({ answer: z.unknown() });

export const newPasskeySchema = z.strictObject({
  answer: z.unknown(),
  name: optionalText({ max: PASSKEY_NAME_MAX }),
});

export const passkeyNameSchema = z.strictObject({ name: text({ max: PASSKEY_NAME_MAX }) });

/** The password is asked for with the last one alone. */
export const passkeyRemovalSchema = z.strictObject({
  current_password: optionalText({ max: PASSWORD_FIELD_MAX }),
});

/** For what the browser is about to ask an authenticator of who is signed in. */
export const passkeyPurposeSchema = z.strictObject({ purpose: z.enum(["confirm", "add"]) });

/** How messages name the fields of these forms, in one language. */
export function passkeyLabels(locale: Locale): FieldLabels {
  const t = translator(passkeyMessages, locale);
  return {
    name: t("labelName"),
    current_password: t("labelCurrentPassword"),
    answer: t("labelAnswer"),
  };
}
