import { type GroupAccess, groupAccess } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { ok, type Result } from "#modules/platform/result";
import type { Finding, Verdict } from "#modules/standing/contract";
import type { Board, BoardGroup, BoardRow, RegionCounts, VerdictCounts } from "../views";
import {
  type BoardDay,
  beyond,
  boardRows,
  matchedChapters,
  ofVerdict,
  orderOf,
} from "./board-sql.server";
import {
  type BoardPlace,
  type BoardView,
  CHAPTERS_A_BOARD,
  readBoardView,
  verdicts,
} from "./board-view";
import { reasonsOf } from "./reasons";

export interface BoardAsked {
  readonly centralAccountId: number;
  readonly view: BoardView;
  /** The page after this chapter, or the one before it; the first page without. */
  readonly after?: BoardPlace | undefined;
  readonly before?: BoardPlace | undefined;
}

/** A row as PostgreSQL gives it in JSON. */
interface StoredRow extends Omit<BoardRow, "reasons"> {
  readonly findings: readonly Pick<Finding, "code" | "setAsideUntil">[];
  readonly key: string;
  readonly place: number;
}

interface Count {
  readonly id: number | null;
  readonly name: string | null;
  readonly state: string | null;
  readonly verdict: Verdict;
  readonly chapters: number;
}

interface Answer {
  readonly counts: readonly Count[] | null;
  readonly rows: readonly StoredRow[] | null;
}

/** Today where the central organization is. */
export async function boardDay(ctx: Ctx, { centralAccountId }: GroupAccess): Promise<BoardDay> {
  const central = await reader(ctx).account.findUnique({
    where: { id: centralAccountId },
    select: { timeZone: true },
  });
  const zone = central?.timeZone ?? OFFICE_ZONE;
  return { now: ctx.now(), today: civilDateIn(ctx.now(), zone), zone };
}

/** What a page says of the group, for whoever looks. */
export const groupOf = (access: GroupAccess): BoardGroup => ({
  id: access.groupId,
  centralAccountId: access.centralAccountId,
  label: access.label,
  gen: access.gen,
  role: access.role,
  isWhole: access.regionIds === null,
});

/**
 * A page of the chapters in reach that fit a view, with the counts of all of them at the same
 * instant: one statement reads both. For the people of the headquarters and staff; else `not_found`.
 */
export async function readBoard(ctx: Ctx, asked: BoardAsked): Promise<Result<Board>> {
  const found = await groupAccess(ctx, asked.centralAccountId);
  if (!found.ok) return found;
  const access = found.value;
  const { view, before, after } = asked;
  const day = await boardDay(ctx, access);
  const isBack = before !== undefined && after === undefined;
  const place = after ?? before;
  const [answer] = await reader(ctx).$queryRaw<Answer[]>`
    WITH matched AS MATERIALIZED (${matchedChapters(access, view, day)}),
    counted AS (
      SELECT matched.region_id AS id, region.name, matched.state, matched.verdict,
        count(*)::int AS chapters
      FROM matched LEFT JOIN regions region ON region.id = matched.region_id
      GROUP BY matched.region_id, region.name, matched.state, matched.verdict),
    nearest AS (
      SELECT matched.id, matched.key, matched.name FROM matched
      WHERE ${ofVerdict(view)} AND ${place ? beyond(view, place, isBack) : Prisma.sql`true`}
      ORDER BY ${orderOf(view, isBack)} LIMIT ${CHAPTERS_A_BOARD + 1}),
    listed AS MATERIALIZED (
      SELECT id, key, row_number() OVER (ORDER BY ${orderOf(view)}) AS place FROM nearest),
    shown AS (${boardRows(day)})
    SELECT (SELECT json_agg(counted) FROM counted) AS counts,
      (SELECT json_agg(shown ORDER BY place) FROM shown) AS rows`;
  const inOrder = answer?.rows ?? [];
  // One more than a page tells whether another follows; who goes back gets it at the front.
  const hasMore = inOrder.length > CHAPTERS_A_BOARD;
  const page = !hasMore ? inOrder : isBack ? inOrder.slice(1) : inOrder.slice(0, -1);
  const edge = (row: StoredRow | undefined) => row && { key: row.key, id: row.id };
  const counts = answer?.counts ?? [];
  const byVerdict = countsOf(counts);
  const { verdict } = view.filters;
  return ok({
    group: groupOf(access),
    today: day.today,
    counts: byVerdict,
    total: verdicts.reduce(
      (sum, one) => (verdict === undefined || one === verdict ? sum + byVerdict[one] : sum),
      0,
    ),
    regions: regionsOf(counts),
    states: grouped(counts, ({ state }) => state ?? "").map(([state, of]) => ({
      state,
      counts: countsOf(of),
    })),
    rows: page.map(showRow),
    before: (isBack ? hasMore : place !== undefined) ? edge(page[0]) : undefined,
    after: (isBack ? page.length > 0 : hasMore) ? edge(page.at(-1)) : undefined,
  });
}

/**
 * How many chapters in reach have each standing: for the people of the headquarters and staff; else
 * `not_found`.
 */
export async function countChapters(
  ctx: Ctx,
  centralAccountId: number,
): Promise<Result<VerdictCounts>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const everyChapter = readBoardView(new URLSearchParams());
  const day = await boardDay(ctx, found.value);
  const counts = await reader(ctx).$queryRaw<Pick<Count, "verdict" | "chapters">[]>`
    WITH matched AS (${matchedChapters(found.value, everyChapter, day)})
    SELECT verdict, count(*)::int AS chapters FROM matched GROUP BY verdict`;
  return ok(countsOf(counts));
}

/** How many have each standing. */
function countsOf(counts: readonly Pick<Count, "verdict" | "chapters">[]): VerdictCounts {
  const sums = { revoked: 0, at_risk: 0, attention: 0, unknown: 0, good: 0 };
  for (const { verdict, chapters } of counts) sums[verdict] += chapters;
  return sums;
}

/** The counts by a key, by the keys' order. */
function grouped<Key extends string | number>(
  counts: readonly Count[],
  keyOf: (count: Count) => Key,
): [Key, Count[]][] {
  const found = new Map<Key, Count[]>();
  for (const one of counts) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** By name, the chapters in no region last. */
function regionsOf(counts: readonly Count[]): RegionCounts[] {
  const regions = grouped(counts, ({ id }) => id ?? 0).map(([id, of]) => ({
    id: id === 0 ? null : id,
    name: of[0]?.name ?? null,
    counts: countsOf(of),
  }));
  const last = "\uffff";
  return regions.sort((one, other) => (one.name ?? last).localeCompare(other.name ?? last, "en"));
}

const showRow = ({ findings, key: _, place: __, ...row }: StoredRow): BoardRow => ({
  ...row,
  reasons: reasonsOf(findings),
});
