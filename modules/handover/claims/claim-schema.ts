import type { z } from "zod";
import { labelsFrom, namedFields, text } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { claimForm } from "./claim-form";
import { claimMessages } from "./claim-messages";

/** Who claims a club that nobody is left in; the paper that shows it is a file beside them. */
export const claimSchema = formSchema(claimForm);
export type ClaimFields = z.output<typeof claimSchema>;

/** What is said against a claim, or with a decision about it. */
export const claimReasonSchema = namedFields(labelsFrom(claimMessages, { reason: "labelReason" }))({
  reason: text({ max: 1_000, isMultiline: true }),
});
