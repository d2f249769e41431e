import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { articlesFileOf } from "#modules/bylaws/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { fileResponse } from "~/http/file-response.server";
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
  return fileResponse(file.bytes, file);
}
