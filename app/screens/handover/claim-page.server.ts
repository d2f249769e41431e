import type { ClaimView } from "#modules/handover/contract";
import {
  claimLabels,
  claimReasonSchema,
  decideClaim,
  objectToClaim,
} from "#modules/handover/index.server";
import { officeName, officeWords } from "#modules/officers/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import { formatInstant } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import type { ShownClaim } from "./claim-view";

/** A claim in words. */
export function showClaim(ctx: Ctx, claim: ClaimView): ShownClaim {
  const { createdAt, effectiveAt, timeZone, ...rest } = claim;
  return {
    ...rest,
    officeName: officeName(translator(officeWords, ctx.locale), claim),
    made: formatInstant(createdAt, timeZone, ctx),
    until: formatInstant(effectiveAt, timeZone, ctx),
  };
}

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
