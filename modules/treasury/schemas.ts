import type { z } from "zod";
import { labelsFrom, namedFields, optionalText } from "#modules/platform/fields";
import { formLabels } from "#modules/platform/forms/contract";
import { formSchema } from "#modules/platform/forms/index.server";
import { piecesOfCash } from "./domain/cash";
import { treasuryForm, treasuryFormWords } from "./form";

const treasury = formSchema(treasuryForm);
const fields = namedFields(formLabels(treasuryForm));

/** A year that is begun. */
export const yearSchema = treasury.pick({ ends_on: true });

const amount = () => optionalText({ max: 40 });

/**
 * The numbers of a report apart from those of its categories. Amounts are texts, as banks write them, which
 * the command judges with the categories' at once.
 */
export const numbersSchema = fields({
  ...treasury.pick({ opening_reason: true, difference_reason: true }).shape,
  opening: amount(),
  bank_statement: amount(),
  checks_out: amount(),
  deposits_out: amount(),
});
export type NumbersFields = z.output<typeof numbersSchema>;

/** A category of the club's own. */
export const lineSchema = treasury.pick({ name: true, side: true, nature: true });
export type LineFields = z.output<typeof lineSchema>;

/** Why a final report is corrected. */
export const correctionSchema = treasury.pick({ reason: true });

/** The meeting that adopted the budget. */
export const adoptionSchema = treasury.pick({ adopted_on: true });

const answer = () => optionalText({ max: 10 });

/** What a reviewer found at each check, and in words. */
export const reviewSchema = treasury.pick({ note: true }).extend({
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
});
export type ReviewFields = z.output<typeof reviewSchema>;

const few = () => optionalText({ max: 10 });

const countedLabels = labelsFrom(
  treasuryFormWords,
  Object.fromEntries([
    ...piecesOfCash.map((value) => [`pieces_${value}`, "pieces"]),
    ...[1, 2, 3].flatMap((number) => [
      [`purpose_${number}`, "purpose"],
      [`amount_${number}`, "amount"],
    ]),
  ]),
);

/** Cash as the first of two people counted it. */
export const cashSchema = namedFields(countedLabels)({
  ...treasury.pick({ counted_on: true, event: true }).shape,
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
export const cashSignSchema = treasury.pick({ total: true });

/** The deposit's slip. */
export const cashSlipSchema = treasury.pick({ slip: true });
