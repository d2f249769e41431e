/** What a state may ask of a corporation, in the order in which staff choose. */
export const reportKinds = ["periodic", "on_request", "none", "unknown"] as const;

/** What a state may ask of who raises money there. */
export const charityKinds = ["required", "exempt", "none", "unknown"] as const;

/** The rules by which something is due; one that is fixed in odd years only has a choice of its own. */
export const dueKinds = [
  "fixed",
  "fixed_odd",
  "fye_month",
  "fye_days",
  "after_start",
  "anniversary_date",
  "anniversary_month_end",
  "anniversary_quarter_end",
] as const;
