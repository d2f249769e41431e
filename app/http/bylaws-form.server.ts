import { emptyFields, fieldLabels, questionsOf, type Variant } from "#modules/bylaws/contract";
import { type BylawsForm, createBylaws } from "#modules/bylaws/index.server";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { parseFields } from "#modules/platform/fields";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { checkSender } from "./bot-check.server";
import { constraintsOf } from "./constraints.server";
import type { HttpContext } from "./context.server";
import { paths } from "./paths";
import { answerDone, refuseForm } from "./respond.server";

const BOT_CHECK = "bylaws";

/** What the page of a variant's empty form needs. */
export const emptyBylawsForm = ({ ctx }: HttpContext, form: BylawsForm<Variant>) => ({
  variant: form.variant,
  fields: emptyFields(form, ctx.locale),
  questions: questionsOf(form, ctx.locale),
  constraints: constraintsOf(form.schema),
  botCheck: newChallenge(ctx, BOT_CHECK),
});

/** Creates bylaws of the fields that were sent, and leads to their own address. */
export async function createdBylaws(context: HttpContext, form: BylawsForm<Variant>) {
  const { ctx, body, visit } = context;
  const fields = parseFields(form.schema, body.fields, fieldLabels(form, ctx.locale));
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const limit = await hitLimit(ctx, "bylawsCreate", visit.ip);
  if (!limit.ok) return refuseForm(context, limit.refusal);
  const sender = await checkSender(context, BOT_CHECK);
  if (!sender.ok) return refuseForm(context, sender.refusal);
  const created = await createBylaws(ctx, { variant: form.variant, fields: fields.value });
  if (!created.ok) return refuseForm(context, created.refusal);
  const to = paths.bylawsEdit(form.variant, created.value.hash);
  const json = { action: to, url: to, bylaw: created.value };
  return answerDone(context, { json, to, flash: "bylaws-created", isReplacing: true });
}
