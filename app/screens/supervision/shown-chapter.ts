/** A paper in words. */
export interface ShownPaper {
  readonly id: number;
  readonly title: string;
  readonly received: string;
  readonly isSupplement: boolean;
  readonly file: { readonly name: string; readonly to: string } | null;
  readonly number: string;
  readonly lines: readonly { readonly term: string; readonly text: string }[];
}

/** A chapter's year in words. */
export interface ShownChapter {
  readonly id: number;
  readonly name: string;
  readonly ein: string;
  /** It left on a day of which nothing was kept: what is said of it is of today. */
  readonly isOfLaterDay: boolean;
  readonly period: string;
  readonly isComplete: boolean;
  readonly lacks: readonly string[];
  readonly filing: string;
  readonly education: string;
  readonly review: string;
  readonly result: string;
  readonly note: string;
  readonly papers: readonly ShownPaper[];
}
