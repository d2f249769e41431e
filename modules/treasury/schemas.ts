import { z } from "zod";
import { date, type FieldLabels, optionalDate, optionalText } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { treasuryMessages } from "./messages";

/** How long texts may be, in characters, and how many years a club keeps. */
export const treasuryLimits = { name: 60, reason: 500, years: 60 } as const;

const amount = () => optionalText({ max: 40 });
const reason = () => optionalText({ max: treasuryLimits.reason, isMultiline: true });

/** A year that is begun. */
export const yearSchema = z.strictObject({ ends_on: date() });

/** The numbers of a report apart from those of its categories: texts that the command judges at once. */
export const numbersSchema = z.strictObject({
  opening: amount(),
  opening_reason: reason(),
  bank_statement: amount(),
  checks_out: amount(),
  deposits_out: amount(),
  difference_reason: reason(),
});
export type NumbersFields = z.output<typeof numbersSchema>;

/** A category of the club's own. */
export const lineSchema = z.strictObject({
  name: optionalText({ max: treasuryLimits.name }),
  side: optionalText({ max: 20 }),
  nature: optionalText({ max: 20 }),
});
export type LineFields = z.output<typeof lineSchema>;

/** Why a final report is corrected. */
export const correctionSchema = z.strictObject({ reason: reason() });

/** The meeting that adopted the budget. */
export const adoptionSchema = z.strictObject({ adopted_on: optionalDate() });

const answer = () => optionalText({ max: 10 });

/** What a reviewer found at each check, and in words. */
export const reviewSchema = z.strictObject({
  statements: answer(),
  opening: answer(),
  reconciled: answer(),
  deposits: answer(),
  receipts: answer(),
  approved: answer(),
  two_people: answer(),
  cash: answer(),
  budget: answer(),
  returns: answer(),
  note: optionalText({ max: 2_000, isMultiline: true }),
});
export type ReviewFields = z.output<typeof reviewSchema>;

const few = () => optionalText({ max: 10 });

/** Cash as the first of two people counted it. */
export const cashSchema = z.strictObject({
  counted_on: optionalDate(),
  event: optionalText({ max: 100 }),
  pieces_10000: few(),
  pieces_5000: few(),
  pieces_2000: few(),
  pieces_1000: few(),
  pieces_500: few(),
  pieces_100: few(),
  pieces_25: few(),
  pieces_10: few(),
  pieces_5: few(),
  pieces_1: few(),
  purpose_1: optionalText({ max: 60 }),
  amount_1: amount(),
  purpose_2: optionalText({ max: 60 }),
  amount_2: amount(),
  purpose_3: optionalText({ max: 60 }),
  amount_3: amount(),
});
export type CashFields = z.output<typeof cashSchema>;

/** The second person's total. */
export const cashSignSchema = z.strictObject({ total: amount() });

/** The deposit's slip. */
export const cashSlipSchema = z.strictObject({ slip: optionalText({ max: 40 }) });

/** How messages name the fields. */
export function treasuryLabels(locale: Locale): FieldLabels {
  const t = translator(treasuryMessages, locale);
  return {
    ends_on: t("labelEndsOn"),
    opening: t("labelOpening"),
    opening_reason: t("labelOpeningReason"),
    bank_statement: t("labelBank"),
    checks_out: t("labelChecks"),
    deposits_out: t("labelDeposits"),
    difference_reason: t("labelDifference"),
    name: t("labelName"),
    side: t("labelSide"),
    nature: t("labelNature"),
    reason: t("labelReason"),
    adopted_on: t("labelAdopted"),
    note: t("labelNote"),
    event: t("labelEvent"),
    counted_on: t("labelCounted"),
    total: t("labelTotal"),
    slip: t("labelSlip"),
  };
}
