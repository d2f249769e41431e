import type { z } from "zod";
import { formSchema } from "#modules/platform/forms/index.server";
import { form8822bForm } from "./form";

/** What the sheet for Form 8822-B is made from, read from what was typed. */
export const form8822bSchema = formSchema(form8822bForm);
export type Form8822bFields = z.output<typeof form8822bSchema>;
