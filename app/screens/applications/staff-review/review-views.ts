import type { ApplicationReview, ApplicationState } from "#modules/applications/contract";

/** What staff may decide; the names travel in the field `decision`. */
export const decisions = [
  "paid",
  "in_review",
  "changes_requested",
  "approved",
  "declined",
] as const;
export type Decision = (typeof decisions)[number];

/** The name of the field in which a change of an answer is asked for. */
export const askName = (field: string): string => `ask_${field}`;

/** A question with its answer as people read it. */
export interface ReadAnswer {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
  /** The uploaded papers of a file field. */
  readonly files: readonly { readonly id: number; readonly name: string }[];
  /** What stood there when staff last sent it back, where it was something else; "" for nothing. */
  readonly before?: string;
  /** What was asked for at this answer and is not mended yet. */
  readonly request?: string;
}

/** An application on one page, worded. */
export interface ReviewData {
  readonly id: number;
  readonly accountId: number;
  readonly organization: string;
  readonly levelName: string;
  readonly state: ApplicationState;
  readonly started: string;
  /** "" before the first save. */
  readonly saved: string;
  readonly people: ApplicationReview["people"];
  readonly invoice: {
    readonly number: string;
    readonly amount: string;
    readonly isOpen: boolean;
  } | null;
  readonly history: readonly {
    readonly state: ApplicationState;
    readonly at: string;
    readonly by: string | null;
    readonly note: string;
  }[];
  readonly pages: readonly {
    readonly label: string;
    readonly isComplete: boolean;
    readonly answers: readonly ReadAnswer[];
  }[];
  readonly moves: readonly ApplicationState[];
  /** Who waits longest for staff, once this one waits for them no more; null where nobody does. */
  readonly following: {
    readonly id: number;
    readonly name: string;
    /** How many wait, this one among them. */
    readonly count: number;
  } | null;
  /** How many answers were changed since staff last sent it back. */
  readonly changed: number;
  /** To choose from at an approval. */
  readonly groups: readonly { readonly value: string; readonly label: string }[];
}
