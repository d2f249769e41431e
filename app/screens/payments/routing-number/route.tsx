import type { LoaderFunctionArgs } from "@remix-run/node";
import { findBank } from "#modules/billing/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { refusePage, wordRefusal } from "~/http/respond.server";

/**
 * The bank of a routing number, while it is typed. The code is in the answer itself: whatever
 * it says, the number was looked up.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx, visit } = context;
  const allowed = await hitLimit(ctx, "lookup", visit.ip);
  if (!allowed.ok) refusePage(context, allowed.refusal);
  const typed = new URL(request.url).searchParams.get("rn") ?? "";
  const found = await findBank(ctx, typed.slice(0, 40));
  const headers = { "Cache-Control": "no-store" };
  if (found.ok) {
    const { routingNumber: rn, name } = found.value;
    return Response.json({ code: 200, rn, customer_name: name }, { headers });
  }
  const { errors } = wordRefusal(context, found.refusal).body;
  return Response.json({ code: 404, message: errors?.rn?.[0] ?? "" }, { headers });
}
