import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type PageAnswer, pageBounds } from "#modules/platform/pagination";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { EntryState } from "../domain/entry-types";
import { entryView } from "../entry-view";
import { isContestStaff } from "../permission.server";
import type { EntryView } from "../views";

const PER_PAGE = 20;
const contest = { select: { title: true, kind: true } } as const;

export interface EntryList
  extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly rows: readonly EntryView[];
}

/** The entries of a contest in one state, the oldest first: for staff. */
export async function listEntries(
  ctx: Ctx,
  asked: { readonly contestId: number; readonly state: EntryState; readonly page: number },
): Promise<Result<EntryList>> {
  if (!isContestStaff(ctx)) return refuse({ code: "forbidden" });
  const { contestId, state } = asked;
  const where = { contestId, state };
  const total = await reader(ctx).contestEntry.count({ where });
  const { page, offset } = pageBounds({ page: asked.page, perPage: PER_PAGE, total });
  const rows = await reader(ctx).contestEntry.findMany({
    where,
    orderBy: { id: "asc" },
    skip: offset,
    take: PER_PAGE,
    include: { contest },
  });
  return ok({ current_page: page, per_page: PER_PAGE, total, rows: rows.map(entryView) });
}

/** One entry: for staff. */
export async function readEntryView(ctx: Ctx, id: number): Promise<Result<EntryView>> {
  if (!isContestStaff(ctx)) return refuse({ code: "forbidden" });
  const row = await reader(ctx).contestEntry.findUnique({ where: { id }, include: { contest } });
  return row ? ok(entryView(row)) : refuse({ code: "not_found" });
}

/** The entry that waits after one that was decided, else the first that waits. */
export async function nextPending(
  ctx: Ctx,
  after: Pick<EntryView, "id" | "contestId">,
): Promise<number | undefined> {
  const { id, contestId } = after;
  const waiting = { contestId, state: "pending" };
  const find = (more: object) =>
    reader(ctx).contestEntry.findFirst({
      where: { ...waiting, ...more },
      orderBy: { id: "asc" },
      select: { id: true },
    });
  return ((await find({ id: { gt: id } })) ?? (await find({})))?.id;
}
