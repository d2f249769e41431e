import type { Ctx } from "#modules/platform/ctx.server";
import type { Variant } from "../contract";
import type { ArticlesClause } from "../templates/articles-clauses";
import { templates } from "../templates/registry.server";
import { versionOf } from "./version-of.server";

/**
 * What a version's answers come to as clauses of the articles of incorporation or association, the
 * newest unless a number is given. Whoever holds the hash may see it. Undefined when there is no
 * such version.
 */
export async function articlesClausesOf(
  ctx: Ctx,
  hash: string,
  number?: number,
): Promise<
  | {
      readonly variant: Variant;
      readonly version: number;
      readonly name: string;
      readonly clauses: readonly ArticlesClause[];
    }
  | undefined
> {
  const found = await versionOf(ctx, hash, number);
  if (!found) return undefined;
  const { variant, answers } = found;
  const template = templates[variant];
  return {
    variant,
    version: found.number,
    name: template.readAnswers(answers).name,
    clauses: template.articlesOf(answers),
  };
}
