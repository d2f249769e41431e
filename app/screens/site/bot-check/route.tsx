import type { LoaderFunctionArgs } from "@remix-run/node";
import { newProofOfWork } from "#modules/platform/captcha/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { refusePage } from "~/http/respond.server";

/**
 * The proof of work of a guarded form, asked for when the visitor first touches the form and again
 * after each submit.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ctx, visit } = context;
  const formName = params.form ?? "";
  if (!/^[\w.-]{1,60}$/.test(formName)) refusePage(context, { code: "not_found" });
  const allowed = await hitLimit(ctx, "botCheck", visit.ip);
  if (!allowed.ok) refusePage(context, allowed.refusal);
  const work = await newProofOfWork(ctx, formName);
  if (!work) refusePage(context, { code: "not_found" });
  return Response.json(work, { headers: { "Cache-Control": "no-store" } });
}
