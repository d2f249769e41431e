import { z } from "zod";
import { formSchema } from "#modules/platform/forms/index.server";
import { quarantineForm } from "./quarantine-form";

/** What staff decide about a file in which the virus scanner found something, and why. */
export const quarantineSchema = formSchema(quarantineForm).extend({
  outcome: z.enum(["released", "deleted"]),
});
export type QuarantineFields = z.output<typeof quarantineSchema>;
