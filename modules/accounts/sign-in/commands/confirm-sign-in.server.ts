import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { accountsMessages } from "../../messages";
import { confirmCurrentPassword } from "../current-password.server";
import { spendAppCode } from "../second-factor-store.server";
import { markConfirmed } from "../store.server";
import { noteFailure } from "../trail.server";

export interface SignInConfirmation {
  /** The value of the session that is confirmed. */
  readonly token: string;
  readonly current_password: string;
  /** Six digits of the app; asked of who has two-step sign-in. */
  readonly code: string;
}

/**
 * Takes the password, and the code of who has two-step sign-in, once more within a session, so that
 * `refuseUnlessProved` lets its person go on for a while. A recovery code does not do: those are for phones
 * that are lost.
 * @returns refusals `invalid` at `current_password` or `code`, `too_many`, `unauthenticated`
 */
export async function confirmSignIn(
  ctx: Ctx,
  { token, current_password, code }: SignInConfirmation,
): Promise<Result<void>> {
  const confirmed = await confirmCurrentPassword(ctx, current_password);
  if (!confirmed.ok) return confirmed;
  const { id, totpEnrolledAt, totpSecret } = confirmed.value;
  const secret = totpEnrolledAt ? totpSecret : null;
  const allowed = secret ? await hitLimit(ctx, "loginCode", String(id)) : ok(undefined);
  if (!allowed.ok) return allowed;
  const done = await inTransaction(ctx, async (tx): Promise<Result<void>> => {
    if (secret && !(await spendAppCode(tx, { id, totpSecret: secret }, code.replace(/\s/g, "")))) {
      return refuseField("code", message(accountsMessages, "codeWrong"));
    }
    if (!(await markConfirmed(tx, id, token))) return refuse({ code: "unauthenticated" });
    await audit(tx, { action: "accounts.sign-in-confirmed", subject: `user:${id}` });
    return ok(undefined);
  });
  if (!done.ok) await noteFailure(ctx, "accounts.code-refused", `user:${id}`);
  return done;
}
