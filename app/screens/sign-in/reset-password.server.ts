import { passwordResetSchema } from "#modules/accounts/contract";
import { resetPassword } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import type { HttpContext } from "~/http/context.server";
import { answerDone, refuseForm } from "~/http/respond.server";

/** Changes a password by the token of the body; a script gets the address to go to, as JSON text. */
export async function answerReset(context: HttpContext) {
  const { ctx, body, visit } = context;
  const fields = parseFields(passwordResetSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const reset = await resetPassword(ctx, { ...fields.value, ip: visit.ip });
  if (!reset.ok) return refuseForm(context, reset.refusal);
  visit.endSession();
  return answerDone(context, { json: reset.value.url, to: reset.value.url });
}
