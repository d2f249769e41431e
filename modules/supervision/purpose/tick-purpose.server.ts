import { changeGroup, refuseViewer } from "#modules/accounts/index.server";
import { ownFiles } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { chaptersOf } from "../chapters.server";
import { comparePurposeJob } from "../jobs";
import { actorId, conflict, notFound, words } from "../store.server";

export interface TickedPurpose {
  readonly accountId: number;
  readonly chapterId: number;
  /** A file of the central organization, as forms send it. */
  readonly files: string;
}

/**
 * Keeps that a chapter's paper has the purpose that counts now, with the file that shows it. Owners
 * and editors in whose reach the chapter is may; ticking again replaces the file. Refusals:
 * `not_found`; `invalid` at `file_uploads`; `conflict` while there is no statement.
 */
export const tickPurpose = (
  ctx: Ctx,
  { accountId, chapterId, files }: TickedPurpose,
): Promise<Result<void>> =>
  changeGroup(ctx, accountId, refuseViewer, async (tx, access): Promise<Result<void>> => {
    const [chapter] = await chaptersOf(tx, access, chapterId);
    const owned = await ownFiles(tx, accountId, files);
    if (!chapter || !owned) return notFound();
    const statement = await tx.tx.purposeStatement.findFirst({
      where: { groupId: access.groupId },
      orderBy: { version: "desc" },
    });
    if (!statement) return conflict("noStatement");
    const [fileId] = owned;
    if (fileId === undefined) return refuseField("file_uploads", words("chooseFile"));
    const said = { fileId, userId: actorId(tx), at: tx.now() };
    const key = { statementId: statement.id, accountId: chapterId };
    await tx.tx.purposeAdoption.upsert({
      where: { statementId_accountId: key },
      create: { ...key, ...said },
      update: said,
    });
    await audit(tx, {
      action: "supervision.purpose-ticked",
      subject: `account:${chapterId}`,
      data: { groupId: access.groupId, version: statement.version, fileId },
    });
    await enqueue(tx, comparePurposeJob, { groupId: access.groupId });
    return ok(undefined);
  });
