import { recoverAttempts } from "#modules/billing/attempts/recover.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { admin } from "./payments-provider";
import { makeDebtor, payCard } from "./payments-support";

const later = createCtx({
  actor: { kind: "system", name: "test" },
  now: () => new Date(Date.now() + 31 * 60_000),
});

/** Half an hour later: what is still unclear is told to staff. */
export const recoverLater = () => recoverAttempts(later);

/**
 * A payment of invoices over these values, in cents, of which the last one alone was charged, as
 * staff are told half an hour later. `asked` is what the payer was asked for, all of it as a rule.
 */
export async function makeOddCharge(values: readonly number[], asked?: number) {
  const { accountId, invoiceIds, value } = await makeDebtor(...values);
  const others = invoiceIds.slice(0, -1);
  admin.fail({ kind: "reset-after" });
  const charged = cents(values.at(-1) ?? 0);
  await payCard({ accountId, invoiceIds: invoiceIds.slice(-1), value: charged });
  const { ref } = await db.paymentAttempt.findFirstOrThrow({ where: { accountId } });
  await db.attemptInvoice.createMany({
    data: others.map((invoiceId, at) => {
      return { attemptRef: ref, invoiceId, amountCents: values[at] ?? 0 };
    }),
  });
  await db.paymentAttempt.update({ where: { ref }, data: { amountCents: asked ?? value } });
  await recoverLater();
  const finding = { kind: "unclear_attempt", attemptRef: ref };
  const { id: findingId } = await db.reconciliationFinding.findFirstOrThrow({ where: finding });
  return { accountId, ref, findingId };
}
