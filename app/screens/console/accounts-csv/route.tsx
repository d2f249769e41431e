import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportAccountsAsked } from "../accounts.server";

/** The accounts that the list shows, all pages of them, as a spreadsheet, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return new Response(await exportAccountsAsked(context, request), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="accounts.csv"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
