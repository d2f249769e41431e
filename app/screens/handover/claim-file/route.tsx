import type { LoaderFunctionArgs } from "@remix-run/node";
import { claimFile } from "#modules/handover/index.server";
import { foreignDownloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { requireMember } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** The paper that came with a claim. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireMember(context, request);
  const found = await claimFile(context.ctx, readId(params.id));
  if (!found.ok) refusePage(context, found.refusal);
  const file = await found.value.open();
  if (!file) refusePage(context, { code: "not_found" });
  return answerFile(
    request,
    file,
    foreignDownloadHeaders({ fileName: found.value.fileName, contentType: file.contentType }),
  );
}
