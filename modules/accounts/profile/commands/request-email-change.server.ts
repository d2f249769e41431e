import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { confirmCurrentPassword } from "../../sign-in/current-password.server";
import { addEmailRequest } from "../email-request-store.server";
import { sendEmailRequestJob } from "../settings-jobs";
import { settingsMessages } from "../settings-messages";

export interface EmailChangeRequest {
  readonly email: string;
  readonly current_password: string;
}

/**
 * Asks for another e-mail address for the person who is signed in. Nothing changes before the link
 * that goes to the new address is opened; the old one is told at once. Whether the new address is
 * somebody else's is not looked up here, so that nobody learns it who cannot read its mail.
 */
export async function requestEmailChange(
  ctx: Ctx,
  input: EmailChangeRequest,
): Promise<Result<void>> {
  const confirmed = await confirmCurrentPassword(ctx, input.current_password);
  if (!confirmed.ok) return confirmed;
  const { id: userId, emailKey } = confirmed.value;
  if (foldEmail(input.email) === emailKey) {
    return refuseField("email", message(settingsMessages, "emailSame"));
  }
  const allowed = await hitLimit(ctx, "emailChange", String(userId));
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (tx) => {
    const request = { userId, newEmail: input.email, oldEmailKey: emailKey };
    const emailRequestId = await addEmailRequest(tx, request);
    await enqueue(tx, sendEmailRequestJob, { emailRequestId });
    const data = { emailRequestId };
    await audit(tx, { action: "accounts.email-change-asked", subject: `user:${userId}`, data });
    return ok(undefined);
  });
}
