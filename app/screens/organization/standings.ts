import type { AccountOverview } from "#modules/accounts/contract";
import type { Standing } from "~/ui/status-badge";

/** The badge of a membership. */
export const standings = {
  new: "attention",
  good: "good_standing",
  soon: "attention",
  late: "at_risk",
} as const satisfies Record<AccountOverview["membership"]["state"], Standing>;
