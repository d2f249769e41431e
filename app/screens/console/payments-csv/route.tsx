import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvResponse } from "~/http/file-response.server";
import { exportPaymentsAsked } from "../payments.server";

/** The payments that the list shows, all pages of them, as a spreadsheet, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return csvResponse(await exportPaymentsAsked(context, request), "payments.csv");
}
