import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { documentOf } from "#modules/bylaws/index.server";
import { downloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { readDocumentQuery } from "../document-query.server";

/** The file of a version. While the worker is still at it a script is told so, a person waits. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const hash = params.hash ?? "";
  const query = readDocumentQuery(request) ?? refusePage(context, { code: "not_found" });
  const file = await documentOf(context.ctx, hash, query);
  if (!file) refusePage(context, { code: "not_found" });
  if (file.state !== "ready") {
    if (context.isScript) return Response.json({ status: file.state }, { status: 202 });
    return redirect(paths.bylawsWaiting(hash, query), 303);
  }
  const opened = (await file.open()) ?? refusePage(context, { code: "not_found" });
  return answerFile(request, opened, downloadHeaders(file));
}
