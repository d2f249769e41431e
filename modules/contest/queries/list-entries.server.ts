import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type PageAnswer, pageBounds } from "#modules/platform/pagination";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { entriesLike } from "../alike.server";
import type { EntryState } from "../domain/entry-types";
import { entryView } from "../entry-view";
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
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
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
  return ok({ current_page: page, per_page: PER_PAGE, total, rows: await viewsOf(ctx, rows) });
}

/** One entry: for staff. */
export async function readEntryView(ctx: Ctx, id: number): Promise<Result<EntryView>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const row = await reader(ctx).contestEntry.findUnique({ where: { id }, include: { contest } });
  const [view] = row ? await viewsOf(ctx, [row]) : [];
  return view ? ok(view) : refuse({ code: "not_found" });
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

/** So many are shown side by side. */
const MOST_ALIKE = 12;

/** An entry and, the oldest first, the others of its contest that look like it: for staff. */
export async function entriesAlike(ctx: Ctx, id: number): Promise<Result<readonly EntryView[]>> {
  const entry = await readEntryView(ctx, id);
  if (!entry.ok) return entry;
  const others = (await entriesLike(ctx, [id])).get(id) ?? [];
  const rows = await reader(ctx).contestEntry.findMany({
    where: { id: { in: others.slice(0, MOST_ALIKE) } },
    orderBy: { id: "asc" },
    include: { contest },
  });
  return ok([entry.value, ...(await viewsOf(ctx, rows))]);
}

async function viewsOf(
  ctx: Ctx,
  rows: readonly Parameters<typeof entryView>[0][],
): Promise<EntryView[]> {
  const ids = rows.map(({ id }) => id);
  const alike = await entriesLike(ctx, ids);
  return rows.map((row) => entryView(row, alike.get(row.id)?.length ?? 0));
}
