import { refuseSuspended } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { isStaff, mayActFor } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { buildClubs } from "../build/build-clubs.server";
import { dutiesMessages } from "../messages";
import { dutyLimits, type OwnDutyFields } from "../schemas";
import { actorId, lockClubs } from "../store.server";
import { readDay } from "./change-duty.server";

export interface NewOwnDuty {
  readonly accountId: number;
  /** Those of `ownDutySchema`. */
  readonly fields: OwnDutyFields;
}

export interface ChangedOwnDuty extends NewOwnDuty {
  readonly id: number;
  /** The version that was read: another one now is a `conflict`. */
  readonly version: number;
}

/** Runs a change of a club's own duties under the club's lock, and builds its duties again. */
async function changeOwn<T>(
  ctx: Ctx,
  accountId: number,
  work: (tx: TxCtx) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<T>> => {
    const suspended = isStaff(ctx) ? undefined : await refuseSuspended(tx, accountId);
    if (suspended) return suspended;
    const isThere = await tx.tx.account.count({ where: { id: accountId, mergedIntoId: null } });
    if (!isThere) return refuse({ code: "not_found" });
    await lockClubs(tx, [accountId]);
    const done = await work(tx);
    if (done.ok) await buildClubs(tx, [accountId]);
    return done;
  });
}

/** The columns of a form, or what is wrong with it. */
function columnsOf({ title, due_on, is_yearly: isYearly, note }: OwnDutyFields) {
  const read = readDay(due_on);
  if ("wrong" in read) return refuseField("due_on", read.wrong);
  return ok({ title: title.trim(), dueOn: toUtcDate(read.day), isYearly, note: note.trim() });
}

/**
 * Adds a duty of the club's own, of which it keeps at most 500: its people and staff may. Refusals:
 * `not_found`; `invalid` at `due_on`; `conflict` at the limit, or when the account is suspended.
 */
export const addOwnDuty = (
  ctx: Ctx,
  { accountId, fields }: NewOwnDuty,
): Promise<Result<{ id: number }>> =>
  changeOwn(ctx, accountId, async (tx) => {
    const columns = columnsOf(fields);
    if (!columns.ok) return columns;
    const kept = await tx.tx.ownDuty.count({ where: { accountId, removedAt: null } });
    if (kept >= dutyLimits.own) {
      const limit = message(dutiesMessages, "ownLimit", { max: dutyLimits.own });
      return refuse({ code: "conflict", message: limit });
    }
    const { id } = await tx.tx.ownDuty.create({
      data: { accountId, ...columns.value, userId: actorId(tx), createdAt: tx.now() },
      select: { id: true },
    });
    await auditOwn(tx, "duties.own-added", { accountId, id, fields });
    return ok({ id });
  });

/** Changes one. Refusals: those of `addOwnDuty`; `conflict` when somebody else changed it meanwhile. */
export const changeOwnDuty = (
  ctx: Ctx,
  { accountId, id, version, fields }: ChangedOwnDuty,
): Promise<Result<void>> =>
  changeOwn(ctx, accountId, async (tx): Promise<Result<void>> => {
    const columns = columnsOf(fields);
    if (!columns.ok) return columns;
    const { count } = await tx.tx.ownDuty.updateMany({
      where: { id, accountId, version, removedAt: null },
      data: { ...columns.value, version: { increment: 1 } },
    });
    if (count === 0) return refuseMeanwhile(tx, accountId, id);
    await auditOwn(tx, "duties.own-changed", { accountId, id, fields });
    return ok(undefined);
  });

/** Removes one; what was done stays in the calendar. Refusals: `not_found`, also when it is gone. */
export const removeOwnDuty = (
  ctx: Ctx,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<Result<void>> =>
  changeOwn(ctx, accountId, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.ownDuty.updateMany({
      where: { id, accountId, removedAt: null },
      data: { removedAt: tx.now() },
    });
    if (count === 0) return refuse({ code: "not_found" });
    await audit(tx, {
      action: "duties.own-removed",
      subject: `account:${accountId}`,
      data: { id },
    });
    return ok(undefined);
  });

async function auditOwn(
  tx: TxCtx,
  action: "duties.own-added" | "duties.own-changed",
  { accountId, id, fields }: NewOwnDuty & { readonly id: number },
): Promise<void> {
  const { title, due_on, is_yearly } = fields;
  const data = { id, title, due_on, is_yearly };
  await audit(tx, { action, subject: `account:${accountId}`, data });
}

async function refuseMeanwhile(tx: TxCtx, accountId: number, id: number): Promise<Refused> {
  const now = await tx.tx.ownDuty.findFirst({ where: { id, accountId, removedAt: null } });
  if (!now) return refuse({ code: "not_found" });
  const { version, title, dueOn, isYearly, note } = now;
  const fields = { title, due_on: fromUtcDate(dueOn), is_yearly: isYearly ? "1" : "0", note };
  return refuse({
    code: "conflict",
    message: message(dutiesMessages, "changedMeanwhile"),
    stored: { version, fields },
  });
}
