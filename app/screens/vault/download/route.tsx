import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPaper } from "#modules/vault/index.server";
import { foreignDownloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/**
 * A file to download, for the people of its account and staff. It is somebody else's content:
 * never shown in a page of ours, and a browser that shows it all the same runs nothing in it.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const found = await openPaper(context.ctx, readId(params.id));
  if (!found.ok) refusePage(context, found.refusal);
  const file = found.value;
  const opened = (await file.open()) ?? refusePage(context, { code: "not_found" });
  return answerFile(request, opened, foreignDownloadHeaders(file));
}
