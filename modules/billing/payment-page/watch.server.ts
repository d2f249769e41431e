import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { ok } from "#modules/platform/result";
import { tellFindings } from "../gateway/tell-findings.server";
import type { Served } from "./served.server";

const KIND = "changed_page";

/**
 * Compares what the payments page is served as with what is known (PCI DSS 6.4.3 and 11.6.1). A
 * script of our own must be the one that was built. What others publish, and the headers, are known
 * once somebody has judged them; the very first is taken as it is. Staff are told of anything else
 * once: it is among what does not match until somebody says how it was judged.
 * @returns how much nobody had been told of
 */
export async function watchPaymentPage(ctx: Ctx, served: readonly Served[]): Promise<number> {
  const entered = await inTransaction(ctx, async (tx) => {
    let changed = 0;
    for (const one of served) if (await isNewChange(tx, one)) changed += 1;
    await audit(tx, {
      action: "billing.payment-page-watched",
      subject: "page:payments",
      data: { served: served.length, changed },
    });
    if (changed > 0) await tellFindings(tx, "payment-page", changed);
    return ok(changed);
  });
  ctx.log.info({ served: served.length, changed: entered.value }, "the payments page watched");
  return entered.value;
}

async function isNewChange(tx: TxCtx, { what, digest, expected }: Served): Promise<boolean> {
  if (digest === expected) return false;
  const findings = tx.tx.reconciliationFinding;
  const isFirst =
    expected === undefined &&
    (await findings.count({ where: { kind: KIND, gatewayTransId: what } })) === 0;
  const { count } = await findings.createMany({
    data: [
      {
        kind: KIND,
        gatewayTransId: what,
        attemptRef: digest,
        foundAt: tx.now(),
        ...(isFirst && { resolvedAt: tx.now(), resolution: "first" }),
      },
    ],
    skipDuplicates: true,
  });
  return count === 1 && !isFirst;
}
