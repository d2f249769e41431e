import type { TxCtx } from "#modules/platform/ctx.server";
import type { Cents } from "#modules/platform/money";
import type { FindingKind } from "../contract";

/** Where the provider's books and ours differ. */
export interface Finding {
  readonly kind: FindingKind;
  /** Empty for what the provider does not know. */
  readonly transId: string;
  /** Our reference, as far as it is known. */
  readonly ref: string;
  readonly amount: Cents;
  /** The provider's status, or what else helps to find the reason. */
  readonly detail: string;
}

/** Keeps findings, each once, also after somebody has dealt with it. @returns how many are new */
export async function keepFindings(tx: TxCtx, findings: readonly Finding[]): Promise<number> {
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
