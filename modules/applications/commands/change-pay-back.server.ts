import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { ok, type Result } from "#modules/platform/result";
import { decide, refuseState } from "../move.server";

export interface PayBack {
  readonly id: number;
  /** What was paid is to go back; else it stays. */
  readonly paysBack: boolean;
}

/**
 * Says otherwise of a declined application whether what was paid for it goes back; no money moves by it. For
 * staff.
 * @returns refusal `not_found`; `conflict` when it was not declined
 */
export async function changePayBack(ctx: Ctx, { id, paysBack }: PayBack): Promise<Result<void>> {
  return decide(ctx, id, async (tx, { state }) => {
    if (state !== "declined") return refuseState();
    const { count } = await tx.tx.application.updateMany({
      where: { id, state: "declined", paysBack: !paysBack },
      data: { paysBack },
    });
    if (count === 0) return ok(undefined);
    await audit(tx, {
      action: "applications.pay-back-changed",
      subject: `application:${id}`,
      data: { paysBack },
    });
    return ok(undefined);
  });
}
