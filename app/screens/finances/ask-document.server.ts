import { redirect } from "@remix-run/node";
import type { WantedDocument } from "#modules/billing/index.server";
import { financeDocument, requestFinanceDocument } from "#modules/billing/index.server";
import { ok, type Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";

/**
 * Asks for an invoice or a statement as a PDF and leads to it: a page waits while a worker makes
 * it, a script is told where to look.
 */
export async function askForDocument(
  context: HttpContext,
  wanted: WantedDocument,
): Promise<Result<Response>> {
  const asked = await requestFinanceDocument(context.ctx, wanted);
  if (!asked.ok) return asked;
  const { id } = asked.value;
  if (!context.isScript) return ok(redirect(paths.financeDocument(id), 303));
  const url = paths.financeFile(id);
  return ok(Response.json({ status: "preparing", url }, { status: 202 }));
}

/** A PDF that was asked for, by its id in the address. */
export async function findDocument(context: HttpContext, id = "") {
  const found = await financeDocument(context.ctx, id);
  if (!found.ok) refusePage(context, found.refusal);
  return found.value;
}
