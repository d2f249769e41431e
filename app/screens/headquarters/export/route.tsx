import type { LoaderFunctionArgs } from "@remix-run/node";
import { readBoardView } from "#modules/headquarters/contract";
import { exportChapters } from "#modules/headquarters/index.server";
import { downloadHeaders } from "~/http/download-headers";
import { centralOf } from "~/http/headquarters-head.server";
import { pacedBody } from "~/http/paced-body.server";
import { refusePage } from "~/http/respond.server";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** The chapters of a view of the board with everything that is known of each, as a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountId: centralAccountId } = centralOf(context, request);
  const asked = new URL(request.url).searchParams;
  const format = asked.get("format") ?? "csv";
  if (format !== "csv" && format !== "xlsx") refusePage(context, { code: "not_found" });
  const view = readBoardView(asked);
  const exported = await exportChapters(context.ctx, { centralAccountId, view, format });
  if (!exported.ok) refusePage(context, exported.refusal);
  const isHead = request.method === "HEAD";
  if (isHead) exported.value.destroy();
  return new Response(isHead ? null : pacedBody(context, exported.value), {
    headers: downloadHeaders({ fileName: `chapters.${format}`, contentType: types[format] }),
  });
}
