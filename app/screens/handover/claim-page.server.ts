import type { ClaimView } from "#modules/handover/contract";
import { claimLabels, claimReasonSchema, decideClaim, objectToClaim } from "#modules/handover/index.server";
import { officeName, officeWords } from "#modules/officers/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatInstant } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";

/** A claim in words. */
export function showClaim(ctx: Ctx, claim: ClaimView) {
  const { createdAt, effectiveAt, ...rest } = claim;
  return {
    ...rest,
    officeName: officeName(translator(officeWords, ctx.locale), claim),
    made: formatInstant(createdAt, OFFICE_ZONE, ctx),
    until: formatInstant(effectiveAt, OFFICE_ZONE, ctx),
  };
}
export type ShownClaim = ReturnType<typeof showClaim>;

/** Objects to a claim, approves or rejects it, as a form's `decision` says. */
export async function decideOnClaim({ ctx, body }: HttpContext): Promise<Result<void>> {
  const { decision, claim, ...sent } = body.fields;
  const fields = parseFields(claimReasonSchema, sent, claimLabels(ctx.locale));
  if (!fields.ok) return fields;
  const { reason } = fields.value;
  const id = readId(String(claim ?? ""));
  if (decision === "object") return objectToClaim(ctx, { id, reason });
  return decideClaim(ctx, { id, reason, isApproved: decision === "approve" });
}

/** Whether a form is about a claim. */
export const isAboutClaim = ({ body }: HttpContext): boolean =>
  ["object", "approve", "reject"].includes(String(body.fields.decision));
