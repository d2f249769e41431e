import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvResponse } from "~/http/file-response.server";
import { exportInvoicesAsked } from "../invoices.server";

/** The invoices that the list shows, all pages of them, as a spreadsheet, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return csvResponse(await exportInvoicesAsked(context, request), "invoices.csv");
}
