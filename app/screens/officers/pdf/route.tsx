import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { pdfResponse } from "~/http/file-response.server";
import { rosterSheet, sharedRoster } from "../shared-roster.server";

/** The roster that a club hands out, as a PDF file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const roster = await sharedRoster(context, request);
  const file = await writeSheetPdf(rosterSheet(context, roster));
  return pdfResponse(file, "roster.pdf");
}
