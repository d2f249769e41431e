import { staffWhoMay } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { sendStaffFindingsJob } from "./jobs";

/** Has the staff whose work is money told, once a day and check, how many things a check found. */
export async function tellFindings(
  tx: TxCtx,
  check: "reconciliation" | "ledger" | "payment-page",
  count: number,
): Promise<void> {
  const day = tx.now().toISOString().slice(0, 10);
  for (const userId of await staffWhoMay(tx, "money")) {
    await enqueue(tx, sendStaffFindingsJob, { userId, check, count, day });
  }
}
