import { z } from "zod";
import {
  flag,
  labelsFrom,
  namedFields,
  optionalText,
  readUnlessEmpty,
} from "#modules/platform/fields";
import { type MessageRef, message } from "#modules/platform/messages";
import { passwordShapeProblems } from "#modules/platform/password-policy";
import { isTextable, parsePhone } from "#modules/platform/phone";
import { accountsLabels, emailField, PASSWORD_FIELD_MAX } from "../schemas";
import { acceptanceMessages } from "./acceptance-messages";
import { peopleMessages } from "./messages";

const peopleLabels = labelsFrom(peopleMessages, {
  id: "labelUser",
  account_id: "labelAccount",
  phone: "labelPhone",
  sms_phone: "labelSmsPhone",
  is_primary: "labelPrimary",
  is_subscribed_bulk_emails: "labelBulk",
  is_subscribed_event_emails: "labelEvents",
  is_subscribed_sms: "labelSms",
});
const acceptanceLabels = labelsFrom(acceptanceMessages, {
  first_name: "labelFirstName",
  last_name: "labelLastName",
});
const fields = namedFields((locale) => ({
  ...accountsLabels(locale),
  ...acceptanceLabels(locale),
  ...peopleLabels(locale),
}));
const NAME_MAX = 100;
const PHONE_MAX = 60;

const nameField = () => optionalText({ max: NAME_MAX }).unwrap();
const passwordField = () => optionalText({ max: PASSWORD_FIELD_MAX }).unwrap();

/** A password of somebody's choice, or "" for none: judged along with the other fields. */
const newPasswordField = () =>
  z.pipe(
    passwordField(),
    z.transform((typed, ctx): string => {
      for (const wrong of typed === "" ? [] : passwordShapeProblems(typed)) {
        ctx.issues.push({ code: "custom", input: typed, params: { message: wrong } });
      }
      return typed;
    }),
  );

/** A telephone number as it is stored, or "" for none. */
function phoneField(wrong: MessageRef, isFit: (stored: string) => boolean) {
  return z.pipe(
    optionalText({ max: PHONE_MAX }).unwrap(),
    readUnlessEmpty((typed) => {
      const stored = parsePhone(typed);
      return stored !== undefined && isFit(stored) ? stored : undefined;
    }, wrong),
  );
}

const phone = () => phoneField(message(peopleMessages, "phoneShape"), () => true);
const smsPhone = () => phoneField(message(peopleMessages, "smsPhoneShape"), isTextable);
const box = () => flag().unwrap();

/** An id as a form or a script sends it; nothing, null and "" are none. */
const optionalId = () =>
  z
    .transform((value: unknown, ctx): number | undefined => {
      if (value === undefined || value === null || value === "") return undefined;
      const isId = typeof value === "string" || typeof value === "number";
      if (isId && /^[1-9]\d{0,8}$/.test(String(value))) return Number(value);
      ctx.issues.push({ code: "custom", input: value, params: {}, continue: false });
      return z.NEVER;
    })
    .optional();

/** A new person of an account: the fields of the contract, with the defaults of new users. */
export const newPersonSchema = fields({
  id: optionalId(),
  account_id: optionalId(),
  email: emailField(),
  first_name: nameField().default(""),
  last_name: nameField().default(""),
  password: newPasswordField().default(""),
  current_password: passwordField().default(""),
  phone: phone().default(""),
  sms_phone: smsPhone().default(""),
  is_primary: box().default(false),
  is_subscribed_bulk_emails: box().default(true),
  is_subscribed_event_emails: box().default(true),
  is_subscribed_sms: box().default(false),
});

/** Changes of a person: what is not sent stays as it is. */
export const personChangesSchema = fields({
  id: optionalId(),
  account_id: optionalId(),
  email: emailField().optional(),
  first_name: nameField().optional(),
  last_name: nameField().optional(),
  password: newPasswordField().default(""),
  current_password: passwordField().default(""),
  phone: phone().optional(),
  sms_phone: smsPhone().optional(),
  is_primary: box().optional(),
  is_subscribed_bulk_emails: box().optional(),
  is_subscribed_event_emails: box().optional(),
  is_subscribed_sms: box().optional(),
});

/** Deleting and inviting again take nothing but, for staff, the account. */
export const accountChoiceSchema = fields({ account_id: optionalId() });

/** Accepting an invitation: name and password where there is none yet. */
export const acceptanceSchema = fields({
  first_name: nameField().default(""),
  last_name: nameField().default(""),
  password: passwordField().default(""),
  password_confirmation: passwordField().default(""),
});
