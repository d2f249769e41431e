import type { LoaderFunctionArgs } from "@remix-run/node";
import contentDisposition from "content-disposition";
import { openPaper } from "#modules/supervision/index.server";
import { answerFile } from "~/http/file-answer.server";
import { centralOf } from "~/http/headquarters-head.server";
import { refusePage } from "~/http/respond.server";
import { found, idOf, yearOf } from "../asked.server";

/** The file of a paper that a chapter gave, for its headquarters. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId } = centralOf(context, request);
  const paper = found(
    context,
    await openPaper(context.ctx, {
      accountId,
      year: yearOf(params.year),
      chapterId: idOf(params.chapter),
      paperId: idOf(params.paper),
    }),
  );
  const file = await paper.open();
  if (!file) refusePage(context, { code: "not_found" });
  return answerFile(request, file, {
    "Content-Type": file.contentType,
    "Content-Disposition": contentDisposition(paper.fileName),
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
}
