import type { AccountList } from "#modules/console/contract";
import type { AccountsQuery } from "~/http/console-staff-paths";
import type { PagerProps } from "~/ui/pager";
import type { SelectOption } from "~/ui/selects";

/** The list of accounts as it is shown. */
export type AccountsData = AccountList &
  PagerProps["answer"] & {
    /** What the address bar asks for. */
    readonly query: AccountsQuery;
    readonly levels: readonly SelectOption[];
    readonly groups: readonly SelectOption[];
  };
