import { z } from "zod";
import { type FieldLabels, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { staffRoles } from "#modules/platform/staff-roles";
import { emailField } from "../schemas";
import { sessionLimits } from "../sign-in/domain/session-limits";
import { impersonationMessages, staffRoleMessages } from "./messages";

/** Characters of a reason. */
export const MOST_REASONED = 1000;

/** Whose role, and which; "none" takes it away. */
export const staffRoleSchema = z.strictObject({
  email: emailField(),
  role: z.enum([...staffRoles, "none"]),
});

/** Whom to invite, and to which role. */
export const staffInvitationSchema = z.strictObject({
  email: emailField(),
  role: z.enum(staffRoles),
});

/** Why somebody's second factor is taken off. */
export const lostFactorSchema = z.strictObject({
  decision: z.literal("factor"),
  reason: text({ max: MOST_REASONED, isMultiline: true }),
});

/** Why somebody's sign-in is suspended, or no longer. */
export const suspendedPersonSchema = z.strictObject({
  decision: z.enum(["suspend", "restore"]),
  reason: text({ max: MOST_REASONED, isMultiline: true }),
});

/** How messages name these fields, in one language. */
export function staffRoleLabels(locale: Locale): FieldLabels {
  const t = translator(staffRoleMessages, locale);
  return { email: t("fieldEmail"), role: t("fieldRole"), reason: t("fieldReason") };
}

/** As which of an account's people staff want to see, and why. */
export const impersonationSchema = z.strictObject({
  person: text({ max: 9 }),
  reason: text({ max: MOST_REASONED, isMultiline: true }),
});

/** For how many minutes at most. */
export const SEEING_MINUTES = sessionLimits.impersonation / 60_000;

/** How messages name these fields, in one language. */
export function impersonationLabels(locale: Locale): FieldLabels {
  const t = translator(impersonationMessages, locale);
  return { person: t("fieldPerson"), reason: t("fieldReason") };
}
