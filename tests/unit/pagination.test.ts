import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageAnswer, pageBounds, pagerItems, rowsShown } from "#modules/platform/pagination";

const shown = (current: number, pages: number) =>
  pagerItems({ current_page: current, per_page: 10, total: pages * 10 })
    .map((item) =>
      item.kind === "gap" ? "…" : item.isCurrent ? `[${item.page}]` : String(item.page),
    )
    .join(" ");

describe("pager", () => {
  it.each([
    [1, 1, "[1]"],
    [1, 2, "[1] 2"],
    [1, 10, "[1] 2 … 10"],
    [2, 10, "1 [2] 3 … 10"],
    [3, 10, "1 2 [3] 4 … 10"],
    [4, 10, "1 … 3 [4] 5 … 10"],
    [5, 10, "1 … 4 [5] 6 … 10"],
    [8, 10, "1 … 7 [8] 9 10"],
    [10, 10, "1 … 9 [10]"],
    [99, 10, "1 … 9 [10]"],
    [0, 10, "[1] 2 … 10"],
    [2, 3, "1 [2] 3"],
  ])("A-77 on page %i of %i shows %s", (current, pages, expected) => {
    expect(shown(current, pages)).toBe(expected);
  });

  it("A-77 shows the window, the first and the last page, in order and once each", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const current = Math.min(a, b);
        const last = Math.max(a, b);
        const items = pagerItems({ current_page: current, per_page: 1, total: last });
        const pages = items.flatMap((item) => (item.kind === "page" ? [item.page] : []));
        const wanted = [1, current - 1, current, current + 1, last].filter(
          (page) => page >= 1 && page <= last,
        );
        expect(pages).toEqual([...new Set(wanted)].toSorted((x, y) => x - y));
        const holes = pages.filter((page, at) => at > 0 && page - (pages[at - 1] ?? 0) > 1).length;
        expect(items.length - pages.length).toBe(holes);
      }),
    );
  });
});

describe("pages", () => {
  it.each([
    [10, 5],
    [15, 3],
    [50, 1],
  ])(
    "A-78 takes the page size from the answer: %i a page are %i pages of 45 rows",
    (size, last) => {
      const pages = pagerItems({ current_page: 1, per_page: size, total: 45 }).flatMap((item) =>
        item.kind === "page" ? [item.page] : [],
      );
      expect(pages.at(-1)).toBe(last);
    },
  );

  it("A-78 makes the answer with per_page and the addresses around the page", () => {
    const rows = Array.from({ length: 15 }, (_, index) => index);
    expect(
      pageAnswer({ page: 2, perPage: 15, total: 40 }, rows, (page) => `?page=${page}`),
    ).toEqual({
      current_page: 2,
      data: rows,
      from: 16,
      to: 30,
      last_page: 3,
      next_page_url: "?page=3",
      prev_page_url: "?page=1",
      per_page: 15,
      total: 40,
    });
  });

  it("has no rows, neighbors or negative offsets in an empty list", () => {
    const empty = pageAnswer({ page: 7, perPage: 15, total: 0 }, [], (page) => `?page=${page}`);
    expect(empty).toMatchObject({
      current_page: 1,
      from: null,
      to: null,
      last_page: 1,
      next_page_url: null,
      prev_page_url: null,
    });
  });

  it.each([
    [1, 40, { from: 1, to: 15 }],
    [3, 40, { from: 31, to: 40 }],
    [1, 0, { from: null, to: null }],
  ])("says which rows the page %i of %i rows shows", (page, total, rows) => {
    expect(rowsShown({ current_page: page, per_page: 15, total })).toEqual(rows);
  });

  it.each([
    [-3, 1, 0],
    [2.5, 1, 0],
    [Number.NaN, 1, 0],
    [3, 3, 30],
    [4, 3, 30],
    [1e12, 3, 30],
  ])("answers the page %d with the page %i", (page, expected, offset) => {
    expect(pageBounds({ page, perPage: 15, total: 45 })).toEqual({
      page: expected,
      lastPage: 3,
      offset,
    });
  });
});
