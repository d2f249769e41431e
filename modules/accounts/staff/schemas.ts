import { z } from "zod";
import { labelsFrom, namedFields, text } from "#modules/platform/fields";
import { staffRoles } from "#modules/platform/staff-roles";
import { emailField } from "../schemas";
import { sessionLimits } from "../sign-in/domain/session-limits";
import { impersonationMessages, staffRoleMessages } from "./messages";

const fields = namedFields(
  labelsFrom(staffRoleMessages, {
    email: "fieldEmail",
    role: "fieldRole",
    reason: "fieldReason",
  }),
);

/** Characters of a reason. */
export const MOST_REASONED = 1000;

/** Whose role, and which; "none" takes it away. */
export const staffRoleSchema = fields({
  email: emailField(),
  role: z.enum([...staffRoles, "none"]),
});

/** Whom to invite, and to which role. */
export const staffInvitationSchema = fields({
  email: emailField(),
  role: z.enum(staffRoles),
});

/** Why somebody's second factor is taken off. */
export const lostFactorSchema = fields({
  decision: z.literal("factor"),
  reason: text({ max: MOST_REASONED, isMultiline: true }),
});

/** Why somebody's sign-in is suspended, or no longer. */
export const suspendedPersonSchema = fields({
  decision: z.enum(["suspend", "restore"]),
  reason: text({ max: MOST_REASONED, isMultiline: true }),
});

/** As which of an account's people staff want to see, and why. */
export const impersonationSchema = namedFields(
  labelsFrom(impersonationMessages, { person: "fieldPerson", reason: "fieldReason" }),
)({
  person: text({ max: 9 }),
  reason: text({ max: MOST_REASONED, isMultiline: true }),
});

/** For how many minutes at most. */
export const SEEING_MINUTES = sessionLimits.impersonation / 60_000;
