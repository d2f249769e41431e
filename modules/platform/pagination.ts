/** One page of a list, as it is in answers (JSON names as the contract gives them). */
export interface PageAnswer<Row> {
  readonly current_page: number;
  readonly data: readonly Row[];
  /** The number of the first row shown, counted from 1; null when there is none. */
  readonly from: number | null;
  readonly to: number | null;
  readonly last_page: number;
  readonly next_page_url: string | null;
  readonly prev_page_url: string | null;
  readonly per_page: number;
  readonly total: number;
}

export interface PageRequest {
  /** What the visitor asked for, from 1; anything else becomes the nearest page that exists. */
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** Which rows to read for a page: the page that exists, how many there are, and the offset. */
export function pageBounds({ page, perPage, total }: PageRequest): {
  page: number;
  lastPage: number;
  offset: number;
} {
  const lastPage = lastPageOf(total, perPage);
  const current = Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
  return { page: current, lastPage, offset: (current - 1) * perPage };
}

const lastPageOf = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));

/** The numbers of the first and the last row that a page of a list shows; null when there is none. */
export function rowsShown({
  current_page: page,
  per_page: perPage,
  total,
}: Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total">): Pick<
  PageAnswer<unknown>,
  "from" | "to"
> {
  if (total === 0) return { from: null, to: null };
  const offset = (page - 1) * perPage;
  return { from: offset + 1, to: Math.min(offset + perPage, total) };
}

/** Makes the answer of a paged list; `urlOf` gives a page's address. */
export function pageAnswer<Row>(
  request: PageRequest,
  data: readonly Row[],
  urlOf: (page: number) => string,
): PageAnswer<Row> {
  const { page, lastPage, offset } = pageBounds(request);
  return {
    current_page: page,
    data,
    from: data.length > 0 ? offset + 1 : null,
    to: data.length > 0 ? offset + data.length : null,
    last_page: lastPage,
    next_page_url: page < lastPage ? urlOf(page + 1) : null,
    prev_page_url: page > 1 ? urlOf(page - 1) : null,
    per_page: request.perPage,
    total: request.total,
  };
}

export type PagerItem =
  | { readonly kind: "page"; readonly page: number; readonly isCurrent: boolean }
  | { readonly kind: "gap"; readonly after: number };

/**
 * What a pager shows: the current page with one on each side, the first and the last, and a gap
 * wherever pages are left out. How many pages there are follows from the answer's own page size.
 */
export function pagerItems(
  answer: Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total">,
): readonly PagerItem[] {
  const last = lastPageOf(answer.total, answer.per_page);
  const current = Math.min(Math.max(answer.current_page, 1), last);
  const pages = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .toSorted((a, b) => a - b);
  return pages.flatMap((page, index): PagerItem[] => {
    const before = pages[index - 1];
    const item: PagerItem = { kind: "page", page, isCurrent: page === current };
    return before !== undefined && page - before > 1
      ? [{ kind: "gap", after: before }, item]
      : [item];
  });
}
