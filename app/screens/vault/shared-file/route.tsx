import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { openSharedFile } from "#modules/vault/index.server";
import { foreignDownloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { sharedReader } from "~/http/shared-reader.server";
import { vaultPaths } from "~/http/vault-paths";

/** A file behind a link, to download; where the link shows nothing, its page says why. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { token = "" } = params;
  const asked = { ...sharedReader(context, token), fileId: readId(params.id) };
  const found = await openSharedFile(context.ctx, asked);
  if (!found.ok) refusePage(context, found.refusal);
  const shared = found.value;
  if (shared.state !== "open") {
    if (shared.state === "none") refusePage(context, { code: "not_found" });
    return redirect(vaultPaths.shared(token), 303);
  }
  const opened = (await shared.file.open()) ?? refusePage(context, { code: "not_found" });
  return answerFile(request, opened, foreignDownloadHeaders(shared.file));
}
