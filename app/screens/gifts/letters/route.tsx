import type { LoaderFunctionArgs } from "@remix-run/node";
import { yearLettersFile } from "#modules/gifts/index.server";
import { pdfResponse } from "~/http/file-response.server";
import { refusePage } from "~/http/respond.server";
import { askedGiftYear } from "../asked-year.server";

/** The letters for the gifts of a year as one PDF file. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId, year } = askedGiftYear(context, request, params.year);
  const isOnPaper = new URL(request.url).searchParams.get("only") === "paper";
  const file = await yearLettersFile(context.ctx, { accountId, year, isOnPaper });
  if (!file.ok) refusePage(context, file.refusal);
  return pdfResponse(file.value, `gift-letters-${year}.pdf`);
}
