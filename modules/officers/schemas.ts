import type { z } from "zod";
import { formSchema } from "#modules/platform/forms/index.server";
import { termForm } from "./term-form";

/** A term of office as a club's people enter it, read from what was typed. */
export const termSchema = formSchema(termForm);

export type TermFields = z.output<typeof termSchema>;
