import type { LoaderFunctionArgs } from "@remix-run/node";
import { refusePage } from "~/http/respond.server";
import { MEANT_HEADER, writeMeant } from "../listing-views";
import { findPage } from "../search-page.server";

/** The listing search as JSON, while somebody types. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.get("search") !== "verify-501c3") {
    refusePage(context, { code: "not_found" });
  }
  const { meant, ...answer } = await findPage(context, request);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (meant) headers.set(MEANT_HEADER, writeMeant(meant));
  return Response.json(answer, { headers });
}
