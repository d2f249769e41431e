import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/db.server";
import { message } from "#modules/platform/messages";
import { isOfAccount, isReadOnly, mayActFor } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { headquartersMessages } from "./messages";
import type { HeadquartersRole } from "./roles";

/** What the actor may do for the chapters of a group, and for which of them. */
export interface GroupAccess {
  readonly groupId: number;
  readonly centralAccountId: number;
  readonly label: string;
  /** The group exemption number. */
  readonly gen: string | null;
  readonly role: HeadquartersRole;
  /** null: all chapters; else only those of these regions. */
  readonly regionIds: readonly number[] | null;
}

interface AccessRow {
  readonly groupId: number;
  readonly label: string;
  readonly gen: string | null;
  readonly isMember: boolean;
  readonly role: HeadquartersRole | null;
  readonly isLimited: boolean | null;
  readonly regionIds: number[];
}

const statement = {
  name: "accounts-group-access",
  text: `SELECT g.id AS "groupId", g.label, g.gen, member.user_id IS NOT NULL AS "isMember",
      role.role, role.is_limited AS "isLimited",
      ARRAY(SELECT region_id FROM headquarters_role_regions named
        WHERE named.group_id = g.id AND named.user_id = $2 ORDER BY region_id) AS "regionIds"
    FROM groups g
    LEFT JOIN account_users member ON member.account_id = g.central_account_id AND member.user_id = $2
    LEFT JOIN headquarters_roles role ON role.group_id = g.id AND role.user_id = $2
    WHERE g.central_account_id = $1`,
};

/**
 * The group that an account is the central organization of, as far as the actor may see it. Its
 * people have the role that an owner gave them, and are owners without one; staff see everything,
 * and change as owners do where accounts are their work. For everybody else, and for an account that
 * heads no group, it is `not_found`.
 */
export async function groupAccess(
  ctx: Ctx,
  centralAccountId: number,
): Promise<Result<GroupAccess>> {
  if (!isOfAccount(ctx, centralAccountId)) return refuse({ code: "not_found" });
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const [row] = await rawRows<AccessRow>(ctx, { ...statement, values: [centralAccountId, userId] });
  if (!row) return refuse({ code: "not_found" });
  const { groupId, label, gen } = row;
  const group = { groupId, centralAccountId, label, gen };
  const isOwn = ctx.actor.kind === "user" && ctx.actor.accountIds.includes(centralAccountId);
  if (!isOwn && !row.isMember) {
    return ok({
      ...group,
      role: mayActFor(ctx, centralAccountId) ? "owner" : "viewer",
      regionIds: null,
    });
  }
  return ok({
    ...group,
    role: isReadOnly(ctx, centralAccountId) ? "viewer" : (row.role ?? "owner"),
    regionIds: row.isLimited ? row.regionIds : null,
  });
}

/** Whether the role is for more than looking. */
export const mayEdit = ({ role }: Pick<GroupAccess, "role">): boolean => role !== "viewer";

/** Whether it is for saying who may do what: owners of all chapters. */
export const mayManage = ({ role, regionIds }: Pick<GroupAccess, "role" | "regionIds">): boolean =>
  role === "owner" && regionIds === null;

/** A refusal for whoever may only look. */
export const refuseViewer = (access: GroupAccess): Refused | undefined =>
  mayEdit(access) ? undefined : forbid("editorsOnly");

/** A refusal for whoever may not change what is asked of, or settled for, all chapters at once. */
export const refuseLimited = (access: GroupAccess): Refused | undefined =>
  refuseViewer(access) ?? (access.regionIds === null ? undefined : forbid("allRegionsOnly"));

/** A refusal for whoever may not say who may do what. */
export const refuseUnlessOwner = (access: GroupAccess): Refused | undefined =>
  mayManage(access) ? undefined : forbid("ownersOnly");

const forbid = (why: "editorsOnly" | "allRegionsOnly" | "ownersOnly") =>
  refuse({ code: "forbidden", message: message(headquartersMessages, why) });

/** The condition that an account (`account`) is one of the chapters in reach. */
export const inReach = ({ groupId, regionIds }: GroupAccess): Prisma.Sql =>
  regionIds === null
    ? Prisma.sql`account.group_id = ${groupId}`
    : Prisma.sql`account.group_id = ${groupId} AND account.region_id = ANY(${[...regionIds]}::int[])`;

/** The same for what reads accounts by their names. */
export const reachOf = ({ groupId, regionIds }: GroupAccess): Prisma.AccountWhereInput =>
  regionIds === null ? { groupId } : { groupId, regionId: { in: [...regionIds] } };
