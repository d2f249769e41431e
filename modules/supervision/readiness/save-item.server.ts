import { ownFiles } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { toUtcDate } from "#modules/platform/dates";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { type ReadinessCode, readinessItems, relationships } from "../domain/readiness";
import type { ReadinessFields } from "../schemas";
import {
  actorId,
  changeWhole,
  conflict,
  notFound,
  readDay,
  readPast,
  todayOf,
  words,
} from "../store.server";

export interface SavedReadiness {
  readonly accountId: number;
  readonly item: string;
  readonly fields: ReadinessFields;
}

/**
 * Keeps what a headquarters says of an item of its list: who must act, by when, and the evidence.
 * Owners and editors for all chapters may. Refusals: `not_found`, also for a file of another account;
 * `invalid` at the fields; `conflict` when somebody else saved it meanwhile.
 */
export const saveReadiness = (
  ctx: Ctx,
  { accountId, item, fields }: SavedReadiness,
): Promise<Result<void>> =>
  changeWhole(ctx, accountId, async (tx, { groupId }): Promise<Result<void>> => {
    const code: ReadinessCode | undefined = readinessItems.find((one) => one === item);
    const owned = await ownFiles(tx, accountId, fields.file_uploads);
    if (!code || !owned) return notFound();
    const errors: FieldErrors = {};
    const dayOf = (field: "due_on" | "done_on", read: typeof readDay) => {
      if (fields[field] === null) return null;
      const found = read(fields[field]);
      if ("wrong" in found) errors[field] = [found.wrong];
      return "day" in found ? toUtcDate(found.day) : null;
    };
    const today = await todayOf(tx, accountId);
    const dueOn = dayOf("due_on", readDay);
    const doneOn = dayOf("done_on", (day) => readPast(day ?? null, today));
    const { choice } = fields;
    const isChoice = choice === "" || relationships.some((one) => one === choice);
    if (!isChoice || (code !== "relationship" && choice !== "")) errors.choice = [words("choose")];
    if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
    const [fileId] = owned;
    const data = {
      owner: fields.owner.trim(),
      dueOn,
      choice,
      doneOn,
      // Without another one the file that is there stays.
      ...(fileId !== undefined && { fileId }),
      note: fields.note.trim(),
      userId: actorId(tx),
      updatedAt: tx.now(),
    };
    const { version } = fields;
    const key = { groupId, item: code };
    const { count } =
      version === 0
        ? await tx.tx.readinessItem.createMany({
            data: [{ ...key, ...data }],
            skipDuplicates: true,
          })
        : await tx.tx.readinessItem.updateMany({
            where: { ...key, version },
            data: { ...data, version: { increment: 1 } },
          });
    if (count === 0) return conflict("changedMeanwhile");
    await audit(tx, {
      action: "supervision.readiness-saved",
      subject: `account:${accountId}`,
      data: { groupId, item: code, owner: data.owner, choice, hasFile: fileId !== undefined },
    });
    return ok(undefined);
  });
