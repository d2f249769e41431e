import type { Ctx } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";
import { sessionLimits } from "../domain/session-limits";

/**
 * Whether the person behind a session gave the password (and the code) within the last 15 minutes:
 * as the session began, or by `confirmSignIn`.
 */
export async function isFreshlySignedIn(ctx: Ctx, token: string): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - sessionLimits.fresh);
  const session = await ctx.db.session.findFirst({
    where: {
      tokenHash: hashToken(token),
      OR: [{ createdAt: { gt: since } }, { confirmedAt: { gt: since } }],
    },
    select: { userId: true },
  });
  return session !== null;
}
