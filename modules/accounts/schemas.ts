import { z } from "zod";
import { EMAIL_MAX, parseEmail } from "#modules/platform/email";
import { labelsFrom, namedFields, optionalText, readAs, text } from "#modules/platform/fields";
import { message } from "#modules/platform/messages";
import { accountsMessages } from "./messages";

/** How messages name the fields of these forms. */
export const accountsLabels = labelsFrom(accountsMessages, {
  email: "labelEmail",
  password: "labelPassword",
  password_confirmation: "labelPasswordConfirmation",
  current_password: "labelCurrentPassword",
  code: "labelCode",
});
const fields = namedFields(accountsLabels);

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

export const signInSchema = fields({ email: emailField(), password: passwordField() });

export const passwordEmailSchema = fields({ email: emailField() });

export const passwordResetSchema = fields({
  token: text({ max: 200 }),
  email: emailField(),
  password: passwordField(),
  password_confirmation: passwordField(),
});

export const passwordChangeSchema = fields({
  current_password: passwordField(),
  password: passwordField(),
  password_confirmation: passwordField(),
});

export const currentPasswordSchema = fields({ current_password: passwordField() });

/** The code stays empty for who has no two-step sign-in. */
export const signInConfirmationSchema = fields({
  current_password: passwordField(),
  code: optionalText({ max: CODE_MAX }),
});

export const codeSchema = fields({ code: codeField() });
