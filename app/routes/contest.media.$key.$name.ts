import type { LoaderFunctionArgs } from "@remix-run/node";
import { openEntryMedia } from "#modules/contest/index.server";
import { answerFile } from "~/http/file-answer.server";
import { refusePage } from "~/http/respond.server";

/** A picture or a small film of an entry, made by us; one that is not shown is there for staff. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const opened = await openEntryMedia(context.ctx, params.key ?? "", params.name ?? "");
  if (!opened) refusePage(context, { code: "not_found" });
  return answerFile(request, opened, {
    "Content-Type": opened.contentType,
    // An entry that is hidden later is gone within the hour.
    "Cache-Control": opened.isPublic ? "public, max-age=3600" : "private, no-store",
    "X-Content-Type-Options": "nosniff",
  });
}
