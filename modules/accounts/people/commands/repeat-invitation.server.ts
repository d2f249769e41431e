import type { Ctx } from "#modules/platform/ctx.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { sendAgain } from "../invitation-store.server";
import { changePeople, permitPeopleChange } from "../permission.server";

/**
 * Mails an invitation once more, with a new link; the former one stops working.
 * @returns `not_found` for somebody who is not invited (any more), `forbidden`, `too_many`
 */
export async function repeatInvitation(
  ctx: Ctx,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<Result<void>> {
  const permitted = await permitPeopleChange(ctx, ctx.db, accountId);
  if (!permitted.ok) return permitted;
  const allowed = await hitLimit(ctx, "peopleMail", String(accountId));
  if (!allowed.ok) return allowed;
  return changePeople(ctx, accountId, async (tx): Promise<Result<void>> => {
    const where = { accountId_userId: { accountId, userId } };
    const invitation = await tx.tx.invitation.findUnique({ where });
    if (!invitation) return refuse({ code: "not_found" });
    await sendAgain(tx, invitation);
    return ok(undefined);
  });
}
