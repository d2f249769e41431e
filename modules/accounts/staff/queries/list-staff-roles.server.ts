import { type Ctx, reader } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { staffRoles } from "#modules/platform/staff-roles";
import { personName } from "../../people/domain/person-name";
import type { StaffPerson } from "../../views";

/** Everybody of the staff by name, with their roles: for all staff. */
export async function listStaffRoles(ctx: Ctx): Promise<Result<readonly StaffPerson[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const people = await reader(ctx).user.findMany({ where: { isStaff: true } });
  const views = people.map((person) => ({
    id: person.id,
    name: personName(person),
    email: person.email,
    role: staffRoles.find((role) => role === person.staffRole) ?? null,
    isInvited: person.passwordHash === null,
    hasTwoStep: person.totpEnrolledAt !== null,
  }));
  return ok(views.toSorted((one, other) => one.name.localeCompare(other.name, "en")));
}
