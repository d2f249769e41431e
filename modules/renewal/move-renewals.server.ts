import type { AccountMerge } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Gives the renewals, years of membership and reminders of a duplicate to the kept account. Its own
 * choice of reminders stays. A settled renewal or a reminder for a date for which the kept account has
 * one too stays with the duplicate, whose letters go to nobody any more. The caller has judged that no
 * open renewal is in another's way.
 */
export async function moveRenewals(
  { tx }: TxCtx,
  { keptId, duplicateId }: AccountMerge,
): Promise<void> {
  const move = { where: { accountId: duplicateId }, data: { accountId: keptId } };
  await tx.$executeRaw`
    UPDATE renewals r SET account_id = ${keptId} WHERE r.account_id = ${duplicateId}
      AND (r.status = 'cancelled' OR NOT EXISTS (SELECT FROM renewals k
        WHERE k.account_id = ${keptId} AND k.due_on = r.due_on AND k.status <> 'cancelled'))`;
  await tx.membershipPeriod.updateMany(move);
  await tx.$executeRaw`
    UPDATE reminders r SET account_id = ${keptId} WHERE r.account_id = ${duplicateId}
      AND NOT EXISTS (SELECT FROM reminders k WHERE k.account_id = ${keptId}
        AND k.obligation = r.obligation AND k.due_on = r.due_on AND k.offset_days = r.offset_days)`;
  await tx.$executeRaw`
    UPDATE reminder_choices c SET account_id = ${keptId} WHERE c.account_id = ${duplicateId}
      AND NOT EXISTS (SELECT FROM reminder_choices k
        WHERE k.account_id = ${keptId} AND k.obligation = c.obligation)`;
  await tx.reminderChoice.deleteMany({ where: { accountId: duplicateId } });
}
