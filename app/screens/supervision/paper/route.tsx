import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPaper } from "#modules/supervision/index.server";
import { foreignDownloadHeaders } from "~/http/download-headers";
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
  return answerFile(
    request,
    file,
    foreignDownloadHeaders({ fileName: paper.fileName, contentType: file.contentType }),
  );
}
