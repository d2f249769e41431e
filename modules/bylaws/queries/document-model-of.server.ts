import type { Ctx } from "#modules/platform/ctx.server";
import type { DocumentModel } from "#modules/platform/documents/model";
import type { Variant } from "../contract";
import { documentsOf } from "../templates/documents-of.server";
import { versionOf } from "./version-of.server";

/**
 * A version's document for the online page, the newest unless a number is given. It is what the
 * files say; while they are still being made, what they will say. Undefined when there is no such
 * version.
 */
export async function documentModelOf(
  ctx: Ctx,
  hash: string,
  number?: number,
): Promise<{ variant: Variant; version: number; model: DocumentModel } | undefined> {
  const found = await versionOf(ctx, hash, number);
  if (!found) return undefined;
  const { model } = await documentsOf(ctx, found);
  return { variant: found.variant, version: found.number, model };
}
