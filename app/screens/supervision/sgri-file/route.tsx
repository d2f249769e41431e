import type { LoaderFunctionArgs } from "@remix-run/node";
import { sgriFile, sgriFormats } from "#modules/supervision/index.server";
import { downloadHeaders } from "~/http/download-headers";
import { centralOf } from "~/http/headquarters-head.server";
import { refusePage } from "~/http/respond.server";
import { found, yearOf } from "../asked.server";

/** A frozen report as a file. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId } = centralOf(context, request);
  const year = yearOf(params.year);
  const format = sgriFormats.find((one) => `report.${one}` === params.file);
  if (!format) refusePage(context, { code: "not_found" });
  const { body, contentType } = found(
    context,
    await sgriFile(context.ctx, { accountId, year, format }),
  );
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
    headers: {
      ...downloadHeaders({ fileName: `sgri-${year}.${format}`, contentType }),
      "Content-Length": String(body.length),
    },
  });
}
