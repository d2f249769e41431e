/** What a line of an invoice is for; discounts reach some of these and never the last two. */
export const orderDetailTypes = [
  "new_account",
  "renewal",
  "upgrade",
  "incorporation",
  "service_fee",
  "state_fee",
  "adjustment",
] as const;
export type OrderDetailType = (typeof orderDetailTypes)[number];
