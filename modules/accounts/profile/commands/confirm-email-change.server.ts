import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { isUniqueViolation } from "#modules/platform/db.server";
import { foldEmail } from "#modules/platform/email";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { changeEmail, lockUser } from "../../people/store.server";
import { deleteSessionsOf } from "../../sign-in/store.server";
import { findEmailRequest, spendEmailRequest } from "../email-request-store.server";
import { settingsMessages } from "../settings-messages";

export interface EmailConfirmation {
  readonly token: string;
  /** This browser's session; it stays when it is the person's. */
  readonly sessionToken?: string | undefined;
}

/**
 * Gives a person the address that the opened link went to. Whoever holds the link reads that mail,
 * so no session is asked for. The old address is told, and every other session of the person ends.
 * @returns `not_found` for a link that does not work, `conflict` when somebody has the address
 */
export async function confirmEmailChange(
  ctx: Ctx,
  confirmation: EmailConfirmation,
): Promise<Result<void>> {
  try {
    return await exchangeAddress(ctx, confirmation);
  } catch (error) {
    // Somebody registered the address in this very moment; the unique index let one through.
    if (!isUniqueViolation(error)) throw error;
    return refuse({ code: "conflict", message: message(settingsMessages, "emailTaken") });
  }
}

const exchangeAddress = (
  ctx: Ctx,
  { token, sessionToken }: EmailConfirmation,
): Promise<Result<void>> =>
  inTransaction(ctx, async (tx) => {
    const unusable = message(settingsMessages, "emailLinkRefused");
    const found = await findEmailRequest(tx, token);
    if (!found) return refuse({ code: "not_found", message: unusable });
    await lockUser(tx, found.userId);
    const request = await findEmailRequest(tx, token);
    if (!request || !(await spendEmailRequest(tx, request.id))) {
      return refuse({ code: "not_found", message: unusable });
    }
    const email = request.newEmail;
    const emailKey = foldEmail(email);
    // One confirmation of an address at a time: the second one then sees that it is taken.
    await tx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`;
    if ((await tx.tx.user.count({ where: { emailKey, NOT: { id: request.userId } } })) > 0) {
      return refuse({ code: "conflict", message: message(settingsMessages, "emailTaken") });
    }
    await changeEmail(tx, request.user, { email, emailKey });
    await deleteSessionsOf(tx, request.userId, sessionToken);
    return ok(undefined);
  });
