import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type PageAnswer, pageBounds } from "#modules/platform/pagination";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import type { PageRating, RatingView } from "../views";

const PER_PAGE = 25;
/** The site has fewer pages with the question on them. */
const MOST_PAGES = 500;

/** What visitors think of each page, the worst first: for staff. */
export async function listPageRatings(ctx: Ctx): Promise<Result<readonly PageRating[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await reader(ctx).$queryRaw<PageRating[]>`
    SELECT url, count(*)::int AS count, avg(rating)::float8 AS average,
      (count(*) FILTER (WHERE comments <> ''))::int AS comments, max(updated_at) AS "lastAt"
    FROM ratings GROUP BY url ORDER BY average, count DESC, url LIMIT ${MOST_PAGES}`;
  return ok(rows);
}

export interface RatingList
  extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly rows: readonly RatingView[];
}

/** The ratings of one page, the latest first: for staff. */
export async function listRatings(
  ctx: Ctx,
  { url, page }: { readonly url: string; readonly page: number },
): Promise<Result<RatingList>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const total = await reader(ctx).rating.count({ where: { url } });
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const rows = await reader(ctx).rating.findMany({
    where: { url },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    skip: bounds.offset,
    take: PER_PAGE,
  });
  return ok({
    current_page: bounds.page,
    per_page: PER_PAGE,
    total,
    rows: rows.map(({ id, rating, comments, isVerified, updatedAt }) => ({
      id,
      rating,
      comments,
      isVerified,
      at: updatedAt,
    })),
  });
}
