import { groupAccess, mayEdit } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addDays, type CivilDate } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { percentOf } from "../domain/chapter-year";
import { keptUntil, yearOfDay } from "../domain/years";
import { supervisionNumbers } from "../facts/read-facts.server";
import { findYear, isYear, notFound, todayOf } from "../store.server";
import { accountingMonth } from "./accounting-month.server";
import { type GatheredChapter, gatherYear } from "./gather.server";

/** What of a year is looked at: all chapters, those to review, those that lack something. */
export const yearFilters = ["all", "to_review", "incomplete", "complete"] as const;
export type YearFilter = (typeof yearFilters)[number];

/** As many chapters are on a page, for reviewing them in one go. */
export const CHAPTERS_A_PAGE = 100;

export interface YearAsked {
  readonly accountId: number;
  /** That in which today lies when left out. */
  readonly year?: number | undefined;
  readonly filter: YearFilter;
  readonly page: number;
}

export interface YearView {
  readonly groupLabel: string;
  readonly today: CivilDate;
  /** Undefined while nobody said when the accounting year ends. */
  readonly month: number | undefined;
  /** The years that are set up, the newest first. */
  readonly years: readonly number[];
  readonly year: number;
  /** Undefined where the year is not set up. */
  readonly found:
    | {
        readonly startsOn: CivilDate;
        readonly endsOn: CivilDate;
        readonly closedOn: CivilDate | undefined;
        /** Until when papers are waited for. */
        readonly collectUntil: CivilDate;
        readonly keptUntil: CivilDate;
        readonly listed: number;
        readonly complete: number;
        readonly percent: string;
        readonly toReview: number;
        readonly isOver: boolean;
        readonly chapters: readonly GatheredChapter[];
        readonly total: number;
        readonly page: number;
      }
    | undefined;
  readonly mayEdit: boolean;
  /** May set years up and close them. */
  readonly mayDecide: boolean;
}

const takes: Readonly<Record<YearFilter, (one: GatheredChapter) => boolean>> = {
  all: () => true,
  to_review: ({ review, papers }) => review === undefined && papers.length > 0,
  incomplete: ({ state }) => !state.isComplete,
  complete: ({ state }) => state.isComplete,
};

/**
 * A supervision year of a group with the chapters that the actor reaches: for the central
 * organization's people and staff; else `not_found`, also for no such year.
 */
export async function readYear(ctx: Ctx, asked: YearAsked): Promise<Result<YearView>> {
  const { accountId, filter } = asked;
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  const { groupId, label, regionIds } = access.value;
  const today = await todayOf(ctx, accountId);
  const month = await accountingMonth(ctx, accountId);
  const year = asked.year ?? (month ? yearOfDay(today, month) : Number(today.slice(0, 4)));
  if (!isYear(year)) return notFound();
  const rows = await reader(ctx).supervisionYear.findMany({
    where: { groupId },
    orderBy: { year: "desc" },
    select: { year: true },
  });
  const row = await findYear(ctx, groupId, year);
  const chapters = row ? await gatherYear(ctx, access.value, row) : [];
  const { graceDays, retentionYears } = await supervisionNumbers(ctx);
  const complete = chapters.filter(takes.complete).length;
  const shown = chapters.filter(takes[filter]);
  const pages = Math.max(1, Math.ceil(shown.length / CHAPTERS_A_PAGE));
  const page = Math.min(Math.max(1, Math.trunc(asked.page) || 1), pages);
  const mayChange = mayEdit(access.value);
  return ok({
    groupLabel: label,
    today,
    month,
    years: rows.map((one) => one.year),
    year,
    found: row && {
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      closedOn: row.closedOn,
      collectUntil: addDays(row.endsOn, graceDays),
      keptUntil: keptUntil(row.endsOn, retentionYears),
      listed: chapters.length,
      complete,
      percent: percentOf(complete, chapters.length),
      toReview: chapters.filter(takes.to_review).length,
      isOver: today > row.endsOn,
      chapters: shown.slice((page - 1) * CHAPTERS_A_PAGE, page * CHAPTERS_A_PAGE),
      total: shown.length,
      page,
    },
    mayEdit: mayChange,
    mayDecide: mayChange && regionIds === null,
  });
}

export interface ChapterYearView extends GatheredChapter {
  readonly groupLabel: string;
  readonly year: number;
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
  readonly closedOn: CivilDate | undefined;
  /** What was found, the newest first. */
  readonly reviews: readonly {
    readonly result: string;
    readonly note: string;
    readonly by: string;
    readonly at: Date;
  }[];
  readonly mayEdit: boolean;
}

export interface ChapterYearAsked {
  readonly accountId: number;
  readonly year: number;
  readonly chapterId: number;
}

/** A chapter's year as its headquarters sees it; `not_found` for one out of reach. */
export async function readChapterYear(
  ctx: Ctx,
  { accountId, year, chapterId }: ChapterYearAsked,
): Promise<Result<ChapterYearView>> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  const row = await findYear(ctx, access.value.groupId, year);
  if (!row) return notFound();
  const [chapter] = await gatherYear(ctx, access.value, row, { chapterId });
  if (!chapter) return notFound();
  const reviews = await reader(ctx).supervisionReview.findMany({
    where: { yearId: row.id, accountId: chapterId },
    orderBy: { id: "desc" },
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
  });
  return ok({
    ...chapter,
    groupLabel: access.value.label,
    year,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    closedOn: row.closedOn,
    reviews: reviews.map(({ result, note, at, user }) => ({
      result,
      note,
      at,
      by: user ? `${user.firstName} ${user.lastName}`.trim() || user.email : "",
    })),
    mayEdit: mayEdit(access.value) && row.closedOn === undefined,
  });
}
