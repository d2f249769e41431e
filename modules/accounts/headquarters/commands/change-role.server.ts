import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { type GroupAccess, refuseUnlessOwner } from "../access.server";
import { changeGroup, notFound } from "../change-group.server";
import { headquartersMessages } from "../messages";
import type { HeadquartersRole } from "../roles";

export interface HeadquartersRoleChange {
  readonly centralAccountId: number;
  readonly userId: number;
  readonly role: HeadquartersRole;
  /** null: for all chapters. */
  readonly regionIds: readonly number[] | null;
  /** The version that the sender saw; 0 for somebody without a row. */
  readonly version: number;
}

/**
 * Says what one of a headquarters' people, or somebody who is invited, may do and for which chapters:
 * for its owners of all chapters, and staff. There is always such an owner.
 * @returns refusals `not_found`, `forbidden`, `confirm` for staff; `invalid` at `regions`; `conflict`
 *   (the last owner, or somebody else was faster)
 */
export async function changeHeadquartersRole(
  ctx: Ctx,
  change: HeadquartersRoleChange,
): Promise<Result<void>> {
  const { centralAccountId, userId, role, version } = change;
  return changeGroup(ctx, centralAccountId, refuseUnlessOwner, async (tx, access) => {
    const unproved = refuseUnlessProved(tx, centralAccountId);
    if (unproved) return unproved;
    if (!(await isOfHeadquarters(tx, change))) return notFound();
    const regionIds = change.regionIds && [...new Set(change.regionIds)];
    const wrong = await refuseRegions(tx, access, regionIds);
    if (wrong) return wrong;
    const isOwner = role === "owner" && regionIds === null;
    if (!isOwner && !(await hasOtherOwner(tx, access, userId))) return conflict("lastOwner");
    const before = await keep(tx, access.groupId, { ...change, regionIds });
    if (before === undefined) return conflict("changedMeanwhile");
    await audit(tx, {
      action: "accounts.headquarters-role-changed",
      subject: `account:${centralAccountId}`,
      data: { userId, before, after: { role, regionIds }, version },
    });
    return ok(undefined);
  });
}

const conflict = (why: "lastOwner" | "changedMeanwhile") =>
  refuse({ code: "conflict", message: message(headquartersMessages, why) });

async function isOfHeadquarters(
  { tx }: TxCtx,
  { centralAccountId: accountId, userId }: HeadquartersRoleChange,
): Promise<boolean> {
  const members = await tx.accountUser.count({ where: { accountId, userId } });
  return members > 0 || (await tx.invitation.count({ where: { accountId, userId } })) > 0;
}

async function refuseRegions(
  { tx }: TxCtx,
  { groupId }: GroupAccess,
  regionIds: readonly number[] | null,
) {
  if (regionIds === null) return undefined;
  const at = (why: "regionNeeded" | "regionUnknown") =>
    refuseField("regions", message(headquartersMessages, why));
  if (regionIds.length === 0) return at("regionNeeded");
  const known = await tx.region.count({ where: { groupId, id: { in: [...regionIds] } } });
  return known === regionIds.length ? undefined : at("regionUnknown");
}

/** Whether somebody else of the central organization is an owner for all chapters. */
async function hasOtherOwner(
  { tx }: TxCtx,
  { centralAccountId, groupId }: GroupAccess,
  userId: number,
): Promise<boolean> {
  const [other] = await tx.$queryRaw<unknown[]>`
    SELECT FROM account_users member
    LEFT JOIN headquarters_roles role ON role.group_id = ${groupId} AND role.user_id = member.user_id
    WHERE member.account_id = ${centralAccountId} AND member.user_id <> ${userId}
      AND (role.role IS NULL OR (role.role = 'owner' AND NOT role.is_limited))
    LIMIT 1`;
  return other !== undefined;
}

/** @returns what it was, null for none; undefined where the version is another one by now */
async function keep(
  tx: TxCtx,
  groupId: number,
  { userId, role, regionIds, version }: HeadquartersRoleChange,
): Promise<{ role: string; regionIds: number[] | null } | null | undefined> {
  const key = { groupId, userId };
  const found = await tx.tx.headquartersRole.findUnique({
    where: { groupId_userId: key },
    include: { regions: { select: { regionId: true } } },
  });
  if ((found?.version ?? 0) !== version) return undefined;
  const fields = { role, isLimited: regionIds !== null, updatedAt: tx.now() };
  if (found) {
    const { count } = await tx.tx.headquartersRole.updateMany({
      where: { ...key, version },
      data: { ...fields, version: { increment: 1 } },
    });
    if (count === 0) throw new Error(`the role of ${userId} changed under the group's lock`);
  } else {
    await tx.tx.headquartersRole.create({ data: { ...key, ...fields } });
  }
  await tx.tx.headquartersRoleRegion.deleteMany({ where: key });
  await tx.tx.headquartersRoleRegion.createMany({
    data: (regionIds ?? []).map((regionId) => ({ ...key, regionId })),
  });
  if (!found) return null;
  const named = found.regions.map(({ regionId }) => regionId);
  return { role: found.role, regionIds: found.isLimited ? named : null };
}
