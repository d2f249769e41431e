import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { StaffMember } from "../views";

const person = { id: true, firstName: true, lastName: true, email: true } as const;

/** Who may have an inquiry: everybody of the staff, by name. */
export async function listStaff(ctx: Ctx): Promise<readonly StaffMember[]> {
  const people = await reader(ctx).user.findMany({ where: { isStaff: true }, select: person });
  return people.map(nameOf).toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/** One of them; undefined for anybody else. */
export async function findStaffMember(ctx: Ctx, id: number): Promise<StaffMember | undefined> {
  const found = await reader(ctx).user.findFirst({ where: { id, isStaff: true }, select: person });
  return found ? nameOf(found) : undefined;
}

/** How the people with these ids are called. */
export async function namesOf(
  ctx: Ctx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const people = await reader(ctx).user.findMany({ where: { id: { in: known } }, select: person });
  return new Map(people.map(nameOf).map(({ id, name }) => [id, name]));
}

const nameOf = (user: { id: number; firstName: string; lastName: string; email: string }) => ({
  id: user.id,
  name: personName(user),
});
