import type { AccountOverview } from "#modules/accounts/contract";
import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { PageAnswer } from "#modules/platform/pagination";

/** Which chapters of a group are asked for; `due` within 60 days or past, `open` with an invoice. */
export const chapterFilters = ["all", "due", "open"] as const;
export type ChapterFilter = (typeof chapterFilters)[number];

/** Chapters on a page, and renewed at once. */
export const CHAPTERS_A_PAGE = 200;

/** What a form sends of a chapter: who it is, and the due date and the price that the page showed. */
export const chapterKey = ({ id, dueOn, price }: ChapterView): string => `${id}:${dueOn}:${price}`;

/** A chapter as its central organization sees it. */
export interface ChapterView {
  readonly id: number;
  readonly name: string;
  readonly levelName: string;
  readonly dueOn: CivilDate | null;
  readonly membership: AccountOverview["membership"];
  /** What renewing at its level costs now; null when there is nothing to renew, or it is renewed. */
  readonly price: Cents | null;
  /** The renewal that is not paid yet. */
  readonly open: { readonly number: string; readonly balance: Cents } | null;
}

export interface GroupView
  extends Omit<PageAnswer<ChapterView>, "data" | "next_page_url" | "prev_page_url"> {
  readonly label: string;
  /** Without it the central organization sees the list, and each chapter renews by itself. */
  readonly isBilledAsGroup: boolean;
  readonly rows: readonly ChapterView[];
}
