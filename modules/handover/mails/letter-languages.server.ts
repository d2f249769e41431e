import { readReader } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { americanEnglish, type Languages } from "#modules/platform/locale";

/**
 * In which languages an address is written to: those of whoever signs in with it, else those of a person
 * who knows its reader.
 */
export async function languagesOfAddress(
  ctx: Ctx,
  email: string,
  knowsReader: number | null,
): Promise<Languages> {
  const where = { emailKey: foldEmail(email) };
  const known = await ctx.db.user.findUnique({ where, select: { id: true } });
  const userId = known?.id ?? knowsReader;
  const reader = userId === null ? undefined : await readReader(ctx, userId);
  return reader?.languages ?? americanEnglish;
}
