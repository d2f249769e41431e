import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { findEmailRequest } from "../email-request-store.server";
import { settingsMessages } from "../settings-messages";

/**
 * The address that a link would give its person; its holder reads that mail.
 * @returns `not_found` for a link that does not work any more, or never did
 */
export async function readEmailRequest(
  ctx: Ctx,
  token: string,
): Promise<Result<{ email: string }>> {
  const request = await findEmailRequest(ctx, token);
  if (request) return ok({ email: request.newEmail });
  return refuse({ code: "not_found", message: message(settingsMessages, "emailLinkRefused") });
}
