import type { LoaderFunctionArgs } from "@remix-run/node";
import { blankForm } from "#modules/treasury/index.server";
import { askedAccount } from "~/http/asked-account.server";
import { pdfResponse } from "~/http/file-response.server";
import { refusePage } from "~/http/respond.server";

/** A form to print, in the language that the person reads. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId } = askedAccount(context, request);
  const form = params.form ?? "";
  const file = await blankForm(context.ctx, { accountId, form });
  if (!file.ok) refusePage(context, file.refusal);
  return pdfResponse(file.value, `${form}.pdf`);
}
