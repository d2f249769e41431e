import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import contentDisposition from "content-disposition";
import { articlesFileOf } from "#modules/bylaws/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { readDocumentQuery } from "../document-query.server";

/** The clauses for the articles as a file of one page. Longer ones are on their page, which says so. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const hash = params.hash ?? "";
  const query = readDocumentQuery(request) ?? refusePage(context, { code: "not_found" });
  const limit = await hitLimit(context.ctx, "bylawsArticles", hash);
  if (!limit.ok) refusePage(context, limit.refusal);
  const file = await articlesFileOf(context.ctx, hash, query);
  if (!file) refusePage(context, { code: "not_found" });
  if (file === "too_long") return redirect(paths.bylawsArticles(hash, query), 303);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.contentType,
      "Content-Length": String(file.bytes.length),
      "Content-Disposition": contentDisposition(file.fileName.unicode, {
        fallback: file.fileName.ascii,
      }),
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
