import { z } from "zod";
import { type FieldLabels, flag, optionalText, several, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { reviewResults } from "./domain/chapter-year";
import { supervisionMessages } from "./messages";

/** How long texts may be, in characters. */
export const supervisionLimits = {
  title: 120,
  text: 20_000,
  statement: 4_000,
  note: 1_000,
  line: 200,
  name: 80,
} as const;

const short = (max = 40) => optionalText({ max });
const files = () => optionalText({ max: 1_000 });
const note = () => optionalText({ max: supervisionLimits.note, isMultiline: true });

/** What a person of the headquarters found of a chapter's year. */
export const reviewSchema = z.strictObject({ result: z.enum(reviewResults), note: note() });

/** A version of what chapters learn. */
export const educationSchema = z.strictObject({
  title: text({ max: supervisionLimits.title }),
  text: optionalText({ max: supervisionLimits.text, isMultiline: true }),
  url: short(500),
});

/** What a chapter gives to its headquarters for a year. */
export const chapterPapersSchema = z.strictObject({
  return_uploads: files(),
  receipts: short(),
  expenses: short(),
  closing: short(),
  activity_1: short(supervisionLimits.line),
  activity_2: short(supervisionLimits.line),
  activity_3: short(supervisionLimits.line),
  officers: note(),
  purpose_changed: flag(),
  number: short(60),
  confirmation_uploads: files(),
  has_read: flag(),
});

/** The purpose that all chapters have. */
export const statementSchema = z.strictObject({
  text: text({ max: supervisionLimits.statement, isMultiline: true }),
});

/** Which chapters one form is about: all that lack something, or those that are ticked. */
const whom = { whom: z.enum(["lacking", "ticked"]), chapters: several() };

/** That the papers of chapters have the purpose. */
export const purposeTickSchema = z.strictObject({ ...whom, file_uploads: files() });

/** Authorizations that are on file. */
export const authorizationSchema = z.strictObject({
  ...whom,
  from_on: short(),
  to_on: short(),
  how: z.enum(["file", "paper"]),
  file_uploads: files(),
});

/** What a headquarters says of an item of the list. */
export const readinessSchema = z.strictObject({
  owner: short(supervisionLimits.name),
  due_on: short(),
  choice: short(),
  done_on: short(),
  file_uploads: files(),
  note: note(),
  version: short(10),
});

/** Why a chapter is added all the same, or left. */
export const sgriChoiceSchema = z.strictObject({
  force_reason: short(500),
  leave_reason: short(500),
});

/** Freezing; the reason is for outside of the window. */
export const sgriFreezeSchema = z.strictObject({ reason: short(500) });

/** That the report went to the IRS. */
export const sgriSubmitSchema = z.strictObject({
  submitted_on: short(),
  way: short(supervisionLimits.line),
  confirmation: short(supervisionLimits.line),
  file_uploads: files(),
  reason: short(500),
});

/** A setting as staff read it. */
export const supervisionFactSchema = z.strictObject({
  value: short(),
  source_name: short(supervisionLimits.line),
  source_url: short(500),
  read_on: short(),
  confirmed: flag(),
  version: short(10),
});

export type ChapterPapers = z.output<typeof chapterPapersSchema>;
export type ReadinessFields = z.output<typeof readinessSchema>;
export type SgriSubmission = z.output<typeof sgriSubmitSchema>;
export type SupervisionFactFields = z.output<typeof supervisionFactSchema>;

/** How messages name the fields of these forms. */
export function supervisionLabels(locale: Locale): FieldLabels {
  const t = translator(supervisionMessages, locale);
  const activity = t("labelActivity");
  return {
    result: t("labelResult"),
    note: t("labelNote"),
    title: t("labelTitle"),
    text: t("labelText"),
    url: t("labelUrl"),
    receipts: t("labelReceipts"),
    expenses: t("labelExpenses"),
    closing: t("labelClosing"),
    activity_1: activity,
    activity_2: activity,
    activity_3: activity,
    officers: t("labelOfficers"),
    purpose_changed: t("labelPurposeChanged"),
    number: t("labelNumber"),
    return_uploads: t("labelFiles"),
    confirmation_uploads: t("labelFiles"),
    file_uploads: t("labelFiles"),
    whom: t("labelWhom"),
    chapters: t("labelChapters"),
    from_on: t("labelFrom"),
    to_on: t("labelTo"),
    how: t("labelHow"),
    owner: t("labelOwner"),
    due_on: t("labelDue"),
    done_on: t("labelDone"),
    choice: t("labelChoice"),
    reason: t("labelReason"),
    force_reason: t("labelReason"),
    leave_reason: t("labelReason"),
    submitted_on: t("labelSubmittedOn"),
    way: t("labelWay"),
    confirmation: t("labelConfirmation"),
    value: t("labelValue"),
    source_name: t("labelSourceName"),
    source_url: t("labelUrl"),
    read_on: t("labelReadOn"),
  };
}
