import {
  approveEntry,
  decisionSchema,
  hideEntry,
  prepareAgain,
  rejectEntry,
} from "#modules/contest/index.server";
import { parseFields } from "#modules/platform/fields";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";

/** Carries out the decision that a form or a script sends about an entry. */
export async function decideEntry(
  { ctx, body }: HttpContext,
  entryId: number,
): Promise<Result<void>> {
  const fields = parseFields(decisionSchema, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const { decision, from, reason, frees_place: freesPlace } = fields.value;
  const { alt_text: altText, has_permission: hasPermission } = fields.value;
  switch (decision) {
    case "approve":
      return approveEntry(ctx, { entryId, from, altText, hasPermission });
    case "hide":
      return hideEntry(ctx, { entryId, from, freesPlace });
    case "reject":
      return rejectEntry(ctx, { entryId, from, freesPlace, reason });
    case "prepare":
      return prepareAgain(ctx, entryId);
  }
}
