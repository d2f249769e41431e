import { z } from "zod";
import { namedFields, optionalText, several } from "#modules/platform/fields";
import { formLabels } from "#modules/platform/forms/contract";
import { formSchema } from "#modules/platform/forms/index.server";
import {
  authorizationForm,
  educationForm,
  papersForm,
  readinessForm,
  reviewForm,
  sgriForm,
  statementForm,
  supervisionFactForm,
} from "./forms";

const short = () => optionalText({ max: 40 });
const files = () => optionalText({ max: 1_000 });

/** What a person of the headquarters found of a chapter's year. */
export const reviewSchema = formSchema(reviewForm);

/** A version of what chapters learn. */
export const educationSchema = formSchema(educationForm);

/** What a chapter gives to its headquarters for a year; amounts count where a report is asked for alone. */
export const chapterPapersSchema = namedFields(formLabels(papersForm))({
  ...formSchema(papersForm).shape,
  receipts: short(),
  expenses: short(),
  closing: short(),
  return_uploads: files(),
  confirmation_uploads: files(),
});

/** The purpose that all chapters have. */
export const statementSchema = formSchema(statementForm);

/** Which chapters one form is about: all that lack something, or those that are ticked. */
const whom = { whom: z.enum(["lacking", "ticked"]), chapters: several() };

/** That the papers of chapters have the purpose. */
export const purposeTickSchema = z.strictObject({ ...whom, file_uploads: files() });

/** Authorizations that are on file. */
export const authorizationSchema = formSchema(authorizationForm).extend({
  ...whom,
  file_uploads: files(),
});

/** What a headquarters says of an item of the list. */
export const readinessSchema = formSchema(readinessForm).extend({
  choice: short(),
  file_uploads: files(),
});

const sgri = formSchema(sgriForm);

/** Why a chapter is added all the same, or left. */
export const sgriChoiceSchema = sgri.pick({ force_reason: true, leave_reason: true });

/** Freezing; the reason is for outside of the window. */
export const sgriFreezeSchema = sgri.pick({ reason: true });

/** That the report went to the IRS. */
export const sgriSubmitSchema = sgri
  .omit({ force_reason: true, leave_reason: true })
  .extend({ file_uploads: files() });

/** A setting as staff read it. */
export const supervisionFactSchema = formSchema(supervisionFactForm);

export type ChapterPapers = z.output<typeof chapterPapersSchema>;
export type ReadinessFields = z.output<typeof readinessSchema>;
export type SgriSubmission = z.output<typeof sgriSubmitSchema>;
export type SupervisionFactFields = z.output<typeof supervisionFactSchema>;
