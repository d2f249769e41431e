import type { TxCtx } from "#modules/platform/ctx.server";
import type { Difference } from "./compare-books";

/** Keeps findings, each once, also after somebody has dealt with it. @returns how many are new */
export async function keepFindings(tx: TxCtx, findings: readonly Difference[]): Promise<number> {
  const { count } = await tx.tx.reconciliationFinding.createMany({
    data: findings.map(({ kind, transId, ref, amount, detail }) => ({
      kind,
      gatewayTransId: transId,
      attemptRef: ref,
      amountCents: amount,
      detail,
      foundAt: tx.now(),
    })),
    skipDuplicates: true,
  });
  return count;
}
