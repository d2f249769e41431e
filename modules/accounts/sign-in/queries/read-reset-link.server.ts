import type { Ctx } from "#modules/platform/ctx.server";
import { workingReset } from "../store.server";

/** The address that a reset link was sent to, while the link works; its holder read that mail. */
export async function readResetLink(
  ctx: Ctx,
  token: string,
): Promise<{ email: string } | undefined> {
  const link = await ctx.db.passwordReset.findFirst({
    where: workingReset(ctx, token),
    select: { user: { select: { email: true } } },
  });
  return link?.user;
}
