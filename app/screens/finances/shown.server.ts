import {
  financeWords,
  type InvoiceState,
  type InvoiceView,
  type Movement,
  movementReason,
  movementWords,
} from "#modules/billing/contract";
import { formatCurrency, formatDate, formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { lateInvoices } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { wordInvoiceLine } from "~/parts/finances/invoice-line";

/** An open invoice is overdue after its due day. */
export type ShownState = InvoiceState | "overdue";

/** The states of invoices as everybody reads them. */
export async function shownStates<I extends { readonly id: number; readonly state: InvoiceState }>(
  ctx: HttpContext["ctx"],
  invoices: readonly I[],
): Promise<(Omit<I, "state"> & { readonly state: ShownState })[]> {
  const open = invoices.filter(({ state }) => state === "open").map(({ id }) => id);
  const late = await lateInvoices(ctx, open);
  return invoices.map((one) => ({ ...one, state: late.has(one.id) ? "overdue" : one.state }));
}

export type ShownInvoice = ReturnType<typeof showInvoice>;

/** An invoice with its dates and amounts as people read them. */
export function showInvoice(
  invoice: Omit<InvoiceView, "state"> & { readonly state: ShownState },
  languages: Languages,
) {
  const { id, accountId, accountName, accountPlace, number, publicNotes, state } = invoice;
  const t = translator(financeWords, languages.locale);
  return {
    id,
    accountId,
    accountName,
    accountPlace,
    number,
    publicNotes,
    state,
    isOpen: state === "open" || state === "overdue",
    date: formatLongDate(invoice.documentAt, languages),
    value: formatCurrency(invoice.value),
    balance: formatCurrency(invoice.balance),
    lines: invoice.orderDetails.map(({ id, label, type, value }) => {
      const worded = wordInvoiceLine(label, languages.locale);
      return { id, ...worded, kind: t(`line.${type}`), value: formatCurrency(value) };
    }),
    movements: invoice.movements.map((movement) => showMovement(movement, languages)),
  };
}

export type ShownMovement = ReturnType<typeof showMovement>;

/** A movement with its date and amount as people read them. */
export function showMovement(movement: Movement, languages: Languages) {
  const { id, invoices, owed, received } = movement;
  return {
    id,
    note: wordInvoiceLine(movementReason(languages.locale, movement), languages.locale).text,
    invoices,
    what: movementWords(languages.locale, movement),
    date: formatDate(movement.on, languages),
    // Money that was given back for nothing that is owed moved all the same.
    amount: formatCurrency(owed === 0 ? received : owed),
  };
}
