import type { Ctx } from "#modules/platform/ctx.server";
import type { DocumentModel } from "#modules/platform/documents/model";
import { say } from "#modules/platform/messages";
import type { Variant } from "../contract";
import { letterWarnings } from "../letter-warnings.server";
import { documentsOf } from "../templates/documents-of.server";
import { versionOf } from "./version-of.server";

/**
 * A version's document for the online page, the newest unless a number is given. It is what the
 * files say; while they are still being made, what they will say. `warnings` name what the PDF cannot
 * show. Undefined when there is no such
 * version.
 */
export async function documentModelOf(
  ctx: Ctx,
  hash: string,
  number?: number,
): Promise<
  | {
      readonly variant: Variant;
      readonly version: number;
      readonly model: DocumentModel;
      readonly warnings: readonly string[];
    }
  | undefined
> {
  const found = await versionOf(ctx, hash, number);
  if (!found) return undefined;
  const { model } = await documentsOf(ctx, found);
  const warnings = letterWarnings(model).map((ref) => say(ctx.locale, ref));
  return { variant: found.variant, version: found.number, model, warnings };
}
