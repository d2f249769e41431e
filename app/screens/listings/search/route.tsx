import type { LoaderFunctionArgs } from "@remix-run/node";
import { refusePage } from "~/http/respond.server";
import { findPage } from "../search-page.server";

/** The listing search as JSON, while somebody types. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.get("search") !== "verify-501c3") {
    refusePage(context, { code: "not_found" });
  }
  const { meant: _, ...answer } = await findPage(context, request);
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
