import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatSizeLimit } from "#modules/platform/file-size";
import { formatLongDate } from "#modules/platform/format";
import { rowsShown } from "#modules/platform/pagination";
import type { Result } from "#modules/platform/result";
import {
  CHAPTERS_A_PAGE,
  closeYear,
  openYear,
  readArchive,
  readYear,
  reviewChapter,
  reviewSchema,
  yearFilters,
} from "#modules/supervision/index.server";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { refusePage } from "~/http/respond.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { answerSaved, found as foundIn, idOf, textOf, yearOf } from "../asked.server";
import { paperLink, showChapter } from "../shown-chapter.server";

function askedOf(request: Request) {
  const asked = new URL(request.url).searchParams;
  const year = asked.get("year");
  return {
    year: year === null ? undefined : yearOf(year),
    filter: yearFilters.find((one) => one === asked.get("show")) ?? "all",
    page: Number(asked.get("page") ?? 1),
    open: asked.has("open") ? idOf(asked.get("open")) : undefined,
  };
}

export type YearData = Awaited<ReturnType<typeof loadYear>>;

/** A supervision year as the address asks for it. */
export async function loadYear(context: HttpContext, request: Request) {
  const { ctx } = context;
  const { accountId, named } = centralOf(context, request);
  const { open, ...asked } = askedOf(request);
  const view = foundIn(context, await readYear(ctx, { accountId, ...asked }));
  const { groupLabel, month, years, year, found, mayEdit, mayDecide } = view;
  const day = (date: Parameters<typeof formatLongDate>[0]) => formatLongDate(date, ctx);
  return {
    head: await loadHead(context, request),
    /** Undefined for the person's first account, which no address needs to name. */
    named,
    group: groupLabel,
    hasMonth: month !== undefined,
    years: years.includes(year) ? years : [...years, year].toSorted((one, other) => other - one),
    year,
    show: asked.filter,
    /** The chapter that comes open. */
    open,
    found: found
      ? {
          from: day(found.startsOn),
          to: day(found.endsOn),
          closedOn: found.closedOn ? day(found.closedOn) : "",
          collectUntil: day(found.collectUntil),
          keptUntil: day(found.keptUntil),
          listed: found.listed,
          complete: found.complete,
          percent: found.percent,
          toReview: found.toReview,
          isOver: found.isOver,
          chapters: found.chapters.map((chapter) =>
            showChapter(ctx, chapter, paperLink(year, chapter.accountId, named)),
          ),
          page: found.page,
          pager: pagerOf(found),
        }
      : null,
    /** Null where the person reaches some chapters alone. */
    archive: found ? await archiveOf(ctx, accountId, year) : null,
    mayReview: mayEdit && found !== undefined && found.closedOn === undefined,
    mayDecide,
  };
}

function pagerOf({ page, total }: { readonly page: number; readonly total: number }) {
  const paged = { current_page: page, per_page: CHAPTERS_A_PAGE, total };
  return { ...paged, ...rowsShown(paged) };
}

async function archiveOf(ctx: Ctx, accountId: number, year: number) {
  const archive = await readArchive(ctx, { accountId, year });
  if (!archive.ok) return null;
  if (!archive.value) return { state: "none", made: "", size: "" };
  const { state, askedAt, size } = archive.value;
  const made = formatLongDate(civilDateIn(askedAt, OFFICE_ZONE), ctx);
  return { state, made, size: formatSizeLimit(size) };
}

/** Sets the year up, closes it, or keeps a review and opens the next chapter. */
export async function sendYear(context: HttpContext, request: Request) {
  const { ctx, body } = context;
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named } = centralOf(context, request);
  const { year: asked, filter, page } = askedOf(request);
  const view = foundIn(context, await readYear(ctx, { accountId, year: asked, filter, page }));
  const { year } = view;
  const here = { accountId: named, year, show: filter, page };
  switch (textOf(body.fields.decision)) {
    case "open":
      return answerSaved(
        context,
        await openYear(ctx, { accountId, year }),
        supervisionPaths.year({ accountId: named, year }),
      );
    case "close":
      return answerSaved(
        context,
        await closeYear(ctx, { accountId, year }),
        supervisionPaths.year(here),
      );
    default: {
      const chapterId = idOf(body.fields.chapter);
      const reviewed = await review(context, { accountId, year, chapterId });
      // The next of the list as it was shown; the last one stays open.
      const shown = view.found?.chapters.map((one) => one.accountId) ?? [];
      const next = shown[shown.indexOf(chapterId) + 1] ?? chapterId;
      const to = `${supervisionPaths.year({ ...here, open: next })}#chapter-${next}`;
      return answerSaved(context, reviewed, to);
    }
  }
}

async function review(
  { ctx, body }: HttpContext,
  chapter: { readonly accountId: number; readonly year: number; readonly chapterId: number },
): Promise<Result<void>> {
  const { decision: _, chapter: __, ...sent } = body.fields;
  const fields = parseFields(reviewSchema, sent, ctx.locale);
  return fields.ok ? reviewChapter(ctx, { ...chapter, ...fields.value }) : fields;
}
