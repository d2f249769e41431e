import type { ClaimView } from "#modules/handover/contract";
import { claimReasonSchema, decideClaim, objectToClaim } from "#modules/handover/index.server";
import { officeName, officeWords } from "#modules/officers/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import { formatInstant } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";

export type ShownClaim = ReturnType<typeof showClaim>;

/** A claim in words. */
export function showClaim(ctx: Ctx, claim: ClaimView) {
  const { createdAt, effectiveAt, timeZone, ...rest } = claim;
  return {
    ...rest,
    officeName: officeName(translator(officeWords, ctx.locale), claim),
    made: formatInstant(createdAt, timeZone, ctx),
    /** Until when an objection counts. */
    until: formatInstant(effectiveAt, timeZone, ctx),
  };
}

/** Objects to a claim, approves or rejects it, as a form's `decision` says. */
async function decide({ ctx, body }: HttpContext): Promise<Result<void>> {
  const { decision, claim, ...sent } = body.fields;
  const fields = parseFields(claimReasonSchema, sent, ctx.locale);
  if (!fields.ok) return fields;
  const { reason } = fields.value;
  const id = readId(String(claim ?? ""));
  if (decision === "object") return objectToClaim(ctx, { id, reason });
  return decideClaim(ctx, { id, reason, isApproved: decision === "approve" });
}

/** Whether a form is about a claim. */
export const isAboutClaim = ({ body }: HttpContext): boolean =>
  ["object", "approve", "reject"].includes(String(body.fields.decision));

/** Does what the form of a claim says, and leads back to the page that has it. */
export async function answerClaim(context: HttpContext, request: Request, to: string) {
  const decided = await decide(context);
  if (decided.ok) return answerDone(context, { json: { status: "decided" }, to, flash: "saved" });
  if (decided.refusal.code === "not_found") refusePage(context, decided.refusal);
  return refuseForm(context, await orConfirm(context, request, decided.refusal));
}
