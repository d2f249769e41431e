import { z } from "zod";
import { type FieldLabels, flag, namedFields, optionalText } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { type Locale, translator } from "#modules/platform/messages";
import { federalForm } from "./federal-form";
import { type Figure, figures } from "./kinds";
import { complianceMessages } from "./messages";

const short = () => optionalText({ max: 30 });
const note = () => optionalText({ max: 300 });

const due = {
  report_due: short(),
  report_due_month: short(),
  report_due_day: short(),
  report_due_days: short(),
  charity_due: short(),
  charity_due_month: short(),
  charity_due_day: short(),
  charity_due_days: short(),
};

type SourceFields = Record<`${Figure}_source` | `${Figure}_read_on`, ReturnType<typeof short>> &
  Record<`${Figure}_confirmed`, ReturnType<typeof flag>>;

/** Of each figure where it was read, when, and whether that confirms it. */
const sources = Object.fromEntries(
  figures.flatMap((figure) => [
    [`${figure}_source`, optionalText({ max: 300 })],
    [`${figure}_read_on`, optionalText({ max: 40 })],
    [`${figure}_confirmed`, flag()],
  ]),
) as SourceFields;

/** What staff know of a state, as they type it; nothing typed means that it is not known. */
export const requirementSchema = z.object({
  articles_fee: short(),
  articles_fee_up_to: short(),
  articles_note: note(),
  articles_note_es: note(),
  report_kind: short(),
  report_years: short(),
  report_fee: short(),
  report_fee_up_to: short(),
  report_note: note(),
  report_note_es: note(),
  charity_kind: short(),
  charity_years: short(),
  charity_first: short(),
  charity_first_up_to: short(),
  charity_renewal: short(),
  charity_renewal_up_to: short(),
  charity_exempt: short(),
  charity_exempt_from: short(),
  charity_exempt_volunteers: flag(),
  charity_note: note(),
  charity_note_es: note(),
  school_kind: short(),
  school_note: note(),
  school_note_es: note(),
  notice_days: short(),
  notice_cite: optionalText({ max: 120 }),
  source_url: optionalText({ max: 300 }),
  ...due,
  ...sources,
});
export type RequirementFields = z.output<typeof requirementSchema>;

const versions = { version: z.coerce.number().int().min(0).max(1_000_000_000) };

/** Staff's form: the fields, the version that was read, and why it is changed. */
export const requirementChangeSchema = namedFields(requirementLabels)({
  ...requirementSchema.shape,
  ...versions,
  reason: note(),
  /** `preview` asks whom it would touch. */
  step: optionalText({ max: 40 }),
});

/** The form that brings back an earlier version. */
export const requirementRestoreSchema = namedFields(requirementLabels)({
  ...versions,
  restore: z.coerce.number().int().min(1).max(1_000_000_000),
});

/** A newer reading of a figure of the IRS. */
export const federalFigureSchema = formSchema(federalForm);

type Labelled = Exclude<keyof typeof requirementChangeSchema.shape, keyof SourceFields | "step">;

function requirementLabels(locale: Locale): FieldLabels {
  const t = translator(complianceMessages, locale);
  const own = Object.keys(requirementChangeSchema.shape).filter(
    (name): name is Labelled => !(name in sources) && name !== "step",
  );
  const ofSources = figures.flatMap((name) => {
    const figure = t(`figure.${name}`);
    return [
      [`${name}_source`, t("sourceOf", { figure })],
      [`${name}_read_on`, t("readOnOf", { figure })],
      [`${name}_confirmed`, t("confirmedOf", { figure })],
    ];
  });
  return Object.fromEntries([...own.map((name) => [name, t(name)]), ...ofSources]);
}
