import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { openProfileImage } from "#modules/accounts/index.server";
import { refusePage } from "~/http/respond.server";

/**
 * A picture of a public profile, drawn by us; its address is random and never shows anything else.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const opened = await openProfileImage(params.key ?? "", params.name ?? "");
  if (!opened) refusePage(context, { code: "not_found" });
  return new Response(createReadableStreamFromReadable(opened.stream), {
    headers: {
      "Content-Type": opened.contentType,
      "Content-Length": String(opened.size),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
