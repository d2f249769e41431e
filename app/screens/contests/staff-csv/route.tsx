import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportEntries } from "#modules/contest/index.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** All entries of a contest as a spreadsheet, for staff. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = readId(params.id);
  const exported = await exportEntries(context.ctx, id);
  if (!exported.ok) refusePage(context, exported.refusal);
  return new Response(exported.value, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="contest-${id}.csv"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
