/** A state's line in the table, worded. */
export interface StateRow {
  readonly state: string;
  readonly name: string;
  readonly articles: string;
  readonly report: string;
  readonly charity: string;
  readonly year: string;
}

export interface StateFact {
  readonly term: string;
  readonly description: string;
}

/** A part of what a state asks: a sentence where there is nothing to list, and what is known. */
export interface StatePart {
  readonly says: string;
  readonly facts: readonly StateFact[];
}

/** Everything of one state, worded. */
export interface StateFacts {
  readonly state: string;
  readonly name: string;
  readonly sourceUrl: string;
  readonly checkedOn: string;
  readonly year: string;
  /** Whether `year` is a figure. */
  readonly isEstimated: boolean;
  readonly yearNote: string;
  readonly articles: readonly StateFact[];
  readonly report: StatePart;
  readonly charity: StatePart;
}
