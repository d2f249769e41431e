/** How long papers of a category are kept, who asks for them, and where the rule comes from. */
export interface Category {
  /** Full years after the fiscal year they count from; "ever" for papers that are never listed to go. */
  readonly years: number | "ever";
  /** Of which day the fiscal year counts: the paper's own, or the last day of what it gives. */
  readonly from: "date" | "end";
  /** The law has them shown to whoever asks. */
  readonly isPublic: boolean;
  /**
   * `booster`: what organizations of booster clubs tell theirs, permanent papers for ever and
   * financial ones for seven years; `proposal`: ours, where the board decides.
   */
  readonly source: "booster" | "proposal";
}

/** The one table of categories. Little of it is fixed by law for a small club. */
export const categories = {
  governing: { years: "ever", from: "date", isPublic: false, source: "booster" },
  exemption: { years: "ever", from: "date", isPublic: true, source: "booster" },
  returns: { years: "ever", from: "date", isPublic: true, source: "booster" },
  state: { years: 7, from: "end", isPublic: false, source: "proposal" },
  minutes: { years: "ever", from: "date", isPublic: false, source: "booster" },
  money: { years: 7, from: "date", isPublic: false, source: "booster" },
  insurance: { years: "ever", from: "date", isPublic: false, source: "proposal" },
  contracts: { years: 7, from: "end", isPublic: false, source: "proposal" },
  gifts: { years: 7, from: "date", isPublic: false, source: "proposal" },
  letters: { years: "ever", from: "date", isPublic: false, source: "proposal" },
  other: { years: 3, from: "date", isPublic: false, source: "proposal" },
} as const satisfies Record<string, Category>;

export type CategoryName = keyof typeof categories;

export const categoryNames = Object.keys(categories) as [CategoryName, ...CategoryName[]];

/** Where the periods come from, for the page that shows them. */
export const categorySources = {
  booster: "https://www.parentbooster.org/resources/booster-club-lifecycle-checklist",
} as const;
