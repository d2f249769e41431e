import type { ApplicationState } from "#modules/applications/contract";

/** What staff may decide, by the state that it leads to; the names travel in the field `decision`. */
const states = [
  "paid",
  "in_review",
  "changes_requested",
  "approved",
  "declined",
] as const satisfies readonly ApplicationState[];

/** And what they may say of a declined one: what was paid goes back, or stays. */
export const decisions = [...states, "pays_back", "keeps"] as const;

export type Decision = (typeof decisions)[number];

/** The name of the field in which a change of an answer is asked for. */
export const askName = (field: string): string => `ask_${field}`;
