import { isDeepStrictEqual } from "node:util";
import { changeGroup, refuseLimited } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { replaceable } from "../domain/own-rules";
import { dutyRoles } from "../domain/rule";
import { formOfGroup } from "../group-form";
import { buildDutiesJob } from "../jobs";
import { dutiesMessages } from "../messages";
import { groupDutyOf } from "../rulebook.server";
import { dutyLimits, type GroupDutyFields } from "../schemas";
import { actorId } from "../store.server";
import type { GroupDate } from "../views";
import { readDay, words } from "./change-duty.server";

export interface NewGroupDuty {
  /** The central organization of the group. */
  readonly accountId: number;
  /** Those of `groupDutySchema`. */
  readonly fields: GroupDutyFields;
}

export interface ChangedGroupDuty extends NewGroupDuty {
  readonly id: number;
  readonly version: number;
}

const whole = (text: string, from: number, to: number) =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to
    ? Number(text)
    : undefined;

function readDate(fields: GroupDutyFields, errors: FieldErrors): GroupDate | undefined {
  switch (fields.date) {
    case "yearly": {
      const month = whole(fields.month, 1, 12);
      if (month === undefined) errors.month = [words("monthShape")];
      // Of a leap year: where there is no 29 February, the 28th counts.
      const last = month === undefined ? 31 : new Date(Date.UTC(2024, month, 0)).getUTCDate();
      const day = whole(fields.day, 1, last);
      if (day === undefined) errors.day = [words("dayOfMonth")];
      return month && day ? { kind: "yearly", month, day } : undefined;
    }
    case "once": {
      const read = readDay(fields.due_on);
      if ("day" in read) return { kind: "once", date: read.day };
      errors.due_on = [read.wrong];
      return undefined;
    }
    case "fye_days": {
      const days = whole(fields.days, 1, 366);
      if (days === undefined) errors.days = [words("daysShape")];
      return days === undefined ? undefined : { kind: "fye_days", days };
    }
    case "years_after_bylaws": {
      const years = whole(fields.years, 1, 10);
      if (years === undefined) errors.years = [words("yearsShape")];
      return years === undefined ? undefined : { kind: "years_after_bylaws", years };
    }
    default:
      errors.date = [words("choose")];
      return undefined;
  }
}

/** The columns of a form, or everything that is wrong with it. */
function columnsOf(fields: GroupDutyFields) {
  const errors: FieldErrors = {};
  const date = readDate(fields, errors);
  const role = dutyRoles.find((one) => one === fields.role);
  if (!role) errors.role = [words("choose")];
  const replaces = replaceable.find((one) => one === fields.replaces) ?? null;
  if (fields.replaces !== "" && !replaces) errors.replaces = [words("choose")];
  if (!date || !role || Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  const proof = [
    ...(fields.proof_file ? ["file"] : []),
    ...(fields.proof_number ? ["number"] : []),
    ...(fields.proof_seen ? ["seen"] : []),
  ];
  const dateRule = { ...date } satisfies Prisma.InputJsonObject;
  return ok({
    title: fields.title.trim(),
    note: fields.note.trim(),
    replaces,
    dateRule,
    role,
    proof,
  });
}

/** Two duties in the place of one rule would have one code. */
async function refuseTaken(tx: TxCtx, groupId: number, replaces: string | null, id?: number) {
  if (replaces === null) return undefined;
  const where = { groupId, replaces, removedAt: null, ...(id && { id: { not: id } }) };
  if ((await tx.tx.groupDuty.count({ where })) === 0) return undefined;
  return refuse({ code: "invalid", errors: { replaces: [words("replacesTaken")] } });
}

/**
 * Adds a duty for all chapters of a headquarters, those too that join later: the central account's
 * owners and editors of all chapters, and staff. Refusals: `not_found` for whoever heads no group;
 * `forbidden`; `invalid` at the fields;
 * `conflict` at the limit of 100.
 */
export const addGroupDuty = (
  ctx: Ctx,
  { accountId, fields }: NewGroupDuty,
): Promise<Result<{ id: number }>> =>
  changeGroup(
    ctx,
    accountId,
    refuseLimited,
    async (tx, { groupId }): Promise<Result<{ id: number }>> => {
      const columns = columnsOf(fields);
      if (!columns.ok) return columns;
      const taken = await refuseTaken(tx, groupId, columns.value.replaces);
      if (taken) return taken;
      if (
        (await tx.tx.groupDuty.count({ where: { groupId, removedAt: null } })) >= dutyLimits.group
      ) {
        const limit = message(dutiesMessages, "groupLimit", { max: dutyLimits.group });
        return refuse({ code: "conflict", message: limit });
      }
      const { id } = await tx.tx.groupDuty.create({
        data: { groupId, ...columns.value, userId: actorId(tx), createdAt: tx.now() },
        select: { id: true },
      });
      await keepChange(tx, "duties.group-added", { accountId, groupId }, { id, ...columns.value });
      return ok({ id });
    },
  );

/** Changes one; what is as it was leaves no trace. Refusals: those of `addGroupDuty`; `conflict` when somebody else changed it meanwhile. */
export const changeGroupDuty = (
  ctx: Ctx,
  { accountId, id, version, fields }: ChangedGroupDuty,
): Promise<Result<void>> =>
  changeGroup(ctx, accountId, refuseLimited, async (tx, { groupId }): Promise<Result<void>> => {
    const columns = columnsOf(fields);
    if (!columns.ok) return columns;
    const taken = await refuseTaken(tx, groupId, columns.value.replaces, id);
    if (taken) return taken;
    // The group is locked, so nobody changes it meanwhile.
    const before = await tx.tx.groupDuty.findFirst({
      where: { id, groupId, removedAt: null },
      include: { group: { select: { label: true } } },
    });
    if (!before) return refuse({ code: "not_found" });
    if (before.version !== version) {
      const stored = { version: before.version, fields: formOfGroup(groupDutyOf(before)) };
      return refuse({ code: "conflict", message: words("changedMeanwhile"), stored });
    }
    const { title, note, replaces, dateRule, role, proof } = before;
    const standing = { title, note, replaces, dateRule, role, proof };
    if (isDeepStrictEqual(columns.value, standing)) return ok(undefined);
    const { count } = await tx.tx.groupDuty.updateMany({
      where: { id, groupId, version, removedAt: null },
      data: { ...columns.value, version: { increment: 1 } },
    });
    if (count === 0) throw new Error(`duty ${id} of group ${groupId} changed under its lock`);
    await keepChange(tx, "duties.group-changed", { accountId, groupId }, { id, ...columns.value });
    return ok(undefined);
  });

/** Takes one back from all chapters; what they did stays with them. Refusals: `not_found`. */
export const removeGroupDuty = (
  ctx: Ctx,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<Result<void>> =>
  changeGroup(ctx, accountId, refuseLimited, async (tx, { groupId }): Promise<Result<void>> => {
    const { count } = await tx.tx.groupDuty.updateMany({
      where: { id, groupId, removedAt: null },
      data: { removedAt: tx.now() },
    });
    if (count === 0) return refuse({ code: "not_found" });
    await keepChange(tx, "duties.group-removed", { accountId, groupId }, { id });
    return ok(undefined);
  });

/**
 * Keeps that something changed, and asks for the duties of all chapters to be built again; their
 * pages compute them at once.
 */
async function keepChange(
  tx: TxCtx,
  action: "duties.group-added" | "duties.group-changed" | "duties.group-removed",
  { accountId, groupId }: { readonly accountId: number; readonly groupId: number },
  data: Prisma.InputJsonObject,
): Promise<void> {
  await audit(tx, { action, subject: `account:${accountId}`, data });
  await enqueue(tx, buildDutiesJob, { groupId });
}
