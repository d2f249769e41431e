import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type PageAnswer, pageBounds } from "#modules/platform/pagination";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { ContestKind } from "../domain/entry-types";
import { shownEntry, shownWinner } from "../entry-view";
import type { ShownEntry, ShownWinner } from "../views";

const PER_PAGE = 24;
/** Places go to 99. */
const MOST_WINNERS = 99;

export interface Gallery extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly id: number;
  readonly title: string;
  readonly kind: ContestKind;
  /** The first place first; on the first page alone, and once they are announced. */
  readonly winners: readonly ShownWinner[];
  readonly entries: readonly ShownEntry[];
}

/**
 * The approved entries of a contest that have something to show: for anybody. Announced winners
 * are at the top, the others follow, the latest first.
 */
export async function readGallery(
  ctx: Ctx,
  { contestId, page }: { readonly contestId: number; readonly page: number },
): Promise<Result<Gallery>> {
  const contest = await reader(ctx).contest.findUnique({ where: { id: contestId } });
  if (!contest) return refuse({ code: "not_found" });
  const shown = { contestId, state: "approved", mediaState: "ready", quarantinedAt: null };
  const isAnnounced = contest.announcedAt !== null;
  const where = { ...shown, ...(isAnnounced && { place: null }) };
  const total = await reader(ctx).contestEntry.count({ where });
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const rows = await reader(ctx).contestEntry.findMany({
    where,
    orderBy: { id: "desc" },
    skip: bounds.offset,
    take: PER_PAGE,
  });
  const winners = await reader(ctx).contestEntry.findMany({
    where: { ...shown, place: { not: null } },
    orderBy: { place: "asc" },
    take: isAnnounced && bounds.page === 1 ? MOST_WINNERS : 0,
  });
  const { id, title } = contest;
  return ok({
    id,
    title,
    // The database knows these two alone.
    kind: contest.kind as ContestKind,
    current_page: bounds.page,
    per_page: PER_PAGE,
    total,
    winners: winners.map(shownWinner),
    entries: rows.map(shownEntry),
  });
}
