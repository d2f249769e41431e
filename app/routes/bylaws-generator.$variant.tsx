import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { emptyFields, fieldLabels, findForm } from "#modules/bylaws/contract";
import { createBylaws } from "#modules/bylaws/index.server";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { parseFields } from "#modules/platform/fields";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { BylawsPage } from "~/components/bylaws/bylaws-page";
import { checkSender } from "~/http/bot-check.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";

const BOT_CHECK = "bylaws";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const form = findForm(params.variant) ?? refusePage(context, { code: "not_found" });
  const { ctx } = context;
  return {
    variant: form.variant,
    fields: emptyFields(form, ctx.locale),
    botCheck: await newChallenge(ctx, BOT_CHECK),
  };
}

/** Creates bylaws: POST with the variant's fields. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body, visit } = context;
  const form = findForm(params.variant) ?? refusePage(context, { code: "not_found" });
  const fields = parseFields(form.schema, body.fields, fieldLabels(form, ctx.locale));
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const limit = await hitLimit(ctx, "bylawsCreate", visit.ip);
  if (!limit.ok) return refuseForm(context, limit.refusal);
  const sender = await checkSender(context, BOT_CHECK);
  if (!sender.ok) return refuseForm(context, sender.refusal);
  const created = await createBylaws(ctx, { variant: form.variant, fields: fields.value });
  if (!created.ok) return refuseForm(context, created.refusal);
  const bylaw = created.value;
  const to = paths.bylawsEdit(form.variant, bylaw.hash);
  const json = { action: to, url: to, bylaw };
  return answerDone(context, { json, to, flash: "bylaws-created", isReplacing: true });
}
