import type { FormAnswer } from "~/http/form-answer";

/** A level's line in the staff's list, worded. */
export interface LevelRow {
  readonly id: number;
  readonly name: string;
  readonly audience: "school_support" | "greek" | "either";
  readonly joining: string;
  /** Empty for a level that nobody renews at. */
  readonly renewal: string;
  readonly discount: string;
  readonly renewsAs: string;
  readonly upgrade: { readonly name: string; readonly price: string } | null;
}

/** The form's fields as they are typed. */
export type LevelValues = Readonly<Record<string, string>>;

export interface PreviewRow {
  readonly way: "join" | "renewal" | "upgrade" | "incorporation";
  /** Worded totals; empty where this way is not offered. */
  readonly earlyNow: string;
  readonly earlyThen: string;
  readonly lateNow: string;
  readonly lateThen: string;
}

/** What the action answers to "preview": nothing is saved. */
export interface LevelPreview {
  readonly ok: true;
  readonly rows: readonly PreviewRow[];
  readonly values: LevelValues;
}

/** What the action answers when it saved nothing; with what is stored now where somebody was faster. */
export interface LevelRefusal extends FormAnswer {
  readonly stored?: { readonly version: number; readonly fields: LevelValues };
}

export interface LevelHistoryEntry {
  readonly id: string;
  readonly who: string;
  readonly when: string;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** Everything that the page of a level shows. */
export interface LevelPage {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly values: LevelValues;
  readonly hasRenewal: boolean;
  readonly renewsAs: string;
  readonly targets: readonly { readonly value: string; readonly label: string }[];
  readonly history: readonly LevelHistoryEntry[];
}
