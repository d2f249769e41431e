import {
  type AccountMerge,
  changeGroup,
  type GroupAccess,
  reachOf,
  refuseViewer,
} from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { headquartersRoomMessages } from "../messages";

export interface NoteToSave {
  readonly centralAccountId: number;
  readonly chapterId: number;
  readonly note: string;
  /** The version that the sender read; 0 for a chapter without a note. */
  readonly version: number;
}

/**
 * Keeps what a headquarters notes about a chapter in reach: for its owners and editors, and staff.
 * @returns refusals `not_found`, `forbidden`; `conflict` with what is stored, where somebody else
 *   was faster
 */
export const saveChapterNote = (ctx: Ctx, input: NoteToSave): Promise<Result<void>> =>
  changeGroup(
    ctx,
    input.centralAccountId,
    refuseViewer,
    async (tx, access): Promise<Result<void>> => {
      const { chapterId, version } = input;
      if (!(await isInReach(tx, access, chapterId))) return refuse({ code: "not_found" });
      const key = { groupId: access.groupId, accountId: chapterId };
      const text = input.note.trim();
      const before = await tx.tx.chapterNote.findUnique({ where: { groupId_accountId: key } });
      if ((before?.version ?? 0) !== version) {
        const stored = { version: before?.version ?? 0, fields: { note: before?.text ?? "" } };
        const words = message(headquartersRoomMessages, "noteChanged");
        return refuse({ code: "conflict", message: words, stored });
      }
      if ((before?.text ?? "") === text) return ok(undefined);
      const userId = tx.actor.kind === "user" ? tx.actor.userId : null;
      const fields = { text, updatedAt: tx.now(), userId };
      if (before) {
        const { count } = await tx.tx.chapterNote.updateMany({
          where: { ...key, version },
          data: { ...fields, version: { increment: 1 } },
        });
        if (count === 0) throw new Error(`the note of ${chapterId} changed under its group's lock`);
      } else await tx.tx.chapterNote.create({ data: { ...key, ...fields } });
      await audit(tx, {
        action: "headquarters.note-saved",
        subject: `account:${chapterId}`,
        data: { group: access.groupId, version: version + 1 },
      });
      return ok(undefined);
    },
  );

const isInReach = async ({ tx }: TxCtx, access: GroupAccess, id: number) =>
  (await tx.account.count({ where: { ...reachOf(access), id } })) === 1;

/** What headquarters noted of a duplicate is under what they noted of the kept account. */
export async function moveHeadquarters(
  tx: TxCtx,
  { keptId, duplicateId }: AccountMerge,
): Promise<void> {
  await tx.tx.$executeRaw`
    INSERT INTO chapter_notes (group_id, account_id, text, version, updated_at, user_id)
    SELECT group_id, ${keptId}, text, 1, updated_at, user_id FROM chapter_notes
    WHERE account_id = ${duplicateId}
    ON CONFLICT (group_id, account_id) DO UPDATE
      SET text = chapter_notes.text || E'\n\n' || excluded.text, version = chapter_notes.version + 1`;
  await tx.tx.chapterNote.deleteMany({ where: { accountId: duplicateId } });
}
