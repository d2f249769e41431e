import type { LoaderFunctionArgs } from "@remix-run/node";
import { giftTable } from "#modules/gifts/index.server";
import { writeCsv } from "#modules/platform/csv";
import { csvResponse } from "~/http/file-response.server";
import { refusePage } from "~/http/respond.server";
import { askedGiftYear } from "../asked-year.server";

/** The gifts of a year as a spreadsheet. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId, year } = askedGiftYear(context, request, params.year);
  const rows = await giftTable(context.ctx, { accountId, year });
  if (!rows.ok) refusePage(context, rows.refusal);
  return csvResponse(writeCsv(rows.value), `gifts-${year}.csv`);
}
