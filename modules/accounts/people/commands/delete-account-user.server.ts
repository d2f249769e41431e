import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { peopleMessages } from "../messages";
import { changePeople } from "../permission.server";
import { forgetUnlessNeeded } from "../store.server";

/**
 * Takes a person out of an account, at once; somebody who is invited is no longer. The primary user
 * stays until another one is (`conflict`). Whoever has no account left is signed out everywhere,
 * and forgotten where nothing else speaks of them.
 * @returns `conflict`, `confirm`, `forbidden` for members who may only look, `not_found` for strangers and for
 *   somebody who is not, or no longer, among the people
 */
export function deleteAccountUser(
  ctx: Ctx,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<Result<void>> {
  return changePeople(ctx, accountId, async (tx): Promise<Result<void>> => {
    const unproved = refuseUnlessProved(tx);
    if (unproved) return unproved;
    const isPrimary = { accountId, userId, isPrimary: true };
    if ((await tx.tx.accountUser.count({ where: isPrimary })) > 0) return refusePrimary();
    const members = await tx.tx.accountUser.deleteMany({ where: { accountId, userId } });
    const invited = await tx.tx.invitation.deleteMany({ where: { accountId, userId } });
    if (members.count + invited.count === 0) return refuse({ code: "not_found" });
    await audit(tx, {
      action: members.count > 0 ? "accounts.person-removed" : "accounts.invitation-withdrawn",
      subject: `account:${accountId}`,
      data: { userId },
    });
    await forgetUnlessNeeded(tx, userId, { wasMember: members.count > 0 });
    return ok(undefined);
  });
}

const refusePrimary = () =>
  refuse({
    code: "conflict",
    message: message(peopleMessages, "deletePrimary"),
    errors: { is_primary: [message(peopleMessages, "deletePrimaryNext")] },
  });
