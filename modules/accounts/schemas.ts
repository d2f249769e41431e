import { z } from "zod";
import { EMAIL_MAX, parseEmail } from "#modules/platform/email";
import { type FieldLabels, optionalText, readAs, text } from "#modules/platform/fields";
import { type Locale, message, translator } from "#modules/platform/messages";
import { accountsMessages } from "./messages";

/** What a password field takes at all; the policy of new passwords is stricter. */
export const PASSWORD_FIELD_MAX = 1_000;
const CODE_MAX = 40;

/** An e-mail address by the rule of `parseEmail`, without surrounding spaces. */
export function emailField() {
  return z.pipe(
    text({ max: EMAIL_MAX }),
    readAs(parseEmail, message(accountsMessages, "emailShape")),
  );
}

const passwordField = () => text({ max: PASSWORD_FIELD_MAX });
const codeField = () => text({ max: CODE_MAX });

export const signInSchema = z.strictObject({ email: emailField(), password: passwordField() });

export const passwordEmailSchema = z.strictObject({ email: emailField() });

export const passwordResetSchema = z.strictObject({
  token: text({ max: 200 }),
  email: emailField(),
  password: passwordField(),
  password_confirmation: passwordField(),
});

export const passwordChangeSchema = z.strictObject({
  current_password: passwordField(),
  password: passwordField(),
  password_confirmation: passwordField(),
});

export const currentPasswordSchema = z.strictObject({ current_password: passwordField() });

/** The code stays empty for who has no two-step sign-in. */
export const signInConfirmationSchema = z.strictObject({
  current_password: passwordField(),
  code: optionalText({ max: CODE_MAX }),
});

export const codeSchema = z.strictObject({ code: codeField() });

/** How messages name the fields of these forms, in one language. */
export function accountsLabels(locale: Locale): FieldLabels {
  const t = translator(accountsMessages, locale);
  return {
    email: t("labelEmail"),
    password: t("labelPassword"),
    password_confirmation: t("labelPasswordConfirmation"),
    current_password: t("labelCurrentPassword"),
    code: t("labelCode"),
  };
}
