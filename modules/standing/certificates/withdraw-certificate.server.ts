import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { standingRefusals } from "../messages";
import { serialOfRow } from "./list-certificates.server";

/**
 * Withdraws a certificate for good: its code says so from then on. For the club's people, and staff
 * whose work accounts are.
 * @returns the account's id; refusal `not_found`, `conflict` when it is withdrawn already
 */
export async function withdrawCertificate(
  ctx: Ctx,
  id: number,
): Promise<Result<{ accountId: number }>> {
  const found = await ctx.db.standingCertificate.findUnique({ where: { id } });
  if (!found || !mayActFor(ctx, found.accountId)) return refuse({ code: "not_found" });
  const { accountId } = found;
  return inTransaction(ctx, async (tx): Promise<Result<{ accountId: number }>> => {
    const { count } = await tx.tx.standingCertificate.updateMany({
      where: { id, withdrawnAt: null },
      data: { withdrawnAt: tx.now() },
    });
    if (count === 0) {
      return refuse({ code: "conflict", message: message(standingRefusals, "withdrawnAlready") });
    }
    await audit(tx, {
      action: "standing.certificate-withdrawn",
      subject: `account:${accountId}`,
      data: { serial: serialOfRow(found) },
    });
    return ok({ accountId });
  });
}
