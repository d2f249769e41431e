import { botCheckFields } from "#modules/platform/captcha/contract";
import { checkVisitor } from "#modules/platform/captcha/index.server";
import type { HttpContext } from "./context.server";

/**
 * Judges the visitor who sent a guarded form, from the hidden fields of that form. Call it after
 * the form's own fields were found right, because a solved check counts once.
 */
export function checkSender({ ctx, body: { controls }, visit }: HttpContext, formName: string) {
  return checkVisitor(ctx, formName, {
    response: controls[botCheckFields.response],
    at: controls[botCheckFields.at],
    honeypot: controls[botCheckFields.honeypot],
    ip: visit.ip,
  });
}
