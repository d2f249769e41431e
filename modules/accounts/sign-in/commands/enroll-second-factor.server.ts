import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { hashToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { sendSecurityNoticeJob } from "../../jobs";
import { accountsMessages } from "../../messages";
import { offerPasskey } from "../../passkeys/offer.server";
import { confirmCurrentPassword } from "../current-password.server";
import {
  forgetSecondFactor,
  keepStartedSecret,
  markEnrolled,
  replaceRecoveryCodes,
  spendAppCode,
} from "../second-factor-store.server";
import { newSecret } from "../totp.server";

export interface CurrentPassword {
  readonly current_password: string;
}

type ConflictKey = "secondFactorOn" | "secondFactorOff" | "secondFactorNotStarted";
const conflict = (key: ConflictKey): Refused =>
  refuse({ code: "conflict", message: message(accountsMessages, key) });

/**
 * Starts two-step sign-in: a new secret is kept, encrypted, and shown by `readSecondFactor` until
 * a code confirms it. Starting again replaces it.
 */
export async function enrollSecondFactor(ctx: Ctx, input: CurrentPassword): Promise<Result<void>> {
  const confirmed = await confirmCurrentPassword(ctx, input.current_password);
  if (!confirmed.ok) return confirmed;
  const { id } = confirmed.value;
  return inTransaction(ctx, async (tx) => {
    if (!(await keepStartedSecret(tx, id, newSecret()))) return conflict("secondFactorOn");
    await audit(tx, { action: "accounts.second-factor-started", subject: `user:${id}` });
    return ok(undefined);
  });
}

/**
 * Turns two-step sign-in on with a first code of the app; this session counts as confirmed, the
 * person's other sessions will be asked for a code.
 * @returns ten recovery codes, to be shown this once
 */
export async function confirmEnrollment(
  ctx: Ctx,
  { token, code }: { token: string; code: string },
): Promise<Result<{ recoveryCodes: string[] }>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const allowed = await hitLimit(ctx, "loginCode", String(actor.userId));
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (tx) => {
    const user = await tx.tx.user.findUnique({ where: { id: actor.userId } });
    if (user?.totpEnrolledAt) return conflict("secondFactorOn");
    if (!user?.totpSecret) return conflict("secondFactorNotStarted");
    const { id, totpSecret } = user;
    if (!(await spendAppCode(tx, { id, totpSecret }, code.replace(/\s/g, "")))) {
      return refuseField("code", message(accountsMessages, "codeWrong"));
    }
    if (!(await markEnrolled(tx, id))) return conflict("secondFactorOn");
    await tx.tx.session.updateMany({
      where: { tokenHash: hashToken(token), userId: id },
      data: { secondFactorAt: tx.now() },
    });
    await offerPasskey(tx, id);
    await audit(tx, { action: "accounts.second-factor-on", subject: `user:${id}` });
    await enqueue(tx, sendSecurityNoticeJob, { userId: id, notice: "second-factor-on" });
    return ok({ recoveryCodes: await replaceRecoveryCodes(tx, id) });
  });
}

/** Replaces the recovery codes by ten new ones, to be shown this once. */
export async function renewRecoveryCodes(
  ctx: Ctx,
  input: CurrentPassword,
): Promise<Result<{ recoveryCodes: string[] }>> {
  const confirmed = await confirmCurrentPassword(ctx, input.current_password);
  if (!confirmed.ok) return confirmed;
  const { id, totpEnrolledAt } = confirmed.value;
  if (!totpEnrolledAt) return conflict("secondFactorOff");
  return inTransaction(ctx, async (tx) => {
    await audit(tx, { action: "accounts.recovery-codes-renewed", subject: `user:${id}` });
    return ok({ recoveryCodes: await replaceRecoveryCodes(tx, id) });
  });
}

/** Turns two-step sign-in off; in production staff cannot. */
export async function disableSecondFactor(ctx: Ctx, input: CurrentPassword): Promise<Result<void>> {
  if (env.isProduction && ctx.actor.kind === "user" && ctx.actor.isStaff) {
    const secondFactorDemanded = message(accountsMessages, "secondFactorDemanded");
    return refuse({ code: "forbidden", message: secondFactorDemanded });
  }
  const confirmed = await confirmCurrentPassword(ctx, input.current_password);
  if (!confirmed.ok) return confirmed;
  const { id } = confirmed.value;
  return inTransaction(ctx, async (tx) => {
    if (!(await forgetSecondFactor(tx, id))) return conflict("secondFactorOff");
    await audit(tx, { action: "accounts.second-factor-off", subject: `user:${id}` });
    await enqueue(tx, sendSecurityNoticeJob, { userId: id, notice: "second-factor-off" });
    return ok(undefined);
  });
}
