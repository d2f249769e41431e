import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { withdrawCertificateRow } from "../store.server";
import { certificateRefusals } from "./messages";
import { noticeOfToken } from "./notice-token.server";
import { serialOfRow } from "./stored";

/**
 * Withdraws an officer letter for good: its code says so from then on. For the club's people, and
 * staff whose work accounts are. Refusals: `not_found`; `conflict` when it is withdrawn already.
 */
export async function withdrawOfficerLetter(
  ctx: Ctx,
  id: number,
): Promise<Result<{ readonly accountId: number }>> {
  const found = await ctx.db.officerCertificate.findUnique({ where: { id } });
  if (!found || !mayActFor(ctx, found.accountId)) return refuse({ code: "not_found" });
  const { accountId } = found;
  return inTransaction(ctx, async (tx): Promise<Result<{ readonly accountId: number }>> => {
    if (!(await withdrawCertificateRow(tx, id))) {
      const words = message(certificateRefusals, "withdrawnAlready");
      return refuse({ code: "conflict", message: words });
    }
    await audit(tx, {
      action: "officers.letter-withdrawn",
      subject: `account:${accountId}`,
      data: { serial: serialOfRow(found) },
    });
    return ok({ accountId });
  });
}

/**
 * Withdraws the letter of an objector's mail at once, by the value in its link; a second objection
 * finds it withdrawn. For whoever has the link. Refusal: `not_found`.
 */
export async function objectToLetter(ctx: Ctx, token: string): Promise<Result<void>> {
  const notice = await noticeOfToken(ctx, token);
  if (!notice) return refuse({ code: "not_found" });
  const { certificate } = notice;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    if (!(await withdrawCertificateRow(tx, certificate.id))) return ok(undefined);
    await audit(tx, {
      action: "officers.letter-objected",
      subject: `account:${certificate.accountId}`,
      data: { serial: serialOfRow(certificate), notice: notice.id },
    });
    return ok(undefined);
  });
}
