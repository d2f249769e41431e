import type { ShownHead } from "~/parts/headquarters/shown-head";
import type { PagerProps } from "~/ui/pager";
import type { ShownChapter } from "../shown-chapter";

export interface YearData {
  readonly head: ShownHead;
  /** Undefined for the person's first account, which no address needs to name. */
  readonly named: number | undefined;
  readonly group: string;
  readonly hasMonth: boolean;
  readonly years: readonly number[];
  readonly year: number;
  readonly show: string;
  /** The chapter that comes open. */
  readonly open: number | undefined;
  readonly found: {
    readonly from: string;
    readonly to: string;
    readonly closedOn: string;
    readonly collectUntil: string;
    readonly keptUntil: string;
    readonly listed: number;
    readonly complete: number;
    readonly percent: string;
    readonly toReview: number;
    readonly isOver: boolean;
    readonly chapters: readonly ShownChapter[];
    readonly page: number;
    readonly pager: PagerProps["answer"];
  } | null;
  /** Null where the person reaches some chapters alone. */
  readonly archive: {
    readonly state: "none" | "waiting" | "ready" | "failed";
    readonly made: string;
    readonly size: string;
  } | null;
  readonly mayReview: boolean;
  readonly mayDecide: boolean;
}
