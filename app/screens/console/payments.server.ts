import { movementReason, movementWords, paymentMethods } from "#modules/billing/contract";
import { type PaymentRow, paymentSorts, paymentStates } from "#modules/console/contract";
import {
  exportAllPayments,
  listAllPayments,
  type PaymentFilter,
} from "#modules/console/index.server";
import type { Locale } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { rowsShown } from "#modules/platform/pagination";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { daysAsked } from "./days-asked.server";

/** What the address bar asks for, without what does not exist. */
function readFilter(request: Request) {
  const asked = new URL(request.url).searchParams;
  return {
    search: asked.get("search")?.trim() ?? "",
    state: paymentStates.find((one) => one === asked.get("state")),
    method: paymentMethods.find((one) => one === asked.get("method")),
    ...daysAsked(asked).days,
    sort: paymentSorts.find((one) => one === asked.get("sort")) ?? "newest",
  } satisfies PaymentFilter;
}

export type PaymentsData = Awaited<ReturnType<typeof readPayments>>;
export type ShownPayment = PaymentsData["rows"][number];

/** The list of payments as the address bar asks for it. */
export async function readPayments(context: HttpContext, request: Request) {
  const query = readFilter(request);
  const asked = new URL(request.url).searchParams;
  const page = Number(asked.get("page") ?? 1);
  const found = await listAllPayments(context.ctx, { ...query, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, ...list } = found.value;
  const { locale } = context.ctx;
  return {
    ...list,
    ...rowsShown(list),
    query,
    wrongDays: daysAsked(asked).wrongDays,
    rows: rows.map((row) => ({ ...row, ...inWords(locale, row) })),
  };
}

/** What it is, and why: "Refund, Visa ending in 1111" and staff's words for it. */
function inWords(locale: Locale, { kind, method, label, note }: PaymentRow) {
  const moved = kind === "attempt" ? "payment" : kind;
  const nothing = cents(0);
  return {
    what: movementWords(locale, { kind: moved, method, label, code: "" }),
    why: movementReason(locale, { kind: moved, note, owed: nothing, received: nothing }),
  };
}

/** The same payments, all of them, as a spreadsheet. */
export async function exportPaymentsAsked(context: HttpContext, request: Request): Promise<string> {
  const found = await exportAllPayments(context.ctx, readFilter(request));
  return found.ok ? found.value : refusePage(context, found.refusal);
}
