import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { translator } from "#modules/platform/messages";
import { askedAccount } from "~/http/asked-account.server";
import { pdfResponse } from "~/http/file-response.server";
import { refusePage } from "~/http/respond.server";
import { loadPrintedYear } from "../print-view.server";
import { calendarPageWords } from "../words";
import { calendarSheet } from "./calendar-sheet.server";

/** A year of duties as a PDF file, at the year's number. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId } = askedAccount(context, request);
  const year = /^(\d{4})\.pdf$/.exec(params.file ?? "")?.[1];
  if (!year) refusePage(context, { code: "not_found" });
  const printed = await loadPrintedYear(context, { accountId, year: Number(year) });
  const { now, locale: language } = context.ctx;
  const words = translator(calendarPageWords, language);
  const file = await writeSheetPdf(calendarSheet(printed, { language, words, now: now() }));
  return pdfResponse(file, `calendar-${year}.pdf`);
}
