import type { LoaderFunctionArgs } from "@remix-run/node";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { refusePage } from "~/http/respond.server";

/** A fresh bot check, for a form whose page has been open for some minutes or was sent before. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ctx, visit } = context;
  const formName = params.form ?? "";
  if (!/^[\w.-]{1,60}$/.test(formName)) refusePage(context, { code: "not_found" });
  const allowed = await hitLimit(ctx, "botCheck", visit.ip);
  if (!allowed.ok) refusePage(context, allowed.refusal);
  return Response.json(await newChallenge(ctx, formName), {
    headers: { "Cache-Control": "no-store" },
  });
}
