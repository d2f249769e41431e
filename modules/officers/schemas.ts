import { z } from "zod";
import { EMAIL_MAX, parseEmail } from "#modules/platform/email";
import {
  type FieldLabels,
  flag,
  optionalText,
  readUnlessEmpty,
  text,
} from "#modules/platform/fields";
import { type Locale, type MessageRef, message, translator } from "#modules/platform/messages";
import { parsePhone } from "#modules/platform/phone";
import { officersMessages } from "./messages";

/** How long texts may be, in characters, and how many terms a club keeps. */
export const officerLimits = { title: 100, name: 120, phone: 60, terms: 1_000 } as const;

/** A text that may be left out, or else is read; "" for nothing. */
const readText = (max: number, wrong: MessageRef, read: (typed: string) => string | undefined) =>
  z.pipe(optionalText({ max }), readUnlessEmpty(read, wrong));

const short = () => optionalText({ max: 40 });

/** A term of office as a club's people enter it. */
export const termSchema = z.strictObject({
  office: short(),
  title: optionalText({ max: officerLimits.title }),
  name: text({ max: officerLimits.name }),
  email: readText(EMAIL_MAX, message(officersMessages, "emailShape"), parseEmail),
  phone: readText(officerLimits.phone, message(officersMessages, "phoneShape"), parsePhone),
  starts_on: text({ max: 40 }),
  ends_on: short(),
  minutes: short(),
  is_responsible_party: flag(),
  responsible_changed_on: short(),
  is_bank_signer: flag(),
  is_reviewer: flag(),
  is_school_employee: flag(),
  shows_name: flag(),
  shows_email: flag(),
  shows_phone: flag(),
});

export type TermFields = z.output<typeof termSchema>;

/** How messages name the fields of a term. */
export function termLabels(locale: Locale): FieldLabels {
  const t = translator(officersMessages, locale);
  return {
    office: t("labelOffice"),
    title: t("labelTitle"),
    name: t("labelName"),
    email: t("labelEmail"),
    phone: t("labelPhone"),
    starts_on: t("labelStartsOn"),
    ends_on: t("labelEndsOn"),
    minutes: t("labelMinutes"),
    is_responsible_party: t("labelResponsible"),
    responsible_changed_on: t("labelChangedOn"),
    is_bank_signer: t("labelSigner"),
    is_reviewer: t("labelReviewer"),
    is_school_employee: t("labelEmployee"),
    shows_name: t("labelShowsName"),
    shows_email: t("labelShowsEmail"),
    shows_phone: t("labelShowsPhone"),
  };
}
