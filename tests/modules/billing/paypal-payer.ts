import { randomUUID } from "node:crypto";
import { initPaypal, returnFromPaypal } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { eventsOf, type Payable, paypalUrls, system } from "./payments-support";
import { consentAt } from "./provider-pages";

export const init = (payable: Payable, ctx: Ctx = system) =>
  initPaypal(ctx, { attempt: randomUUID(), ...payable, ...paypalUrls });
export const kindsOf = async (accountId: number) =>
  (await eventsOf(accountId)).map(([kind]) => kind);

/** Begins and consents; what comes back with the payer. */
export async function consented(payable: Payable, ctx?: Ctx) {
  const begun = await init(payable, ctx);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return { accountId: payable.accountId, ...(await consentAt(begun.value.url)) };
}
/** And comes back; what the page sends to capture it. */
export async function back(payable: Payable, ctx?: Ctx) {
  const consent = await consented(payable, ctx);
  const returned = await returnFromPaypal(system, consent);
  if (!returned.ok) throw new Error(JSON.stringify(returned));
  const { invoiceIds, value, discountId } = payable;
  return { ...consent, ...returned.value, invoiceIds, value, discountId };
}
