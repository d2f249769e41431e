import type { z } from "zod";
import { acceptanceSchema, emailField } from "#modules/accounts/contract";
import { labelsFrom, namedFields, optionalText, text } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { handoverForm } from "./form";
import { handoverMessages } from "./messages";

const fields = namedFields(
  labelsFrom(handoverMessages, {
    email: "labelEmail",
    reason: "labelReason",
    thing: "labelThing",
    mark: "labelMark",
  }),
);

/** To whom a club is handed over, and what becomes of who hands over, read from what was typed. */
export const planSchema = formSchema(handoverForm);
export type PlanFields = z.output<typeof planSchema>;

/** Accepting: the address that the link went to, and a name and a password where there is none yet. */
export const handoverAcceptanceSchema = fields({
  ...acceptanceSchema.shape,
  email: emailField().optional(),
});
export type HandoverAcceptanceFields = z.output<typeof handoverAcceptanceSchema>;

/** Declining by the link, with a reason where one is given. */
export const handoverDeclineSchema = fields({ reason: optionalText({ max: 500 }) });

/** What one side says of a thing on the list. */
export const markSchema = fields({
  thing: text({ max: 200 }),
  mark: optionalText({ max: 40 }),
});
