import { changeGroup, refuseViewer } from "#modules/accounts/index.server";
import { ownFiles } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { compareDates, toUtcDate } from "#modules/platform/dates";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { chaptersOf } from "../chapters.server";
import { actorId, conflict, notFound, readDay, readPast, todayOf, words } from "../store.server";

export interface NewAuthorization {
  readonly accountId: number;
  readonly chapterId: number;
  /** Days as they were typed; no last day for "" . */
  readonly fromOn: string;
  readonly toOn: string;
  readonly how: "file" | "paper";
  /** A file of the central organization, as forms send it. */
  readonly files: string;
}

/**
 * Keeps that a chapter authorized its central organization to include it: with a file, or a paper at
 * the headquarters by its day. Owners and editors in whose reach the chapter is may. Refusals:
 * `not_found`; `invalid` at `from_on`, `to_on` and `file_uploads`.
 */
export const addAuthorization = (ctx: Ctx, input: NewAuthorization): Promise<Result<void>> =>
  changeGroup(ctx, input.accountId, refuseViewer, async (tx, access): Promise<Result<void>> => {
    const { accountId, chapterId, how } = input;
    const [chapter] = await chaptersOf(tx, access, chapterId);
    const owned = await ownFiles(tx, accountId, input.files);
    if (!chapter || !owned) return notFound();
    const errors: FieldErrors = {};
    const from = readPast(input.fromOn, await todayOf(tx, accountId));
    if ("wrong" in from) errors.from_on = [from.wrong];
    const to = input.toOn.trim() === "" ? undefined : readDay(input.toOn);
    if (to && "wrong" in to) errors.to_on = [to.wrong];
    else if (to && "day" in from && compareDates(to.day, from.day) < 0) {
      errors.to_on = [words("dayBefore")];
    }
    const [fileId] = owned;
    if (how === "file" && fileId === undefined) errors.file_uploads = [words("chooseFile")];
    if ("wrong" in from || Object.keys(errors).length > 0) {
      return refuse({ code: "invalid", errors });
    }
    const toOn = to && "day" in to ? to.day : undefined;
    await tx.tx.authorization.create({
      data: {
        groupId: access.groupId,
        accountId: chapterId,
        fromOn: toUtcDate(from.day),
        ...(toOn && { toOn: toUtcDate(toOn) }),
        how,
        ...(how === "file" && fileId !== undefined && { fileId }),
        userId: actorId(tx),
        at: tx.now(),
      },
    });
    const data = { groupId: access.groupId, how, fromOn: from.day, toOn: toOn ?? null };
    const subject = `account:${chapterId}`;
    await audit(tx, { action: "supervision.authorization-added", subject, data });
    return ok(undefined);
  });

/** Withdraws an authorization. Refusals: `not_found`; `conflict` when it is withdrawn. */
export const withdrawAuthorization = (
  ctx: Ctx,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<Result<void>> =>
  changeGroup(ctx, accountId, refuseViewer, async (tx, access): Promise<Result<void>> => {
    const { groupId } = access;
    const row = await tx.tx.authorization.findFirst({ where: { id, groupId } });
    const [chapter] = row ? await chaptersOf(tx, access, row.accountId) : [];
    if (!row || !chapter) return notFound();
    const { count } = await tx.tx.authorization.updateMany({
      where: { id, groupId, withdrawnAt: null },
      data: { withdrawnAt: tx.now() },
    });
    if (count === 0) return conflict("withdrawnAlready");
    const subject = `account:${row.accountId}`;
    await audit(tx, { action: "supervision.authorization-withdrawn", subject, data: { id } });
    return ok(undefined);
  });
