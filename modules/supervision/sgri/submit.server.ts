import { ownFiles } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import {
  civilDateIn,
  compareDates,
  fromUtcDate,
  OFFICE_ZONE,
  toUtcDate,
} from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import type { SgriSubmission } from "../schemas";
import { changeWhole, conflict, notFound, readPast, todayOf, words } from "../store.server";
import { outsideOf } from "./freeze.server";

export interface SubmittedSgri {
  readonly accountId: number;
  readonly year: number;
  readonly fields: SgriSubmission;
}

/**
 * Marks a frozen report submitted: on which day, how, and with what the IRS gave for it. Owners and
 * editors for all chapters may. Refusals: `not_found`; `invalid` at the fields, at `reason` for a day
 * outside of the window; `conflict` unless it is frozen.
 */
export const submitSgri = (
  ctx: Ctx,
  { accountId, year, fields }: SubmittedSgri,
): Promise<Result<void>> =>
  changeWhole(ctx, accountId, async (tx, { groupId }): Promise<Result<void>> => {
    const found = await tx.tx.sgriReport.findFirst({ where: { groupId, year } });
    const owned = await ownFiles(tx, accountId, fields.file_uploads);
    if (!found || !owned) return notFound();
    if (found.submittedOn) {
      const date = formatLongDate(fromUtcDate(found.submittedOn), tx);
      return conflict("submittedAlready", { date });
    }
    const errors: FieldErrors = {};
    const frozenOn = civilDateIn(found.frozenAt, OFFICE_ZONE);
    const on = readPast(fields.submitted_on, await todayOf(tx, accountId));
    if ("wrong" in on) errors.submitted_on = [on.wrong];
    else if (compareDates(on.day, frozenOn) < 0) {
      errors.submitted_on = [words("beforeFrozen", { date: formatLongDate(frozenOn, tx) })];
    }
    const way = fields.way.trim();
    if (way === "") errors.way = [words("wayMissing")];
    const confirmation = fields.confirmation.trim();
    const [fileId] = owned;
    if (confirmation === "" && fileId === undefined) {
      errors.confirmation = [words("proofOfSubmission")];
    }
    const reason = fields.reason.trim();
    const outside =
      "day" in on ? await outsideOf(tx, fromUtcDate(found.endsOn), on.day) : undefined;
    if (outside && reason === "") errors.reason = [outside];
    if ("wrong" in on || Object.keys(errors).length > 0) {
      return refuse({ code: "invalid", errors });
    }
    const { count } = await tx.tx.sgriReport.updateMany({
      where: { id: found.id, state: "frozen" },
      data: {
        state: "submitted",
        submittedOn: toUtcDate(on.day),
        way,
        confirmation: confirmation || null,
        ...(fileId !== undefined && { fileId }),
        ...(outside && { lateReason: reason }),
      },
    });
    if (count === 0) return conflict("notFrozen");
    const data = { groupId, year, on: on.day, way, confirmation, reason: outside ? reason : null };
    await audit(tx, {
      action: "supervision.sgri-submitted",
      subject: `account:${accountId}`,
      data,
    });
    return ok(undefined);
  });

/** Closes a report that was submitted. Refusals: `not_found`; `conflict` unless it was submitted. */
export const closeSgri = (
  ctx: Ctx,
  { accountId, year }: { readonly accountId: number; readonly year: number },
): Promise<Result<void>> =>
  changeWhole(ctx, accountId, async (tx, { groupId }): Promise<Result<void>> => {
    const found = await tx.tx.sgriReport.findFirst({ where: { groupId, year } });
    if (!found) return notFound();
    const { count } = await tx.tx.sgriReport.updateMany({
      where: { id: found.id, state: "submitted" },
      data: { state: "closed", closedAt: tx.now() },
    });
    if (count === 0) return conflict(found.state === "closed" ? "closedAlready" : "notSubmitted");
    const data = { groupId, year };
    await audit(tx, { action: "supervision.sgri-closed", subject: `account:${accountId}`, data });
    return ok(undefined);
  });
