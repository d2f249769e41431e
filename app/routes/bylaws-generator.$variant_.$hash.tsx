import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findBylaws, updateBylaws } from "#modules/bylaws/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { variant = "", hash = "" } = params;
  const found = await findBylaws(context.ctx, variant, hash);
  return found ?? refusePage(context, { code: "not_found" });
}

/** Saves the next version: PUT with the variant's fields; the hash is the proof. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (request.method !== "PUT") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const { variant = "", hash = "" } = params;
  const limit = await hitLimit(ctx, "bylawsUpdate", hash);
  if (!limit.ok) return refuseForm(context, limit.refusal);
  const saved = await updateBylaws(ctx, { variant, hash, fields: body.fields });
  if (!saved.ok) return refuseForm(context, saved.refusal);
  const to = paths.bylawsEdit(variant, hash);
  const json = { action: to, url: to, bylaw: saved.value };
  return answerDone(context, { json, to, flash: "bylaws-created", isReplacing: true });
}
