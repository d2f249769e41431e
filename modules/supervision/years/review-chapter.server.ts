import { changeGroup, refuseViewer } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import type { ReviewResult } from "../domain/chapter-year";
import { actorId, findYear, holdYear, notFound, refuseClosed, words } from "../store.server";
import { listedChapters } from "./gather.server";
import type { YearOfGroup } from "./open-year.server";

export interface Review extends YearOfGroup {
  readonly chapterId: number;
  readonly result: ReviewResult;
  readonly note: string;
}

/**
 * Keeps what a person of the headquarters found of a chapter's year; the newest counts, all are kept.
 * Owners and editors in whose reach the chapter is may. Refusals: `not_found`; `invalid` at `note`
 * where there is something to say; `conflict` once the year is closed.
 */
export const reviewChapter = (ctx: Ctx, review: Review): Promise<Result<void>> =>
  changeGroup(ctx, review.accountId, refuseViewer, async (tx, access): Promise<Result<void>> => {
    const { year, chapterId, result } = review;
    const found = await findYear(tx, access.groupId, year);
    if (!found) return notFound();
    await holdYear(tx, found.id);
    const held = (await findYear(tx, access.groupId, year)) ?? found;
    const [chapter] = await listedChapters(tx, access, held, { chapterId });
    if (!chapter) return notFound();
    const closed = refuseClosed(tx, held);
    if (closed) return closed;
    const note = review.note.trim();
    if (result !== "in_order" && note === "") return refuseField("note", words("noteForQuestion"));
    await tx.tx.supervisionReview.create({
      data: {
        yearId: held.id,
        accountId: chapterId,
        result,
        note,
        userId: actorId(tx),
        at: tx.now(),
      },
    });
    await audit(tx, {
      action: "supervision.chapter-reviewed",
      subject: `account:${chapterId}`,
      data: { groupId: access.groupId, year, result },
    });
    return ok(undefined);
  });
