import { z } from "zod";
import type { FieldLabels } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { staffRoles } from "#modules/platform/staff-roles";
import { emailField } from "./schemas";
import { staffRoleMessages } from "./staff-messages";

/** Whose role, and which; "none" takes it away. */
export const staffRoleSchema = z.strictObject({
  email: emailField(),
  role: z.enum([...staffRoles, "none"]),
});

/** How messages name these fields, in one language. */
export function staffRoleLabels(locale: Locale): FieldLabels {
  const t = translator(staffRoleMessages, locale);
  return { email: t("fieldEmail"), role: t("fieldRole") };
}
