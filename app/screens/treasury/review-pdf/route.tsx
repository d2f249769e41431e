import type { LoaderFunctionArgs } from "@remix-run/node";
import { reviewFile } from "#modules/treasury/index.server";
import { askedYear } from "~/http/asked-year.server";
import { pdfResponse } from "~/http/file-response.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** A review of a year as a PDF file, in the language that the person reads. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId, endsOn } = askedYear(context, request, params.end);
  const file = await reviewFile(context.ctx, { accountId, endsOn, id: readId(params.id) });
  if (!file.ok) refusePage(context, file.refusal);
  return pdfResponse(file.value, `review-${endsOn}.pdf`);
}
