import { moveAccount } from "#modules/accounts/index.server";
import { moveApplications } from "#modules/applications/index.server";
import { moveBilling } from "#modules/billing/index.server";
import { moveBylaws } from "#modules/bylaws/index.server";
import { moveDuties } from "#modules/duties/index.server";
import { moveRescues } from "#modules/filings/index.server";
import { moveGifts } from "#modules/gifts/index.server";
import { moveHeadquarters } from "#modules/headquarters/index.server";
import { moveOfficers } from "#modules/officers/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { isLockBusy, Prisma } from "#modules/platform/db.server";
import { message } from "#modules/platform/messages";
import { toAmountText } from "#modules/platform/money";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { moveRenewals } from "#modules/renewal/index.server";
import { moveStanding } from "#modules/standing/index.server";
import { accountColumns, accountTables } from "../domain/account-tables";
import { readMerge } from "../merge/read-merge.server";
import type { MergePlan } from "../merge-views";
import { consoleMessages } from "../messages";

export interface AccountsToMerge {
  readonly keptId: number;
  readonly duplicateId: number;
  /** `seen` of the plan that was shown. */
  readonly seen: string;
}

/**
 * Merges a duplicate into the account that is kept: everything that refers to it goes there in one
 * transaction, and what is left is a row that leads to the kept one. It cannot be taken back. For
 * staff whose work are both accounts and money, and the system.
 * @returns refusal `forbidden`, `confirm`, `not_found`; `conflict` with what is in the way, when
 *   something has changed since it was shown, or while somebody works on one of the two
 */
export async function mergeAccounts(ctx: Ctx, input: AccountsToMerge): Promise<Result<void>> {
  const others =
    refuseUnlessMay(ctx, "accounts") ?? refuseUnlessMay(ctx, "money") ?? refuseUnlessProved(ctx);
  if (others) return others;
  try {
    return await inTransaction(ctx, (tx) => mergeLocked(tx, input));
  } catch (error) {
    if (isLockBusy(error)) return conflict("mergeBusy");
    throw error;
  }
}

const conflict = (key: "mergeBusy" | "mergeChanged") =>
  refuse({ code: "conflict", message: message(consoleMessages, key) });

async function mergeLocked(tx: TxCtx, input: AccountsToMerge): Promise<Result<void>> {
  const { keptId, duplicateId } = input;
  await lockBoth(tx, [keptId, duplicateId]);
  const plan = await readMerge(tx, input);
  if (!plan) return refuse({ code: "not_found" });
  const [obstacle] = plan.obstacles;
  if (obstacle) return refuse({ code: "conflict", message: obstacle });
  if (plan.seen !== input.seen) return conflict("mergeChanged");
  await moveAccount(tx, input);
  await moveBilling(tx, input);
  await moveRenewals(tx, input);
  await moveApplications(tx, input);
  await moveBylaws(tx, input);
  await moveRescues(tx, input);
  await moveOfficers(tx, input);
  await moveGifts(tx, input);
  await moveStanding(tx, input);
  await moveDuties(tx, input);
  await moveHeadquarters(tx, input);
  await tx.tx.accountNote.updateMany({
    where: { accountId: duplicateId },
    data: { accountId: keptId },
  });
  await refuseLeftBehind(tx, input, plan);
  await auditBoth(tx, plan);
  return ok(undefined);
}

/**
 * Locks what others lock before they refer to one of the accounts, in the order in which they do,
 * and the accounts' keys last: from then on no row can be added that refers to one of them, and
 * whoever waits with one finds the accounts merged.
 */
async function lockBoth({ tx }: TxCtx, ids: readonly number[]): Promise<void> {
  const both = Prisma.join([...ids]);
  await tx.$executeRaw`SELECT set_config('lock_timeout', '3s', true)`;
  await tx.$queryRaw`
    SELECT id FROM applications WHERE account_id IN (${both}) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`
    SELECT account_id FROM duty_clubs WHERE account_id IN (${both}) ORDER BY account_id
    FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT id FROM accounts WHERE id IN (${both}) ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`
    SELECT ref FROM payment_attempts WHERE account_id IN (${both}) ORDER BY ref FOR UPDATE`;
  await tx.$queryRaw`
    SELECT id FROM invoices WHERE account_id IN (${both}) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM accounts WHERE id IN (${both}) ORDER BY id FOR UPDATE`;
}

/** A row that was forgotten undoes the whole: it would be nobody's. */
async function refuseLeftBehind(
  ctx: TxCtx,
  input: AccountsToMerge,
  plan: MergePlan,
): Promise<void> {
  const after = await readMerge(ctx, input);
  const sums = after && after.result.owed - plan.result.owed + after.kept.bonus - plan.result.bonus;
  const left = accountColumns.filter(
    (table) => accountTables[table] !== "apart" && after?.rows[table] !== 0,
  );
  if (left.length > 0 || sums !== 0) {
    throw new Error(`merging left ${left.join(", ") || "another sum"} behind`);
  }
}

async function auditBoth(tx: TxCtx, { kept, duplicate, rows }: MergePlan): Promise<void> {
  const moved = Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0));
  const { level, dueOn, group, name } = duplicate;
  const money = { owed: toAmountText(duplicate.owed), bonus: toAmountText(duplicate.bonus) };
  await audit(tx, {
    action: "console.account-merged",
    subject: `account:${duplicate.id}`,
    data: { into: kept.id, name: kept.name, was: { name, level, dueOn, group, ...money } },
  });
  await audit(tx, {
    action: "console.duplicate-taken-in",
    subject: `account:${kept.id}`,
    data: { from: duplicate.id, name, moved, ...money },
  });
}
