import { renewMembership } from "#modules/accounts/index.server";
import { invoiceStanding } from "#modules/billing/index.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { addDays, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { renderCertificateJob, sendCertificateJob } from "../jobs";
import { asSystem, endRenewal, readLockedAccount } from "../store.server";

/**
 * Hears that an invoice is settled in full. When it is a renewal's, the due date moves to one year
 * after the one that was renewed, the account gets the new level, and the year is kept as a period,
 * whose certificate is written and mailed. Hearing it again changes nothing. For the system.
 * @throws when the account has another due date by now: a person has to look at it
 */
export async function settleRenewal(ctx: Ctx, invoiceId: number): Promise<Result<void>> {
  if (ctx.actor.kind !== "system") return refuse({ code: "forbidden" });
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const renewal = await tx.tx.renewal.findUnique({ where: { invoiceId } });
    if (renewal?.status !== "open") return ok(undefined);
    const { accountId, newLevelId: levelId } = renewal;
    await readLockedAccount(tx, accountId);
    const standing = await invoiceStanding(tx, invoiceId);
    if (!standing || standing.isVoid || standing.balance > 0) return ok(undefined);
    if (!(await endRenewal(tx, renewal.id, "settled"))) return ok(undefined);
    const dueOn = fromUtcDate(renewal.dueOn);
    const nextDueOn = fromUtcDate(renewal.nextDueOn);
    const moved = await renewMembership(asSystem(tx), { accountId, levelId, dueOn, nextDueOn });
    if (!moved.ok) throw new Error(`renewal ${renewal.id}: the account has another due date`);
    const { id: periodId } = await tx.tx.membershipPeriod.create({
      data: {
        accountId,
        levelId,
        renewalId: renewal.id,
        beginsOn: toUtcDate(addDays(dueOn, 1)),
        endsOn: renewal.nextDueOn,
        createdAt: tx.now(),
        certificateState: "waiting",
      },
    });
    await enqueue(tx, renderCertificateJob, { periodId });
    await enqueue(tx, sendCertificateJob, { periodId });
    return ok(undefined);
  });
}
