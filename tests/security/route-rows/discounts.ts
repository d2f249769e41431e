import { ownAndStaff, type Rows, signedIn } from "./row";

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
};
