import { randomBytes } from "node:crypto";
import { createDiscount } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { ownAndStaff, type Rows, signedIn, staffOnly } from "./row";

/** The number of a discount that was just made. */
async function newDiscount(): Promise<number> {
  const made = await createDiscount(createCtx({ actor: { kind: "system", name: "tests" } }), {
    code: `ROW-${randomBytes(6).toString("hex")}`,
    description: "Tried by many",
    currencyValue: cents(1),
    multiplier: null,
    isNewAccount: true,
    isRenewals: true,
    isUpgrades: true,
    isServiceFees: true,
  });
  if (!made.ok) throw new Error("the discount was refused");
  return made.value.id;
}

/** Discount codes: applied by members and by staff on their behalf. */
export const discountRows: Rows = {
  "/app/discount/reserve": {
    ids: "C-11",
    path: ({ accountId }) => `/app/discount/reserve?account_id=${accountId}`,
    body: { code: "NOBODYS" },
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/admin/discounts": { ids: "C-64", GET: staffOnly("ok") },
  "/admin/discounts/new": {
    ids: "C-64",
    GET: staffOnly("ok"),
    POST: staffOnly("refused"),
    write: staffOnly("not-found"),
  },
  "/admin/discounts/:id": [
    {
      ids: "C-64",
      path: async () => `/admin/discounts/${await newDiscount()}`,
      GET: staffOnly("ok"),
      POST: staffOnly("refused"),
      write: staffOnly("not-found"),
    },
    {
      ids: "C-64",
      path: () => "/admin/discounts/999999999",
      GET: staffOnly("not-found"),
      write: staffOnly("not-found"),
    },
  ],
  "/admin/discounts/:id/end": {
    ids: "C-64",
    path: async () => `/admin/discounts/${await newDiscount()}/end`,
    GET: staffOnly("ok"),
    POST: staffOnly("ok|elsewhere"),
    write: staffOnly("not-found"),
  },
};
