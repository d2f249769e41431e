import { z } from "zod";
import { fileUploadSchema } from "#modules/accounts/contract";
import { flag, several } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { holdForm, paperForm } from "./paper-form";

/** What is said of a paper, read from what was typed. */
export const paperSchema = formSchema(paperForm);

/** The fields beside the file of `POST /app/files`. */
export const uploadSchema = fileUploadSchema.extend(paperSchema.shape);

/** The days of one more version of a paper, beside its file. */
export const versionSchema = paperSchema.pick({ dated_on: true, ends_on: true });

/** Holds a paper, or lets go of it. */
export const holdSchema = formSchema(holdForm);

/** Deletes papers whose period is over. */
export const retentionSchema = z.strictObject({ papers: several(), agrees: flag() });

export type HoldFields = z.output<typeof holdSchema>;
export type RetentionFields = z.output<typeof retentionSchema>;
export type PaperFields = z.output<typeof paperSchema>;
