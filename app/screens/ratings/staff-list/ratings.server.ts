import { ratedPath } from "#modules/inquiries/contract";
import { listPageRatings, listRatings } from "#modules/inquiries/index.server";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { formatInstant } from "#modules/platform/format";
import { rowsShown } from "#modules/platform/pagination";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

export type PageRatingRow = Awaited<ReturnType<typeof readRatings>>["pages"][number];

/** What visitors think of all pages, and of the one that the address bar names. */
export async function readRatings(context: HttpContext, request: Request) {
  const { ctx } = context;
  const { searchParams } = new URL(request.url);
  const url = ratedPath(searchParams.get("url") ?? "");
  if (url !== undefined) return { one: await ratingsOf(context, url, searchParams), pages: [] };
  const found = await listPageRatings(ctx);
  if (!found.ok) refusePage(context, found.refusal);
  const pages = found.value.map(({ lastAt, average, ...row }) => ({
    ...row,
    average: average.toFixed(1),
    last: formatInstant(lastAt, OFFICE_ZONE, ctx),
  }));
  return { one: undefined, pages };
}

export type PageRatings = Awaited<ReturnType<typeof ratingsOf>>;

async function ratingsOf(context: HttpContext, url: string, asked: URLSearchParams) {
  const { ctx } = context;
  const found = await listRatings(ctx, { url, page: Number(asked.get("page") ?? 1) });
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, ...list } = found.value;
  return {
    url,
    ...list,
    ...rowsShown(list),
    rows: rows.map(({ at, ...row }) => ({ ...row, sent: formatInstant(at, OFFICE_ZONE, ctx) })),
  };
}
