import type { LoaderFunctionArgs } from "@remix-run/node";
import { certificateFile } from "#modules/standing/index.server";
import { downloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { requireMember } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** A certificate as a file; a script that comes too early is told so. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireMember(context, request);
  const found = await certificateFile(context.ctx, readId(params.id));
  if (!found.ok) refusePage(context, found.refusal);
  const { serial, isWaiting, open } = found.value;
  if (isWaiting) return Response.json({ status: "preparing" }, { status: 202 });
  const file = await open();
  if (!file) refusePage(context, { code: "not_found" });
  return answerFile(
    request,
    file,
    downloadHeaders({ fileName: `good-standing-${serial}.pdf`, contentType: file.contentType }),
  );
}
