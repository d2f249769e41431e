import type { FileDates } from "#modules/listings/contract";
import { readCoverage, wordCoverage } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { listingMessages } from "./words";

/** What to say of an EIN that the list of exempt organizations has not. */
export interface NotFound {
  readonly title: string;
  readonly coverage: string;
  /** Whether there is a list that it can be missing from. */
  readonly isLoaded: boolean;
}

export async function wordNotFound(ctx: Ctx, ein: string): Promise<NotFound> {
  const coverage = await readCoverage(ctx);
  return {
    title: titleOf(ctx, ein, coverage.dates),
    coverage: wordCoverage(coverage, ctx),
    isLoaded: coverage.dates !== undefined,
  };
}

function titleOf(ctx: Ctx, ein: string, dates: FileDates | undefined): string {
  const t = translator(listingMessages, ctx.locale);
  if (!dates) return `EIN ${ein}`;
  const [oldest, newest] = [dates.oldest, dates.newest].map((day) => formatLongDate(day, ctx));
  return oldest === newest
    ? t("notFoundTitle", { ein, date: newest ?? "" })
    : t("notFoundTitleOf", { ein, oldest: oldest ?? "", newest: newest ?? "" });
}
