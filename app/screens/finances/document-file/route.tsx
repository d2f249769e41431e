import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { refusePage } from "~/http/respond.server";
import { findDocument } from "../ask-document.server";

/** A PDF that a worker made; a script that comes too early is told so. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const document = await findDocument(context, params.id);
  if (document.state === "waiting") {
    return Response.json({ status: "preparing" }, { status: 202 });
  }
  const file = document.state === "ready" ? await document.open() : undefined;
  if (!file) refusePage(context, { code: "not_found" });
  return answerFile(
    request,
    file,
    downloadHeaders({ fileName: document.fileName, contentType: file.contentType }),
  );
}
