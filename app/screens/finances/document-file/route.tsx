import type { LoaderFunctionArgs } from "@remix-run/node";
import contentDisposition from "content-disposition";
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
  return answerFile(request, file, {
    "Content-Type": file.contentType,
    "Content-Disposition": contentDisposition(document.fileName),
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
}
