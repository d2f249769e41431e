import { createInvoice, enterPayment } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { type Rows, staffOnly } from "./row";

const system = createCtx({ actor: { kind: "system", name: "tests" } });

/** An open invoice of the account, and a check that paid a part of it. */
async function partlyPaid(accountId: number) {
  const line = { type: "renewal", label: "Renewal", value: cents(50_00) } as const;
  const invoice = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!invoice.ok) throw new Error("the invoice was refused");
  const invoiceIds = [invoice.value.id];
  const check = { accountId, method: "check", label: "204", amount: cents(20_00) } as const;
  const payment = await enterPayment(system, { ...check, invoiceIds });
  if (!payment.ok) throw new Error("the check was refused");
  return { invoiceId: invoice.value.id, paymentId: payment.value.id };
}

/** Money that moves back, and what does not match: for staff who just gave the password. */
export const backOfficeRows: Rows = {
  "/admin/payments/unmatched": {
    ids: "B-98",
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
  "/admin/payments/decide/:id": {
    ids: "B-98 C-67",
    path: () => "/admin/payments/decide/999999999",
    GET: staffOnly("not-found"),
    write: staffOnly("not-found"),
  },
  "/admin/payments/refund/:id": [
    {
      ids: "B-98 C-67",
      path: async ({ accountId }) =>
        `/admin/payments/refund/${(await partlyPaid(accountId)).paymentId}`,
      GET: staffOnly("ok"),
      write: staffOnly("refused"),
    },
    {
      ids: "B-98 C-67",
      path: () => "/admin/payments/refund/999999999",
      GET: staffOnly("not-found"),
      write: staffOnly("not-found"),
    },
  ],
  "/admin/invoices/correct/:id": [
    {
      ids: "B-98 C-67",
      path: async ({ accountId }) =>
        `/admin/invoices/correct/${(await partlyPaid(accountId)).invoiceId}`,
      GET: staffOnly("ok"),
      write: staffOnly("refused"),
    },
    {
      ids: "B-98 C-67",
      path: () => "/admin/invoices/correct/999999999",
      GET: staffOnly("not-found"),
      write: staffOnly("not-found"),
    },
  ],
};
