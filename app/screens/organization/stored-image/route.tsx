import type { LoaderFunctionArgs } from "@remix-run/node";
import { openProfileImage } from "#modules/accounts/index.server";
import { answerFile } from "~/http/file-answer.server";
import { refusePage } from "~/http/respond.server";

/**
 * A picture of a public profile, drawn by us; its address is random and never shows anything else.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const opened = await openProfileImage(params.key ?? "", params.name ?? "");
  if (!opened) refusePage(context, { code: "not_found" });
  return answerFile(request, opened, {
    "Content-Type": opened.contentType,
    "Cache-Control": "public, max-age=31536000, immutable",
  });
}
