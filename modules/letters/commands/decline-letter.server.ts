import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { tellHeadquarters } from "../store.server";
import { actingOfficer, heldLetter, refuseSettled } from "./signing.server";

/**
 * Declines to sign, with a reason that the headquarters is told. For an officer in office. Refusals:
 * `not_found`; `conflict` without an office, and when it is settled or expired.
 */
export const declineLetter = (
  ctx: Ctx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const letter = await heldLetter(tx, id);
    if (!letter) return refuse({ code: "not_found" });
    const signer = await actingOfficer(tx, letter.accountId);
    if (!signer.ok) return signer;
    const refused = refuseSettled(tx, letter);
    if (refused) return refused;
    const { count } = await tx.tx.letter.updateMany({
      where: { id, state: "open" },
      data: {
        state: "declined",
        settledAt: tx.now(),
        declinedById: signer.value.userId,
        declineReason: reason,
      },
    });
    if (count !== 1) throw new Error(`letter ${id} changed under its lock`);
    await tellHeadquarters(tx, id, "declined");
    await audit(tx, {
      action: "letters.declined",
      subject: `account:${letter.accountId}`,
      data: { letter: id, reason },
    });
    return ok(undefined);
  });
