import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isActingMember } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { revocationOf } from "../domain/revocation";

/**
 * What somebody signs who revokes a letter, without the reason, which is added at its end: for the
 * people of its account; `not_found` also for a letter that is not signed.
 */
export async function readRevocation(
  ctx: Ctx,
  id: number,
): Promise<Result<{ readonly title: string; readonly text: string }>> {
  const letter = await reader(ctx).letter.findFirst({
    where: { id, state: "signed" },
    include: { account: { select: { name: true, timeZone: true } } },
  });
  if (!letter?.settledAt || !isActingMember(ctx, letter.accountId)) {
    return refuse({ code: "not_found" });
  }
  return ok(revocationOf({ ...letter, settledAt: letter.settledAt }, ""));
}
