import { changeGroup, refuseViewer } from "#modules/accounts/index.server";
import { ownFiles } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { type AskedChapters, askedChapters } from "../asked-chapters.server";
import { chaptersOf } from "../chapters.server";
import { comparePurposeJob } from "../jobs";
import { actorId, conflict, notFound, words } from "../store.server";
import { currentStatement, purposeKnownOf } from "./adoptions.server";

export interface TickedPurpose {
  readonly accountId: number;
  readonly chapters: AskedChapters;
  /** A file of the central organization, as forms send it. */
  readonly files: string;
}

/**
 * Keeps that papers of chapters have the purpose that counts now, with the file that shows it. Owners
 * and editors in whose reach the chapters are may; ticking again replaces the file. Refusals:
 * `not_found`; `invalid` at `chapters` and `file_uploads`; `conflict` while there is no statement.
 */
export const tickPurpose = (
  ctx: Ctx,
  { accountId, chapters, files }: TickedPurpose,
): Promise<Result<void>> =>
  changeGroup(ctx, accountId, refuseViewer, async (tx, access): Promise<Result<void>> => {
    const statement = await currentStatement(tx, access.groupId);
    const reached = (await chaptersOf(tx, access)).map((one) => one.accountId);
    const known = statement && (await purposeKnownOf(tx, statement, reached));
    const asked = await askedChapters(tx, access, chapters, (id) => !known?.has(id));
    const owned = await ownFiles(tx, accountId, files);
    if (!asked || !owned) return notFound();
    if (!statement) return conflict("noStatement");
    const [fileId] = owned;
    if (asked.length === 0) return refuseField("chapters", words("chooseChapters"));
    if (fileId === undefined) return refuseField("file_uploads", words("chooseFile"));
    const said = { fileId, userId: actorId(tx), at: tx.now() };
    for (const chapterId of asked) {
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
    }
    await enqueue(tx, comparePurposeJob, { groupId: access.groupId });
    return ok(undefined);
  });
