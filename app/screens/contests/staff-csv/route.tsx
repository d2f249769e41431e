import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportEntries } from "#modules/contest/index.server";
import { csvResponse } from "~/http/file-response.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** All entries of a contest as a spreadsheet, for staff. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = readId(params.id);
  const exported = await exportEntries(context.ctx, id);
  if (!exported.ok) refusePage(context, exported.refusal);
  return csvResponse(exported.value, `contest-${id}.csv`);
}
