import { z } from "zod";
import { flag } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { answeredForm, copiesForm, publishForm } from "./forms";

/** What is said of a paper that is to be published, read from what was typed. */
export const publishSchema = formSchema(publishForm);

/** Opens or closes the public page. */
export const pageSchema = z.strictObject({ is_open: flag(), is_indexed: flag() });

/** A request for copies, read from what was typed. */
export const requestSchema = formSchema(copiesForm);

/** When a request was answered. */
export const answerSchema = formSchema(answeredForm);

export type PublishFields = z.output<typeof publishSchema>;
export type PageFields = z.output<typeof pageSchema>;
export type RequestFields = z.output<typeof requestSchema>;
export type AnswerFields = z.output<typeof answerSchema>;
