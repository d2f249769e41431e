import type { LoaderFunctionArgs } from "@remix-run/node";
import { officerLetterFile } from "#modules/officers/index.server";
import { pdfResponse } from "~/http/file-response.server";
import { requireMember } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** An officer letter as a PDF file. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireMember(context, request);
  const found = await officerLetterFile(context.ctx, readId(params.id));
  if (!found.ok) refusePage(context, found.refusal);
  const { serial, file } = found.value;
  return pdfResponse(file, `officer-letter-${serial}.pdf`);
}
