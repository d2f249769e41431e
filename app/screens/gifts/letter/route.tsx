import type { LoaderFunctionArgs } from "@remix-run/node";
import { giftLetterFile } from "#modules/gifts/index.server";
import { pdfResponse } from "~/http/file-response.server";
import { requireMember } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** The letter for a gift as a PDF file. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireMember(context, request);
  const found = await giftLetterFile(context.ctx, readId(params.id));
  if (!found.ok) refusePage(context, found.refusal);
  const { givenOn, file } = found.value;
  return pdfResponse(file, `gift-letter-${givenOn}.pdf`);
}
