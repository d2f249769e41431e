import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { askedAccount } from "~/http/asked-account.server";
import { pdfResponse } from "~/http/file-response.server";
import { refusePage } from "~/http/respond.server";
import { askedResolution } from "../asked-resolution.server";
import { resolutionSheet } from "./resolution-sheet.server";

/** The resolution that an address asks for, as a PDF file to be signed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountId } = askedAccount(context, request);
  const asked = await askedResolution(context.ctx, new URL(request.url), accountId);
  if (!asked.ok) refusePage(context, asked.refusal);
  const file = await writeSheetPdf(resolutionSheet(context.ctx, asked.value));
  return pdfResponse(file, "bank-resolution.pdf");
}
