import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvResponse } from "~/http/file-response.server";
import { exportInbox } from "../inbox.server";

/** What the inbox shows, as a spreadsheet, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return csvResponse(await exportInbox(context, request), "inquiries.csv");
}
