import type { ContestKind, CurrentContest } from "#modules/contest/contract";
import type { FieldConstraint } from "~/ui/form-context";
import type { FormOutcome } from "~/ui/use-form-state";

/** The contest of an entry form, its days in words. */
export interface ShownContest extends Pick<CurrentContest, "title" | "rules"> {
  readonly from: string;
  readonly to: string;
}

/** What stays in the video form when the rest is cleared without script. */
export interface KeptEntry {
  readonly organization: string;
  readonly email: string;
  readonly isMember: boolean;
}

/** What the form without script was answered: a refusal, or the form again, cleared. */
export type EntryAnswer = FormOutcome & { readonly kept?: KeptEntry };

/** What the form's file may be, for the input and in words. */
export interface EntryFileRule {
  readonly accept: string;
  readonly size: string;
}

export interface EntryPageData {
  readonly kind: ContestKind;
  /** The open contest. */
  readonly contest: ShownContest | undefined;
  /** Why there is none, in words. */
  readonly closed: { readonly name: string; readonly title: string; readonly text: string };
  /** The contest whose gallery is linked to; undefined where there never was one. */
  readonly gallery: number | undefined;
  readonly rule: EntryFileRule;
  readonly constraints: Readonly<Record<string, FieldConstraint>>;
  /** How many places the signed-in person has used; 0 for everybody else. */
  readonly used: number;
  readonly usedText: string;
  /** What became of an entry that was just sent without script. */
  readonly sent:
    | {
        readonly tone: "success" | "warning";
        readonly title: string;
        readonly text: string;
        readonly footer: string;
      }
    | undefined;
}

/** What became of an entry. */
export type EntryEnd = "done" | "over" | "full";

/** What is said in passing: a file that may not go up, several at once, a failure. */
export type EntryToast =
  | { readonly kind: "refused"; readonly text: string }
  | { readonly kind: "several" | "failed" };

/** What an entry's form tells and asks outside of its fields. */
export interface EntryState {
  /** How much has left; undefined when nothing is under way. */
  readonly percent: number | undefined;
  /** Whether it waits for a line that was cut. */
  readonly isCut: boolean;
  readonly end: EntryEnd | undefined;
  readonly toast: EntryToast | undefined;
  cancel(): void;
  closeEnd(): void;
  dismiss(): void;
}
