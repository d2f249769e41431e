import { type Ctx, reader } from "#modules/platform/ctx.server";
import { mayRoleDo, type StaffTask, staffRoles } from "#modules/platform/staff-roles";

/**
 * The ids of the staff whose role includes a kind of work, for what writes to them: nobody without a
 * role, and nobody whose sign-in is suspended.
 */
export async function staffWhoMay(ctx: Ctx, task: StaffTask): Promise<number[]> {
  const roles = staffRoles.filter((role) => mayRoleDo(role, task));
  const staff = await reader(ctx).user.findMany({
    where: { isStaff: true, suspendedAt: null, staffRole: { in: roles } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return staff.map(({ id }) => id);
}
