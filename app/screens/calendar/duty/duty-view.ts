import type { ProofKind } from "#modules/duties/contract";
import type { ShownDuty } from "~/parts/calendar/shown-duty";

export interface ShownProof {
  readonly id: number;
  readonly kind: ProofKind | "irs";
  readonly file: { readonly id: number; readonly name: string } | null;
  readonly number: string;
  /** The IRS's list and its date, in words. */
  readonly list: string;
  /** When and by whom. */
  readonly said: string;
}

export interface ShownStep {
  readonly id: number;
  readonly when: string;
  readonly words: string;
}

/** One duty with everything that its page says; days are both ISO and in words. */
export interface DutyData {
  readonly accountId: number;
  readonly named: number | undefined;
  readonly duty: ShownDuty;
  readonly steps: readonly string[];
  readonly note: string;
  /** What it is about: a fiscal year's end, a year, a day. */
  readonly about: string;
  readonly opens: string;
  readonly actBy: string;
  readonly closes: string;
  readonly proofWanted: readonly ProofKind[];
  readonly proofs: readonly ShownProof[];
  readonly history: readonly ShownStep[];
  readonly today: string;
  readonly isMarkedByHand: boolean;
  readonly isDone: boolean;
  readonly waived: { readonly reason: string; readonly isOfThisPeriod: boolean } | null;
  readonly snoozedUntil: string;
  readonly snooze: {
    readonly from: string;
    readonly until: string;
    readonly untilWords: string;
  } | null;
  readonly extension: { readonly filedOn: string; readonly due: string } | null;
  readonly offersExtension: {
    readonly filedFrom: string;
    readonly filedBy: string;
    readonly proof: readonly ProofKind[];
    readonly from: string;
    readonly by: string;
    readonly due: string;
  } | null;
  readonly source: { readonly name: string; readonly url: string; readonly readOn: string };
}

/** What the forms of a duty's page ask for. */
export const dutyDecisions = [
  "done",
  "undo",
  "waive",
  "unwaive",
  "snooze",
  "unsnooze",
  "extend",
  "unextend",
] as const;
export type DutyDecision = (typeof dutyDecisions)[number];
