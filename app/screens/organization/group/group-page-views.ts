import type { AccountOverview } from "#modules/accounts/contract";
import type { ChapterFilter, GroupView } from "#modules/renewal/contract";
import type { FormAnswer } from "~/http/form-answer";
import type { ShownHead } from "~/parts/headquarters/shown-head";

/** A chapter as the page shows it: dates and amounts as people read them. */
export interface ShownChapter {
  readonly id: number;
  readonly name: string;
  readonly levelName: string;
  readonly due: string;
  readonly membership: AccountOverview["membership"]["state"];
  /** "$130.00"; "" where there is nothing to renew. */
  readonly price: string;
  /** What the form sends when it is chosen; "" where it cannot be. */
  readonly key: string;
  readonly isChosen: boolean;
  readonly open: { readonly number: string; readonly amount: string } | null;
}

export interface GroupData
  extends Pick<
    GroupView,
    "label" | "isBilledAsGroup" | "current_page" | "per_page" | "total" | "from" | "to"
  > {
  readonly head: ShownHead;
  /** Undefined for the person's first account, which no address needs to name. */
  readonly accountId: number | undefined;
  readonly show: ChapterFilter;
  readonly search: string;
  /** All on the page come chosen, not only those that are due. */
  readonly isAll: boolean;
  readonly rows: readonly ShownChapter[];
}

/** What the form answers when some chapters could not be renewed. */
export interface RenewAnswer extends FormAnswer {
  readonly report?: {
    readonly renewed: number;
    readonly refused: readonly {
      readonly id: number;
      readonly name: string;
      readonly why: string;
    }[];
  };
}
