import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeCsv } from "#modules/platform/csv";
import { reportTable } from "#modules/treasury/index.server";
import { askedYear } from "~/http/asked-year.server";
import { refusePage } from "~/http/respond.server";

/** The report of a year as a spreadsheet. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId, endsOn } = askedYear(context, request, params.end);
  const rows = await reportTable(context.ctx, { accountId, endsOn });
  if (!rows.ok) refusePage(context, rows.refusal);
  return new Response(writeCsv(rows.value), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="treasurers-report-${endsOn}.csv"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
