import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportInbox } from "../inbox.server";

/** What the inbox shows, as a spreadsheet, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return new Response(await exportInbox(context, request), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="inquiries.csv"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
