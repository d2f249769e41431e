import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { form8822bSchema, writeForm8822b } from "#modules/officers/index.server";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { parseFields } from "#modules/platform/fields";
import { askedAccount } from "~/http/asked-account.server";
import { pdfResponse } from "~/http/file-response.server";
import { officerPaths } from "~/http/officer-paths";
import { refusePage } from "~/http/respond.server";
import { form8822bSheet } from "./form-8822b-sheet.server";

/** Without what the form sends there is no sheet: it is asked for on its page. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { named } = askedAccount(context, request);
  return redirect(officerPaths.form8822b(named), 303);
}

/** The sheet as a PDF file. It is asked for by a form: names stay out of addresses. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId } = askedAccount(context, request);
  const fields = parseFields(form8822bSchema, body.fields, ctx.locale);
  if (!fields.ok) refusePage(context, fields.refusal);
  const written = await writeForm8822b(ctx, { accountId, fields: fields.value });
  if (!written.ok) refusePage(context, written.refusal);
  return pdfResponse(
    await writeSheetPdf(await form8822bSheet(ctx, written.value)),
    "form-8822-b-sheet.pdf",
  );
}
