import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { enqueue } from "#modules/platform/jobs/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result } from "#modules/platform/result";
import { sendPasswordResetJob } from "../../jobs";
import { unknownAddress } from "../trail.server";

export interface PasswordResetRequest {
  readonly email: string;
  readonly ip: string;
}

/**
 * Takes a request for a reset link. Nothing here looks the address up: known and unknown ones leave
 * the same rows in the same time, and a worker finds out later whether there is somebody to write to.
 */
export async function requestPasswordReset(
  ctx: Ctx,
  input: PasswordResetRequest,
): Promise<Result<void>> {
  const emailKey = foldEmail(input.email);
  const visitor = await hitLimit(ctx, "loginAddress", input.ip);
  if (!visitor.ok) return visitor;
  const address = await hitLimit(ctx, "passwordEmail", emailKey);
  if (!address.ok) return address;
  return inTransaction(ctx, async (tx) => {
    const request = await tx.tx.passwordResetRequest.create({
      data: { emailKey, createdAt: tx.now() },
    });
    await enqueue(tx, sendPasswordResetJob, { requestId: request.id });
    await audit(tx, {
      action: "accounts.reset-requested",
      subject: unknownAddress(emailKey),
      data: { requestId: request.id },
    });
    return ok(undefined);
  });
}
