import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvResponse } from "~/http/file-response.server";
import { exportFound } from "../trail.server";

/** What the audit record shows, as a spreadsheet, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return csvResponse(await exportFound(context, request), "audit.csv");
}
