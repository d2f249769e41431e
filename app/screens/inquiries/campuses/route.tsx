import type { LoaderFunctionArgs } from "@remix-run/node";
import { suggestCampuses } from "#modules/inquiries/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { refusePage } from "~/http/respond.server";

/** Campuses whose names have what was typed so far. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx, visit } = context;
  const allowed = await hitLimit(ctx, "lookup", visit.ip);
  if (!allowed.ok) refusePage(context, allowed.refusal);
  const typed = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 100);
  return Response.json(
    { campuses: suggestCampuses(typed) },
    { headers: { "Cache-Control": "private, max-age=300" } },
  );
}
