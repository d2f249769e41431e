import { type Ctx, reader } from "#modules/platform/ctx.server";
import { ok, type Result } from "#modules/platform/result";
import { personName } from "../../people/domain/person-name";
import { type GroupAccess, groupAccess, mayManage } from "../access.server";
import { type HeadquartersRole, headquartersRoles } from "../roles";

/** A region with how many chapters are in it. */
export interface RegionView {
  readonly id: number;
  readonly name: string;
  readonly chapters: number;
}

/** One of a headquarters' people, or somebody who is invited. */
export interface HeadquartersPerson {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly isInvited: boolean;
  readonly role: HeadquartersRole;
  /** null: for all chapters. */
  readonly regionIds: readonly number[] | null;
  readonly version: number;
}

export interface HeadquartersPeople {
  readonly access: GroupAccess;
  /** Whether whoever asks may change them. */
  readonly canManage: boolean;
  readonly people: readonly HeadquartersPerson[];
  readonly regions: readonly RegionView[];
  /** Chapters that are in no region. */
  readonly apart: number;
}

/** The regions in reach, by name. */
export async function regionsInReach(
  ctx: Ctx,
  { groupId, regionIds }: GroupAccess,
): Promise<readonly RegionView[]> {
  const only = regionIds && [...regionIds];
  return reader(ctx).$queryRaw<RegionView[]>`
    SELECT region.id, region.name, count(account.id)::int AS chapters FROM regions region
    LEFT JOIN accounts account ON account.region_id = region.id
    WHERE region.group_id = ${groupId} AND (${only}::int[] IS NULL OR region.id = ANY(${only}::int[]))
    GROUP BY region.id ORDER BY lower(region.name), region.id`;
}

/**
 * Who is at a headquarters, with what they may do, and the regions: for its people, who see the
 * regions in their reach, and staff; else `not_found`.
 */
export async function listHeadquarters(
  ctx: Ctx,
  centralAccountId: number,
): Promise<Result<HeadquartersPeople>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const access = found.value;
  const { groupId } = access;
  const [members, invited, roles, regions, apart] = await Promise.all([
    reader(ctx).accountUser.findMany({
      where: { accountId: centralAccountId },
      orderBy: [{ isPrimary: "desc" }, { userId: "asc" }],
      select: { user: { select: { id: true, email: true, firstName: true, lastName: true } } },
    }),
    reader(ctx).invitation.findMany({
      where: { accountId: centralAccountId },
      orderBy: { id: "asc" },
      select: { firstName: true, lastName: true, user: { select: { id: true, email: true } } },
    }),
    reader(ctx).headquartersRole.findMany({
      where: { groupId },
      include: { regions: { select: { regionId: true } } },
    }),
    regionsInReach(ctx, access),
    access.regionIds === null
      ? reader(ctx).account.count({ where: { groupId, regionId: null } })
      : 0,
  ]);
  const roleOf = (userId: number) => {
    const row = roles.find((one) => one.userId === userId);
    const named = row?.regions.map(({ regionId }) => regionId) ?? [];
    return {
      role: headquartersRoles.find((one) => one === row?.role) ?? "owner",
      regionIds: row?.isLimited ? named : null,
      version: row?.version ?? 0,
    };
  };
  const people = [
    ...members.map(({ user }) => ({ ...user, isInvited: false })),
    ...invited.map(({ user, ...names }) => ({ ...user, ...names, isInvited: true })),
  ].map(({ id, email, isInvited, ...names }) => ({
    userId: id,
    name: personName({ ...names, email }),
    email,
    isInvited,
    ...roleOf(id),
  }));
  return ok({ access, canManage: mayManage(access), people, regions, apart });
}
