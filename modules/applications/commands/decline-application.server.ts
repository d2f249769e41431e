import type { Ctx } from "#modules/platform/ctx.server";
import { message, translator } from "#modules/platform/messages";
import type { Cents } from "#modules/platform/money";
import { mayDo } from "#modules/platform/permission.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { closeJoiningInvoice } from "../close-joining-invoice.server";
import { applicationLimits } from "../contract";
import { applicationsMessages } from "../messages";
import { areWords, decide, moveTo } from "../move.server";

export interface Decline {
  readonly id: number;
  /** Words to the applicant. */
  readonly reason: string;
  /** What the person saw open of the joining invoice, which is closed with it; left open without. */
  readonly closes?: { readonly open: Cents } | undefined;
  /** What was paid is to go back: it waits for staff until it has. */
  readonly paysBack?: boolean;
}

/**
 * Declines an application for good; the applicant is told why. What is open of its joining invoice
 * is closed in the same step by who may; with anybody else it waits for one who may. For staff.
 * @returns refusal `not_found`, `confirm`; `invalid` at `reason`; `conflict` when it is not in
 *   review, or when another amount is open
 */
export async function declineApplication(
  ctx: Ctx,
  { id, reason, closes, paysBack = false }: Decline,
): Promise<Result<void>> {
  return decide(ctx, id, async (tx, application) => {
    if (!areWords(reason)) {
      const max = applicationLimits.message;
      return refuseField("reason", message(applicationsMessages, "words", { max }));
    }
    const { invoiceId } = application;
    const moved = await moveTo(tx, application, {
      to: "declined",
      note: reason.trim(),
      data: { paysBack, closesInvoice: closes !== undefined },
    });
    if (!moved.ok) return moved;
    if (!closes || invoiceId === null || !mayDo(ctx, "money")) return ok(undefined);
    const note = translator(applicationsMessages, ctx.locale)("declinedNote");
    return closeJoiningInvoice(tx, { invoiceId, open: closes.open, note, why: "declined" });
  });
}
