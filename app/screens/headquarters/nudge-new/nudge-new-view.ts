import type { TopicChoice } from "#modules/headquarters/contract";
import type { ShownHead } from "~/parts/headquarters/shown-head";

/** A chapter that a letter would be about, in words. */
export interface ShownNudged {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
  readonly due: string;
  readonly reaches: string;
  /** Who is not written to, and that it had a letter lately; "" for neither. */
  readonly ended: string;
  readonly lately: string;
}

export interface NudgeNewData {
  readonly head: ShownHead;
  readonly topic: string;
  readonly state: string;
  readonly region: string;
  readonly search: string;
  readonly topics: readonly TopicChoice[];
  readonly states: readonly string[];
  readonly regions: readonly { readonly value: string; readonly label: string }[];
  readonly mayNudge: boolean;
  /** Null until a topic is chosen. */
  readonly chosen: {
    readonly label: string;
    readonly letters: string;
    readonly people: string;
    readonly unwanted: number;
    readonly nobody: number;
    readonly recent: number;
    /** The accounts that are shown, by comma. */
    readonly ids: string;
    readonly rows: readonly ShownNudged[];
  } | null;
  /** Where answers would go. */
  readonly email: string;
  readonly formKey: string;
}
