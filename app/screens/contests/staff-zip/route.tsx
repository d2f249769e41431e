import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportPictures } from "#modules/contest/index.server";
import { downloadHeaders } from "~/http/download-headers";
import { pacedBody } from "~/http/paced-body.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** The pictures of a contest as an archive, those of the gallery or all, for staff. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const contestId = readId(params.id);
  const isAll = new URL(request.url).searchParams.get("entries") === "all";
  const exported = await exportPictures(context.ctx, { contestId, isAll });
  if (!exported.ok) refusePage(context, exported.refusal);
  const isHead = request.method === "HEAD";
  if (isHead) exported.value.destroy();
  return new Response(isHead ? null : pacedBody(context, exported.value), {
    headers: downloadHeaders({
      fileName: `contest-${contestId}.zip`,
      contentType: "application/zip",
    }),
  });
}
