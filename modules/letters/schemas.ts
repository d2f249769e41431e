import { z } from "zod";
import { flag, namedFields, several, text } from "#modules/platform/fields";
import { formLabels } from "#modules/platform/forms/contract";
import { formSchema } from "#modules/platform/forms/index.server";
import { signForm, templateForm } from "./forms";

const typed = formSchema(templateForm);

/** A template as a headquarters writes it, read from what was typed. */
export const templateSchema = typed.omit({ days: true });

/** Sending: to whom, until when it can be signed, and the form's own key. */
export const sendingSchema = typed.pick({ days: true }).extend({
  whom: z.enum(["lacking", "ticked"]).default("lacking"),
  chapters: several(),
  key: text({ max: 60 }),
});

/** An officer signs that a letter is revoked. */
export const revocationSchema = formSchema(signForm).extend({ agrees: flag() });

/** An officer signs. */
export const signatureSchema = revocationSchema
  .omit({ reason: true })
  .extend({ digest: text({ max: 64 }) });

/** An officer declines. */
export const declineSchema = namedFields(formLabels(signForm))({
  reason: text({ max: 1_000, isMultiline: true }),
});

export type TemplateFields = z.output<typeof templateSchema>;
export type SignatureFields = z.output<typeof signatureSchema>;
export type RevocationFields = z.output<typeof revocationSchema>;
