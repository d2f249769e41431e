import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvResponse } from "~/http/file-response.server";
import { exportAccountsAsked } from "../accounts.server";

/** The accounts that the list shows, all pages of them, as a spreadsheet, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return csvResponse(await exportAccountsAsked(context, request), "accounts.csv");
}
