import type { LoaderFunctionArgs } from "@remix-run/node";
import { sgriDraftFile, sgriFile, sgriFormats } from "#modules/supervision/index.server";
import { downloadHeaders } from "~/http/download-headers";
import { centralOf } from "~/http/headquarters-head.server";
import { refusePage } from "~/http/respond.server";
import { found, yearOf } from "../asked.server";

const readers = { report: sgriFile, draft: sgriDraftFile } as const;

const files = (["report", "draft"] as const).flatMap((kind) =>
  sgriFormats.map((format) => ({ kind, format, name: `${kind}.${format}` })),
);

/** A frozen report as a file, or the draft of a year, whose file is named and marked as one. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId } = centralOf(context, request);
  const year = yearOf(params.year);
  const asked = files.find(({ name }) => name === params.file);
  if (!asked) refusePage(context, { code: "not_found" });
  const { kind, format } = asked;
  const { body, contentType } = found(
    context,
    await readers[kind](context.ctx, { accountId, year, format }),
  );
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
    headers: {
      ...downloadHeaders({
        fileName: `sgri-${year}${kind === "draft" ? "-draft" : ""}.${format}`,
        contentType,
      }),
      "Content-Length": String(body.length),
    },
  });
}
