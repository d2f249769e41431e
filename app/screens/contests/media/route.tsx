import type { LoaderFunctionArgs } from "@remix-run/node";
import contentDisposition from "content-disposition";
import { openEntryMedia } from "#modules/contest/index.server";
import { refusePage } from "~/http/respond.server";
import { answerRanged } from "./range-answer.server";

/** A picture or a small film of an entry, made by us; one that is not shown is there for staff. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { key = "", name = "" } = params;
  const found = await openEntryMedia(context.ctx, key, name);
  const answer =
    found &&
    (await answerRanged(request, found, `"${key}-${name}"`, {
      // An entry that is hidden later is gone within the hour.
      "Cache-Control": found.isPublic ? "public, max-age=3600" : "private, no-store",
      "Content-Disposition": contentDisposition(name, { type: "inline" }),
    }));
  return answer ?? refusePage(context, { code: "not_found" });
}
