import { holdsOffice } from "#modules/officers/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";

/**
 * Whether the actor may see an account's private papers: its primary user, whoever its roster names
 * treasurer now, and the system. Neither staff nor somebody who sees as one of them.
 */
export async function mayReadPrivate(ctx: Ctx, accountId: number): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== "user") return actor.kind === "system";
  if (actor.seenBy !== undefined || !actor.accountIds.includes(accountId)) return false;
  const key = { accountId, userId: actor.userId };
  const member = await reader(ctx).accountUser.findUnique({
    where: { accountId_userId: key },
    select: { isPrimary: true },
  });
  if (!member) return false;
  if (member.isPrimary) return true;
  return holdsOffice(ctx, { ...key, office: "treasurer" });
}

/** Whether the actor is the account's primary user, or the system. */
export async function isPrimary(ctx: Ctx, accountId: number): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== "user") return actor.kind === "system";
  const key = { accountId, userId: actor.userId };
  const where = { ...key, isPrimary: true };
  return actor.seenBy === undefined && (await reader(ctx).accountUser.count({ where })) === 1;
}
