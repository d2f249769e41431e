import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { accountsMessages } from "../messages";
import { isPassword } from "./password-hash.server";
import { noteFailure } from "./trail.server";

/**
 * Asks the person who is signed in for the password again before the way of signing in changes:
 * a browser left open, or a stolen session, must not be enough (OWASP ASVS 5.0 V7.5.1).
 */
export async function confirmCurrentPassword(ctx: Ctx, password: string) {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const user = await ctx.db.user.findUnique({ where: { id: actor.userId } });
  if (!user) return refuse({ code: "unauthenticated" });
  const allowed = await hitLimit(ctx, "loginAccount", user.emailKey);
  if (!allowed.ok) return allowed;
  if (await isPassword(user.passwordHash, password)) return ok(user) satisfies Result<typeof user>;
  await noteFailure(ctx, "accounts.current-password-wrong", `user:${user.id}`);
  return refuseField("current_password", message(accountsMessages, "currentPasswordWrong"));
}
