import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { rosterSheet, sharedRoster } from "../shared-roster.server";

/** The roster that a club hands out, as a PDF file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const roster = await sharedRoster(context, request);
  const file = await writeSheetPdf(rosterSheet(context, roster));
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(file.length),
      "Content-Disposition": 'attachment; filename="roster.pdf"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
