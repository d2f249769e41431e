import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { giftMessages } from "../messages";
import { changeGifts } from "../permission.server";

export interface CharityStatement {
  readonly accountId: number;
  /** Whether the determination letter says 501(c)(3). */
  readonly isCharity: boolean;
}

/**
 * Says that a club's determination letter names section 501(c)(3), where no file of the IRS that we have
 * lists the club: letters for gifts begin with it. Said again, nothing changes. For the primary user and
 * the treasurer.
 * @returns refusals `not_found`, `forbidden`; `invalid` at `is_charity` without the tick; `conflict` for a
 *   suspended club
 */
export const stateCharity = (
  ctx: Ctx,
  { accountId, isCharity }: CharityStatement,
): Promise<Result<void>> =>
  changeGifts(ctx, accountId, async (tx): Promise<Result<void>> => {
    if (!isCharity) return refuseField("is_charity", message(giftMessages, "stateAgree"));
    const saidById = tx.actor.kind === "user" ? tx.actor.userId : null;
    const { count } = await tx.tx.giftStatement.createMany({
      data: { accountId, saidAt: tx.now(), saidById },
      skipDuplicates: true,
    });
    if (count === 0) return ok(undefined);
    await audit(tx, { action: "gifts.charity-stated", subject: `account:${accountId}` });
    return ok(undefined);
  });

/** Takes that word back: there are no letters until it is said again. Refusals: those of `stateCharity`. */
export const withdrawCharity = (ctx: Ctx, accountId: number): Promise<Result<void>> =>
  changeGifts(ctx, accountId, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.giftStatement.deleteMany({ where: { accountId } });
    if (count === 0) return refuse({ code: "not_found" });
    await audit(tx, { action: "gifts.charity-withdrawn", subject: `account:${accountId}` });
    return ok(undefined);
  });
