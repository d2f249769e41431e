import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { membershipOf } from "../membership/domain/membership";
import type { AccountOverview } from "../views";

/** An account for its members and for staff; for anybody else it does not exist (`not_found`). */
export async function readAccountOverview(
  ctx: Ctx,
  accountId: number,
): Promise<Result<AccountOverview>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await ctx.db.account.findUnique({
    where: { id: accountId },
    include: {
      group: { select: { label: true } },
      centralOf: { select: { id: true } },
      users: {
        orderBy: [{ isPrimary: "desc" }, { userId: "asc" }],
        select: {
          isPrimary: true,
          user: { select: { id: true, firstName: true, lastName: true, email: true } },
        },
      },
    },
  });
  if (!account) return refuse({ code: "not_found" });
  const renewalDueOn = account.renewalDueAt ? fromUtcDate(account.renewalDueAt) : null;
  return ok({
    id: account.id,
    name: account.name,
    levelId: account.levelId,
    renewalDueOn,
    membership: membershipOf(renewalDueOn, ctx.now(), account.timeZone),
    suspendedReason: account.suspendedReason,
    timeZone: account.timeZone,
    bonusBalanceCents: account.bonusBalanceCents,
    isClaimed: account.claimedAt !== null,
    groupLabel: account.group?.label ?? null,
    hasChapters: account.centralOf !== null,
    primaryId: account.users.find(({ isPrimary }) => isPrimary)?.user.id ?? null,
    people: account.users.map(({ isPrimary, user }) => ({ ...user, isPrimary })),
  });
}
