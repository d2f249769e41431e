import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeRescuePaper } from "#modules/filings/index.server";
import { chosenAccount } from "~/http/chosen-account";
import { pdfResponse } from "~/http/file-response.server";
import { requireMember } from "~/http/guards.server";
import { refusePage } from "~/http/respond.server";

/** The cover sheet and the checklist of a club's way back, as a PDF. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const written = await writeRescuePaper(context.ctx, chosenAccount(request, accountIds) ?? 0);
  if (!written.ok) refusePage(context, written.refusal);
  return pdfResponse(written.value, "reinstatement-cover-sheet.pdf");
}
