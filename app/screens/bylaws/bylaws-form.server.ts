import { questionsOf, type Variant } from "#modules/bylaws/contract";
import { type BylawsForm, createBylaws, prefilledFields } from "#modules/bylaws/index.server";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import type { Result } from "#modules/platform/result";
import { checkSender } from "~/http/bot-check.server";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { bylawsClub } from "./bylaws-club.server";

const BOT_CHECK = "bylaws";

/** What the page of a variant's form needs before anybody typed. */
export async function emptyBylawsForm(
  context: HttpContext,
  request: Request,
  form: BylawsForm<Variant>,
) {
  const { ctx } = context;
  const { club, known } = await bylawsClub(context, request);
  return {
    variant: form.variant,
    fields: prefilledFields(form, known, ctx.locale),
    questions: questionsOf(form, ctx.locale),
    constraints: constraintsOf(form.schema),
    botCheck: newChallenge(ctx, BOT_CHECK),
    club,
  };
}

/**
 * Creates bylaws of the fields that were sent, and leads to their own address. `account_id` is
 * whose they are to be; it may be left out and is no field of the form's own.
 */
export async function createdBylaws(context: HttpContext, variant: string) {
  const { ctx, body } = context;
  const { account_id: asked, ...sent } = body.fields;
  const accountId = asked === undefined ? undefined : readId(String(asked));
  const admit = () => admitSender(context);
  const created = await createBylaws(ctx, { variant, fields: sent, accountId, admit });
  if (!created.ok) return refuseForm(context, created.refusal);
  const to = paths.bylawsEdit(variant, created.value.hash);
  const json = { action: to, url: to, bylaw: created.value };
  return answerDone(context, { json, to, flash: "bylaws-created", isReplacing: true });
}

/** Whether the sender is a person, who has not made too many within a while. */
async function admitSender(context: HttpContext): Promise<Result<unknown>> {
  const limit = await hitLimit(context.ctx, "bylawsCreate", context.visit.ip);
  return limit.ok ? checkSender(context, BOT_CHECK) : limit;
}
