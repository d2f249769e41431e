import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { minutes } from "#modules/platform/dates";
import { ok } from "#modules/platform/result";
import { tellFindings } from "../gateway/tell-findings.server";
import { findFaults, type LedgerFault } from "./find-faults.server";
import { repairFault } from "./repair-fault.server";

export interface LedgerCheck {
  readonly faults: readonly (LedgerFault & { readonly isRepaired: boolean })[];
}

/**
 * Looks whether ledger, payments, invoices and attempts still tell the same, in one look at the
 * books. It repairs what has one right answer when that is asked for, and tells staff when that is.
 */
export async function checkLedger(
  ctx: Ctx,
  { isRepairing, isTelling }: { readonly isRepairing: boolean; readonly isTelling: boolean },
): Promise<LedgerCheck> {
  const checked = await inTransaction(
    ctx,
    async (tx) => {
      // Everything is read as of one moment, or payments under way would look like faults.
      await tx.tx.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`;
      const found = await findFaults(tx);
      const faults = [];
      for (const fault of found) {
        const isRepaired = isRepairing && (await repairFault(tx, fault));
        faults.push({ ...fault, isRepaired });
        ctx.log.error({ ...fault, isRepaired }, "the ledger is at fault");
      }
      if (isTelling && faults.length > 0) await tellFindings(tx, "ledger", faults.length);
      return ok({ faults });
    },
    { timeoutMs: minutes(4) },
  );
  return checked.value;
}
