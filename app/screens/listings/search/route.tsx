import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { refusePage } from "~/http/respond.server";
import { lookUpClub, pageOfLookup } from "../club-lookup.server";
import { MEANT_HEADER, writeMeant } from "../meant-header";
import { findPage } from "../search-page.server";

/** The listing search as JSON, while somebody types; and the look-up of the home page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get("search");
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (search === "club") {
    if (!context.isScript) throw redirect(pageOfLookup(request), 303);
    return Response.json(await lookUpClub(context, request), { headers });
  }
  if (search !== "verify-501c3") refusePage(context, { code: "not_found" });
  const { meant, ...answer } = await findPage(context, request);
  if (meant) headers.set(MEANT_HEADER, writeMeant(meant));
  return Response.json(answer, { headers });
}
