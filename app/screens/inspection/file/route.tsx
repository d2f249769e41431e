import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPublicPaper } from "#modules/inspection/index.server";
import { foreignDownloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** A published paper, as it was filed, to download. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const asked = { accountId: readId(params.id), id: readId(params.paper) };
  const found = await openPublicPaper(context.ctx, asked);
  if (!found.ok) refusePage(context, found.refusal);
  const paper = found.value;
  const opened = (await paper.open()) ?? refusePage(context, { code: "not_found" });
  const { "X-Robots-Tag": noindex, ...headers } = foreignDownloadHeaders(paper);
  return answerFile(
    request,
    opened,
    paper.isIndexed ? headers : { ...headers, "X-Robots-Tag": noindex },
  );
}
