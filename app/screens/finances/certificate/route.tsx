import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { refusePage } from "~/http/respond.server";
import { findMembership } from "../memberships.server";

/** A certificate as a file; a script that comes too early is told so. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { certificate, certificateNumber, open } = await findMembership(context, params.id);
  if (certificate === "waiting") return Response.json({ status: "preparing" }, { status: 202 });
  const file = certificate === "ready" ? await open() : undefined;
  if (!file) refusePage(context, { code: "not_found" });
  return answerFile(
    request,
    file,
    downloadHeaders({
      fileName: `certificate-${certificateNumber}.pdf`,
      contentType: file.contentType,
    }),
  );
}
