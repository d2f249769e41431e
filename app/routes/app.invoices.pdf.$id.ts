import type { LoaderFunctionArgs } from "@remix-run/node";
import { askForDocument } from "~/components/finances/ask-document.server";
import { requireMember } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** An invoice as a PDF, for the people of its account and staff. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireMember(context, request);
  const asked = await askForDocument(context, { kind: "invoice", invoiceId: readId(params.id) });
  if (!asked.ok) refusePage(context, asked.refusal);
  return asked.value;
}
