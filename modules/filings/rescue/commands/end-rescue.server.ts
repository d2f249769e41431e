import { ownedFileIds, tellAccountChanged } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { compareDates, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { rescueMessages } from "../messages";
import { readPastDay } from "../read-answers";
import { answersOf, rescuedClub } from "../store.server";

export interface RescueEnd {
  readonly accountId: number;
  /** The version that was looked at. */
  readonly version: number;
  /** The letter's day, as typed. */
  readonly reinstatedOn: string;
  /** Files of the account, as a form sends them; the first is the letter. */
  readonly fileIds: readonly string[];
}

/**
 * Ends an account's rescue by the letter of the IRS that gave the exemption back: a file of the account
 * and its day, which is after the revocation and not ahead. For its people, and staff whose work accounts
 * are.
 * @returns refusal `not_found`; `invalid` at its fields; `conflict` when somebody else saved since
 */
export async function endRescue(ctx: Ctx, end: RescueEnd): Promise<Result<void>> {
  const { accountId, version } = end;
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const club = await rescuedClub(tx, accountId);
    const row = await tx.tx.rescue.findFirst({ where: { accountId, endedAt: null } });
    if (!club || !row) return refuse({ code: "not_found" });
    const errors: FieldErrors = {};
    const day = readPastDay(end.reinstatedOn, "reinstated_on", { today: club.today, errors });
    const { revokedOn } = answersOf(row);
    if (!day) errors.reinstated_on ??= [message(rescueMessages, "dayShape")];
    else if (revokedOn && compareDates(day, revokedOn) <= 0) {
      const date = formatLongDate(revokedOn, ctx);
      errors.reinstated_on = [message(rescueMessages, "letterBefore", { date })];
    }
    const [fileId] = await ownedFileIds(tx, accountId, end.fileIds);
    if (fileId === undefined) errors.file_uploads = [message(rescueMessages, "letterFile")];
    if (!day || fileId === undefined || Object.keys(errors).length > 0) {
      return refuse({ code: "invalid", errors });
    }
    const { count } = await tx.tx.rescue.updateMany({
      where: { id: row.id, version, endedAt: null },
      data: {
        reinstatedOn: toUtcDate(day),
        letterFileId: fileId,
        endedAt: tx.now(),
        changedAt: tx.now(),
        version: version + 1,
      },
    });
    if (count !== 1) {
      return refuse({ code: "conflict", message: message(rescueMessages, "changed") });
    }
    await audit(tx, {
      action: "filings.rescue-ended",
      subject: `account:${accountId}`,
      data: { rescueId: row.id, reinstatedOn: day, fileId },
    });
    await tellAccountChanged(tx, accountId);
    return ok(undefined);
  });
}

/**
 * Opens an account's rescue again whose letter was a mistake; its file stays with the account. For its
 * people, and staff whose work accounts are.
 * @returns refusal `not_found`; `conflict` when another is open, or somebody else opened it
 */
export async function reopenRescue(
  ctx: Ctx,
  { accountId, version }: Pick<RescueEnd, "accountId" | "version">,
): Promise<Result<void>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const [open, last] = [
      await tx.tx.rescue.count({ where: { accountId, endedAt: null } }),
      await tx.tx.rescue.findFirst({
        where: { accountId, endedAt: { not: null } },
        orderBy: { endedAt: "desc" },
      }),
    ];
    if (!last) return refuse({ code: "not_found" });
    const notOver = refuse({ code: "conflict", message: message(rescueMessages, "notOver") });
    if (open > 0) return notOver;
    const { count } = await tx.tx.rescue.updateMany({
      where: { id: last.id, version, endedAt: { not: null } },
      data: {
        reinstatedOn: null,
        letterFileId: null,
        endedAt: null,
        changedAt: tx.now(),
        version: version + 1,
      },
    });
    if (count !== 1) return notOver;
    await audit(tx, {
      action: "filings.rescue-reopened",
      subject: `account:${accountId}`,
      data: { rescueId: last.id, fileId: last.letterFileId },
    });
    await tellAccountChanged(tx, accountId);
    return ok(undefined);
  });
}
