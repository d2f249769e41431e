import type { Ctx } from "#modules/platform/ctx.server";
import type { SecondFactorView } from "../../views";
import { enrollmentCard, openSecret } from "../totp.server";

/** Where the person who asks stands with two-step sign-in; a started secret is shown in clear. */
export async function readSecondFactor(ctx: Ctx): Promise<SecondFactorView> {
  const { actor } = ctx;
  if (actor.kind !== "user") return { state: "off" };
  const user = await ctx.db.user.findUnique({ where: { id: actor.userId } });
  if (!user?.totpSecret) return { state: "off" };
  if (!user.totpEnrolledAt) {
    return {
      state: "started",
      ...enrollmentCard(openSecret(user.id, user.totpSecret), user.email),
    };
  }
  const recoveryCodesLeft = await ctx.db.recoveryCode.count({
    where: { userId: user.id, usedAt: null },
  });
  return { state: "on", since: user.totpEnrolledAt, recoveryCodesLeft };
}
