import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPacket } from "#modules/packet/index.server";
import { downloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { requireMember } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** A packet as a file; a script that comes too early is told so. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireMember(context, request);
  const { file: name = "" } = params;
  const id = name.endsWith(".zip") ? readId(name.slice(0, -".zip".length)) : 0;
  const isLook = request.method === "HEAD";
  const found = await openPacket(context.ctx, id, { isLook });
  if (!found.ok) refusePage(context, found.refusal);
  const { day, isWaiting, open } = found.value;
  if (isWaiting) return Response.json({ status: "preparing" }, { status: 202 });
  const file = await open();
  if (!file) refusePage(context, { code: "not_found" });
  return answerFile(
    request,
    file,
    downloadHeaders({ fileName: `packet-${day}.zip`, contentType: "application/zip" }),
  );
}
