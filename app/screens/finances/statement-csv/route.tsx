import type { LoaderFunctionArgs } from "@remix-run/node";
import { readStatement, statementCsv } from "#modules/billing/index.server";
import { csvResponse } from "~/http/file-response.server";
import { refusePage } from "~/http/respond.server";
import { readStatementQuery } from "../statement.server";

/** A statement of any days as a spreadsheet, for the people of its account and staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = readStatementQuery(new URL(request.url), context.ctx.locale);
  if (!asked.ok) refusePage(context, asked.refusal);
  const read = await readStatement(context.ctx, asked.value);
  if (!read.ok) refusePage(context, read.refusal);
  const { from, to } = asked.value;
  return csvResponse(
    statementCsv(read.value, context.ctx.locale),
    `statement-${from}-to-${to}.csv`,
  );
}
