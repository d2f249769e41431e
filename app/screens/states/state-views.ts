/** A state's line in the table, worded. */
export interface StateRow {
  readonly state: string;
  readonly name: string;
  readonly articles: string;
  readonly report: string;
  readonly charity: string;
  readonly school: string;
  readonly year: string;
}

/** The page of the state's own on which a figure was read, and when, worded. */
export interface FigureReading {
  readonly href: string;
  readonly label: string;
}

export interface StateFact {
  readonly term: string;
  readonly description: string;
  readonly reading?: FigureReading | undefined;
}

/** A part of what a state asks: a sentence where there is nothing to list, and what is known. */
export interface StatePart {
  readonly says: string;
  readonly reading?: FigureReading | undefined;
  readonly facts: readonly StateFact[];
}

/** Everything of one state, worded. */
export interface StateFacts {
  readonly state: string;
  readonly name: string;
  readonly sourceUrl: string;
  readonly year: string;
  /** Whether `year` is a figure. */
  readonly isEstimated: boolean;
  readonly yearNote: string;
  readonly articles: readonly StateFact[];
  readonly report: StatePart;
  readonly charity: StatePart;
  /** What it asks of the way members are treated. */
  readonly members: readonly StateFact[];
}

/** What a state costs beside those around it, the state itself first. */
export interface ComparedCost {
  readonly cost: "year" | "articles";
  readonly states: readonly {
    readonly state: string;
    readonly name: string;
    readonly figure: string;
    /** Of the largest figure of all, 0 to 1; undefined where it is not known. */
    readonly share: number | undefined;
  }[];
}
