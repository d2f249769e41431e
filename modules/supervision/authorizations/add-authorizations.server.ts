import { changeGroup, refuseViewer } from "#modules/accounts/index.server";
import { ownFiles } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates, toUtcDate } from "#modules/platform/dates";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { type AskedChapters, askedChapters } from "../asked-chapters.server";
import { chaptersOf } from "../chapters.server";
import { actorId, conflict, notFound, readDay, readPast, todayOf, words } from "../store.server";
import { authorizationsOn } from "./read-authorizations.server";

export interface NewAuthorizations {
  readonly accountId: number;
  readonly chapters: AskedChapters;
  readonly fromOn: CivilDate | null;
  /** Null where it holds until it is withdrawn. */
  readonly toOn: CivilDate | null;
  readonly how: "file" | "paper";
  /** A file of the central organization, as forms send it. */
  readonly files: string;
}

/**
 * Keeps that chapters authorized their central organization to include them: with a file, or papers at
 * the headquarters by their day. Owners and editors in whose reach the chapters are may. Refusals:
 * `not_found`; `invalid` at `chapters`, `from_on`, `to_on` and `file_uploads`.
 */
export const addAuthorizations = (ctx: Ctx, input: NewAuthorizations): Promise<Result<void>> =>
  changeGroup(ctx, input.accountId, refuseViewer, async (tx, access): Promise<Result<void>> => {
    const { accountId, how } = input;
    const today = await todayOf(tx, accountId);
    const onFile = await authorizationsOn(tx, access.groupId, today);
    const asked = await askedChapters(tx, access, input.chapters, (id) => !onFile.has(id));
    const owned = await ownFiles(tx, accountId, input.files);
    if (!asked || !owned) return notFound();
    const errors: FieldErrors = {};
    if (asked.length === 0) errors.chapters = [words("chooseChapters")];
    const from = readPast(input.fromOn, today);
    if ("wrong" in from) errors.from_on = [from.wrong];
    const to = input.toOn === null ? undefined : readDay(input.toOn);
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
    const common = {
      groupId: access.groupId,
      fromOn: toUtcDate(from.day),
      ...(toOn && { toOn: toUtcDate(toOn) }),
      how,
      ...(how === "file" && fileId !== undefined && { fileId }),
      userId: actorId(tx),
      at: tx.now(),
    };
    await tx.tx.authorization.createMany({
      data: asked.map((id) => ({ ...common, accountId: id })),
    });
    const data = { groupId: access.groupId, how, fromOn: from.day, toOn: toOn ?? null };
    for (const id of asked) {
      const subject = `account:${id}`;
      await audit(tx, { action: "supervision.authorization-added", subject, data });
    }
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
