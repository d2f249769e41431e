import type { CivilDate } from "#modules/platform/dates";

/** What has to be in place at the end of the transition. */
export const readinessItems = [
  "one_letter",
  "subordinate",
  "paragraph",
  "purpose",
  "relationship",
  "year",
  "authorizations",
  "window",
  "central_return",
] as const;
export type ReadinessCode = (typeof readinessItems)[number];

export const relationships = ["supervision", "control"] as const;

/** What the headquarters says of an item. */
export interface SaidItem {
  readonly choice: string;
  readonly doneOn: CivilDate | undefined;
  readonly hasFile: boolean;
  readonly hasNote: boolean;
}

/** Whether what is said can be looked at: a file, or a day with a note; a day alone shows nothing. */
const isEvidence = ({ doneOn, hasFile, hasNote }: SaidItem): boolean =>
  hasFile || (doneOn !== undefined && hasNote);

/** What is known of a group. */
export interface ReadinessFacts {
  readonly hasGen: boolean;
  readonly chapters: number;
  /** How many chapters the IRS's file has under each paragraph, and how many it has not. */
  readonly paragraphs: ReadonlyMap<string, number>;
  readonly centralParagraph: string | undefined;
  readonly withoutParagraph: number;
  readonly hasStatement: boolean;
  /** Chapters that joined since the new rules, and those from before, which lack the purpose. */
  readonly newWithoutPurpose: number;
  readonly oldWithoutPurpose: number;
  readonly hasYear: boolean;
  readonly withoutAuthorization: number;
  readonly isFiscalYearKnown: boolean;
  /** The last fiscal year of the central organization whose return is due, and whether it is known. */
  readonly centralReturn: { readonly periodEnd: CivilDate; readonly isKnown: boolean } | undefined;
  readonly said: ReadonlyMap<ReadinessCode, SaidItem>;
}

/** done: with evidence. open: somebody has to act. partly: it is begun. */
export type ReadinessState = "done" | "partly" | "open";

function stateOf(code: ReadinessCode, facts: ReadinessFacts): ReadinessState {
  const said = facts.said.get(code);
  const hasEvidence = said !== undefined && isEvidence(said);
  switch (code) {
    case "one_letter":
      // That there is no second letter only the headquarters can say.
      if (facts.hasGen && hasEvidence) return "done";
      return facts.hasGen ? "partly" : "open";
    case "subordinate":
      return facts.chapters > 0 ? "done" : "open";
    case "paragraph": {
      const found = new Set(facts.paragraphs.keys());
      if (facts.centralParagraph !== undefined) found.add(facts.centralParagraph);
      if (found.size !== 1) return "open";
      // Of a chapter that the file has not yet only the headquarters can say.
      return facts.withoutParagraph === 0 || hasEvidence ? "done" : "partly";
    }
    case "purpose":
      if (!facts.hasStatement) return "open";
      return facts.newWithoutPurpose === 0 ? "done" : "partly";
    case "relationship":
      if (!relationships.some((one) => one === said?.choice)) return "open";
      return hasEvidence ? "done" : "partly";
    case "year":
      return facts.hasYear ? "done" : "open";
    case "authorizations":
      if (facts.chapters === 0) return "open";
      if (facts.withoutAuthorization === 0) return "done";
      return facts.withoutAuthorization < facts.chapters ? "partly" : "open";
    case "window":
      return facts.isFiscalYearKnown ? "done" : "open";
    case "central_return":
      return facts.centralReturn?.isKnown ? "done" : "open";
  }
}

/** The state of each item. */
export const judgeReadiness = (
  facts: ReadinessFacts,
): readonly { readonly code: ReadinessCode; readonly state: ReadinessState }[] =>
  readinessItems.map((code) => ({ code, state: stateOf(code, facts) }));
