import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportFound } from "~/components/audit-staff/trail.server";
import { requireStaff } from "~/http/guards.server";

/** What the audit record shows, as a spreadsheet, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return new Response(await exportFound(context, request), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="audit.csv"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
