import type { LoaderFunctionArgs } from "@remix-run/node";
import { reportFile } from "#modules/treasury/index.server";
import { askedYear } from "~/http/asked-year.server";
import { pdfResponse } from "~/http/file-response.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** The report of a year as a PDF file: the newest final one, another version, or the draft. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId, endsOn } = askedYear(context, request, params.end);
  const asked = new URL(request.url).searchParams.get("version");
  const version = asked === null ? undefined : readId(asked);
  const file = await reportFile(context.ctx, { accountId, endsOn, version });
  if (!file.ok) refusePage(context, file.refusal);
  return pdfResponse(file.value, `treasurers-report-${endsOn}.pdf`);
}
