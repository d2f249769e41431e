import { billed } from "#tests/modules/billing/finance-kit";
import { ownAndStaff, type Rows, signedIn } from "./row";

/** Invoices, and the history of what was billed and paid. */
export const financeRows: Rows = {
  "/app/invoices/show/:id": [
    {
      ids: "C-11",
      path: async ({ accountId }) => `/app/invoices/show/${(await billed(accountId, 10_00)).id}`,
      GET: ownAndStaff("ok"),
    },
    { ids: "C-11", path: () => "/app/invoices/show/999999999", GET: signedIn("not-found") },
  ],
};
