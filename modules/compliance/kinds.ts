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

/** Whether those who raise money for a school have a place of their own in a state's rules. */
export const schoolKinds = ["exempt", "conditional", "not_exempt", "unknown"] as const;

/** What is known of a state figure by figure, in the order of its page. Each has its own source. */
export const figures = [
  "articles_fee",
  "report",
  "report_fee",
  "report_due",
  "charity",
  "charity_first",
  "charity_renewal",
  "charity_due",
  "charity_exempt",
  "school",
  "notice",
] as const;
export type Figure = (typeof figures)[number];

/** Figures of the IRS that change from year to year, or by its own decision. */
export const federalFigures = [
  "late_day",
  "late_cap",
  "late_receipts",
  "fee_1023_ez",
  "fee_1023",
  "ez_receipts",
  "ez_assets",
  "form_990_n_first_year",
  "form_990_n_to_three",
  "form_990_n_over_three",
  "form_990_ez_receipts",
  "form_990_ez_assets",
  "gift_letter",
  "gift_disclosure",
] as const;
export type FederalFigureName = (typeof federalFigures)[number];
