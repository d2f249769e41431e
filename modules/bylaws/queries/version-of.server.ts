import type { Ctx } from "#modules/platform/ctx.server";
import { isVariant } from "../contract";
import { isHash } from "../domain/hash";

/** The largest number that the column holds. */
const NUMBER_MAX = 2_147_483_647;

/** One version by its bylaws' hash, the newest when no number is given; undefined without one. */
export async function versionOf(ctx: Ctx, hash: string, number?: number) {
  if (!isHash(hash)) return undefined;
  const isNumber = number === undefined || (Number.isInteger(number) && number >= 1);
  if (!isNumber || (number ?? 1) > NUMBER_MAX) return undefined;
  const version = await ctx.db.bylawsVersion.findFirst({
    where: { bylaws: { hash }, number },
    orderBy: { number: "desc" },
    select: {
      id: true,
      number: true,
      state: true,
      failure: true,
      answers: true,
      document: true,
      templateVersion: true,
      createdAt: true,
      adoptedAt: true,
      adoption: true,
      bylaws: { select: { variant: true } },
    },
  });
  if (!version || !isVariant(version.bylaws.variant)) return undefined;
  return { ...version, variant: version.bylaws.variant };
}
