import { billedStates, invoiceSorts } from "#modules/console/contract";
import {
  exportAllInvoices,
  type InvoiceFilter,
  listAllInvoices,
} from "#modules/console/index.server";
import { rowsShown } from "#modules/platform/pagination";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { daysAsked } from "./days-asked.server";

/** What the address bar asks for, without what does not exist. */
function readFilter(request: Request) {
  const asked = new URL(request.url).searchParams;
  return {
    search: asked.get("search")?.trim() ?? "",
    state: billedStates.find((one) => one === asked.get("state")),
    ...daysAsked(asked).days,
    sort: invoiceSorts.find((one) => one === asked.get("sort")) ?? "newest",
  } satisfies InvoiceFilter;
}

export type InvoicesData = Awaited<ReturnType<typeof readInvoices>>;

/** The list of invoices as the address bar asks for it. */
export async function readInvoices(context: HttpContext, request: Request) {
  const query = readFilter(request);
  const asked = new URL(request.url).searchParams;
  const page = Number(asked.get("page") ?? 1);
  const found = await listAllInvoices(context.ctx, { ...query, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { wrongDays } = daysAsked(asked);
  return { ...found.value, ...rowsShown(found.value), query, wrongDays };
}

/** The same invoices, all of them, as a spreadsheet. */
export async function exportInvoicesAsked(context: HttpContext, request: Request): Promise<string> {
  const found = await exportAllInvoices(context.ctx, readFilter(request));
  return found.ok ? found.value : refusePage(context, found.refusal);
}
