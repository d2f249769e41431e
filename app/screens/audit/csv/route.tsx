import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportFound } from "../trail.server";

/** What the audit record shows, as a spreadsheet, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return new Response(await exportFound(context, request), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="audit.csv"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
