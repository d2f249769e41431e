import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { minutes } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { sendStaffFindingsJob } from "../gateway/jobs";
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
      if (isTelling && faults.length > 0) await tellStaff(tx, faults.length);
      return ok({ faults });
    },
    { timeoutMs: minutes(4) },
  );
  return checked.value;
}

async function tellStaff(tx: TxCtx, count: number): Promise<void> {
  const staff = await tx.tx.user.findMany({ where: { isStaff: true }, select: { id: true } });
  const day = tx.now().toISOString().slice(0, 10);
  for (const { id: userId } of staff) {
    await enqueue(tx, sendStaffFindingsJob, { userId, check: "ledger", count, day });
  }
}
