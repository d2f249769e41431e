import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeCsv } from "#modules/platform/csv";
import { rosterRows, sharedRoster } from "../shared-roster.server";

/** The roster that a club hands out, as a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const roster = await sharedRoster(context, request);
  const { head, rows } = rosterRows(context, roster, (day) => day);
  return new Response(writeCsv([head, ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="roster.csv"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
