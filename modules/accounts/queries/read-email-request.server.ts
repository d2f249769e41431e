import type { Ctx } from "#modules/platform/ctx.server";
import { findEmailRequest } from "../email-request-store.server";

/** The address that a link would give its person, while the link works; its holder reads its mail. */
export async function readEmailRequest(
  ctx: Ctx,
  token: string,
): Promise<{ email: string } | undefined> {
  const request = await findEmailRequest(ctx, token);
  return request && { email: request.newEmail };
}
