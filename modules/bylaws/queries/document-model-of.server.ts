import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type DocumentModel, readDocument } from "#modules/platform/documents/model";
import type { Variant } from "../contract";
import { templates } from "../templates/registry.server";
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
  const model = found.document
    ? readDocument(found.document)
    : templates[found.variant].build(found.answers, {
        number: found.number,
        createdAt: found.createdAt,
        creator: brand.name,
      });
  return { variant: found.variant, version: found.number, model };
}
