import type { LoaderFunctionArgs } from "@remix-run/node";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { askForDocument } from "../ask-document.server";

/** An invoice as a PDF, for the people of its account and staff. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const asked = await askForDocument(context, { kind: "invoice", invoiceId: readId(params.id) });
  if (!asked.ok) refusePage(context, asked.refusal);
  return asked.value;
}
