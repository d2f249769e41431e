import { z } from "zod";
import { formSchema } from "#modules/platform/forms/index.server";
import { newChapterForm } from "./form";

/** A new chapter as its form sends it. */
export const newChapterSchema = formSchema(newChapterForm).extend({
  /** Chosen when the form was made: what is sent twice makes one chapter. */
  form_key: z.uuid(),
});
export type NewChapterFields = z.output<typeof newChapterSchema>;
