import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeCsv } from "#modules/platform/csv";
import { reportTable } from "#modules/treasury/index.server";
import { askedYear } from "~/http/asked-year.server";
import { csvResponse } from "~/http/file-response.server";
import { refusePage } from "~/http/respond.server";

/** The report of a year as a spreadsheet. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId, endsOn } = askedYear(context, request, params.end);
  const rows = await reportTable(context.ctx, { accountId, endsOn });
  if (!rows.ok) refusePage(context, rows.refusal);
  return csvResponse(writeCsv(rows.value), `treasurers-report-${endsOn}.csv`);
}
