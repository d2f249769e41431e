import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { contestToday, momentOf } from "../domain/contest-days";
import { sendWinnerJob } from "../jobs";
import { contestMessages } from "../messages";
import { lockWinners } from "../winners.server";

export interface Naming {
  readonly contestId: number;
  readonly entryId: number;
  /** From 1; each goes to one entry. */
  readonly place: number;
  /** "First place". */
  readonly title: string;
}

const conflict = (key: "announced" | "noWinners" | "winnersChanged") =>
  refuse({ code: "conflict", message: message(contestMessages, key) });

/**
 * Gives an entry that is in the gallery a place, or another one than it has: for staff. Nobody
 * is told before `announceWinners`.
 */
export async function nameWinner(ctx: Ctx, naming: Naming): Promise<Result<void>> {
  const { contestId, entryId, place, title } = naming;
  return withWinners(ctx, contestId, async (tx) => {
    const taken = await tx.tx.contestEntry.count({
      where: { contestId, place, id: { not: entryId } },
    });
    if (taken > 0) return refuseField("place", message(contestMessages, "placeTaken"));
    const { count } = await tx.tx.contestEntry.updateMany({
      where: {
        id: entryId,
        contestId,
        state: "approved",
        mediaState: "ready",
        quarantinedAt: null,
      },
      data: { place, placeTitle: title.trim() },
    });
    if (count !== 1) return refuseField("entry", message(contestMessages, "entryNotShown"));
    const data = { place, title: title.trim() };
    await audit(tx, { action: "contest.winner-named", subject: `contest-entry:${entryId}`, data });
    return ok(undefined);
  });
}

/** Takes a place back before the winners are announced: for staff. */
export async function takePlaceBack(
  ctx: Ctx,
  { contestId, entryId, place }: Omit<Naming, "title">,
): Promise<Result<void>> {
  return withWinners(ctx, contestId, async (tx) => {
    const { count } = await tx.tx.contestEntry.updateMany({
      where: { id: entryId, contestId, place },
      data: { place: null, placeTitle: "" },
    });
    if (count !== 1) return conflict("winnersChanged");
    const subject = `contest-entry:${entryId}`;
    await audit(tx, { action: "contest.place-taken-back", subject, data: { place } });
    return ok(undefined);
  });
}

export interface Announcement {
  readonly contestId: number;
  /** The entries of the places from the first to the last, as they were looked at. */
  readonly entryIds: readonly number[];
}

/**
 * Shows the winners on top of the gallery and writes to each of them: for staff, once, when no
 * entries are taken any more. Their places stay from then on.
 */
export async function announceWinners(
  ctx: Ctx,
  { contestId, entryIds }: Announcement,
): Promise<Result<{ readonly winners: number }>> {
  return withWinners(ctx, contestId, async (tx) => {
    const contest = await tx.tx.contest.findUniqueOrThrow({ where: { id: contestId } });
    const days = { opensOn: fromUtcDate(contest.opensOn), closesOn: fromUtcDate(contest.closesOn) };
    if (momentOf(days, contestToday(tx.now())) !== "over") {
      const values = { to: formatLongDate(days.closesOn, tx) };
      return refuse({ code: "conflict", message: message(contestMessages, "notOver", values) });
    }
    const winners = await tx.tx.contestEntry.findMany({
      where: { contestId, place: { not: null } },
      orderBy: { place: "asc" },
      select: { id: true, place: true },
    });
    if (winners.length === 0) return conflict("noWinners");
    if (winners.map(({ id }) => id).join() !== entryIds.join()) return conflict("winnersChanged");
    const gap = winners.findIndex(({ place }, index) => place !== index + 1);
    if (gap >= 0) {
      const values = { place: gap + 1 };
      return refuse({
        code: "conflict",
        message: message(contestMessages, "placeMissing", values),
      });
    }
    const { count } = await tx.tx.contest.updateMany({
      where: { id: contestId, announcedAt: null },
      data: { announcedAt: tx.now() },
    });
    if (count !== 1) return conflict("announced");
    for (const { id: entryId } of winners) await enqueue(tx, sendWinnerJob, { entryId });
    const data = { entryIds: [...entryIds] };
    await audit(tx, { action: "contest.announced", subject: `contest:${contestId}`, data });
    return ok({ winners: winners.length });
  });
}

/** Holds whoever else names, announces or hides winners; refuses once they are announced. */
async function withWinners<T>(
  ctx: Ctx,
  contestId: number,
  work: (tx: TxCtx) => Promise<Result<T>>,
): Promise<Result<T>> {
  const others = refuseUnlessMay(ctx, "moderation");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const contest = await lockWinners(tx, contestId);
    if (!contest) return refuse({ code: "not_found" });
    return contest.announcedAt ? conflict("announced") : work(tx);
  });
}
