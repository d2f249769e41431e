import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emptyFields, fieldLabels } from "#modules/bylaws/contract";
import { createBylaws, findForm } from "#modules/bylaws/index.server";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { parseFields } from "#modules/platform/fields";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { BotCheckFields } from "~/components/bot-check/bot-check";
import { BylawsForm } from "~/components/bylaws/bylaws-form";
import { BylawsPage } from "~/components/bylaws/bylaws-page";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { checkSender } from "~/http/bot-check.server";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";

const BOT_CHECK = "bylaws";

const formOf = (context: HttpContext, variant: string | undefined) =>
  findForm(variant) ?? refusePage(context, { code: "not_found" });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const form = formOf(context, params.variant);
  return {
    variant: form.variant,
    fields: emptyFields(form, context.ctx.locale),
    constraints: constraintsOf(form.schema),
    botCheck: newChallenge(context.ctx, BOT_CHECK),
  };
}

/** Creates bylaws: POST with the variant's fields. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const form = formOf(context, params.variant);
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

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function CreateBylaws() {
  const { variant, fields, constraints, botCheck } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <BylawsPage variant={variant} answer={answer}>
      <BylawsForm {...{ variant, fields, constraints, answer }} method="post">
        <BotCheckFields challenge={botCheck} />
      </BylawsForm>
    </BylawsPage>
  );
}
