import type { DateField, RuleOption } from "#modules/duties/contract";
import type { FormAnswer } from "~/http/form-answer";
import type { Touched } from "~/parts/touched/touched";
import type { Difference } from "~/ui/both-kept";

export const ruleFilters = ["all", "unconfirmed", "old", "inactive"] as const;
export type RuleFilter = (typeof ruleFilters)[number];

/** A rule's line in staff's list, worded. */
export interface ShownRule {
  readonly code: string;
  readonly title: string;
  readonly level: string;
  readonly date: string;
  readonly isConfirmed: boolean;
  readonly check: string;
  readonly read: string;
  readonly isOld: boolean;
  readonly isActive: boolean;
}

export interface RulesData {
  readonly query: { readonly filter: RuleFilter; readonly search: string };
  readonly counts: Readonly<Record<RuleFilter, number>>;
  readonly rows: readonly ShownRule[];
}

/** The form's fields as they are typed. */
export type RuleValues = Readonly<Record<string, string>>;

export interface ShownVersion {
  readonly version: number;
  /** Who saved it and when. */
  readonly head: string;
  readonly reason: string;
  /** How many clubs and dates it touched; "" for none. */
  readonly touched: string;
  /** A sentence for each field that it changed. */
  readonly changes: readonly string[];
}

/** Everything that staff's page of a rule shows. */
export interface RuleData {
  readonly code: string;
  readonly title: string;
  readonly version: number;
  readonly date: string;
  readonly condition: string;
  readonly isAutomatic: boolean;
  /** What the fields are called, by their names. */
  readonly labels: Readonly<Record<string, string>>;
  readonly options: {
    readonly dateFields: readonly { readonly name: DateField; readonly kinds: readonly string[] }[];
    readonly date_kind: readonly RuleOption[];
    readonly date_fact: readonly RuleOption[];
    readonly date_event: readonly RuleOption[];
    readonly new_level: readonly RuleOption[];
    readonly shift: readonly RuleOption[];
    readonly role: readonly RuleOption[];
  };
  readonly values: RuleValues;
  readonly history: readonly ShownVersion[];
}

/** What the action answers to "preview": nothing is saved. */
export interface RulePreviewed {
  readonly ok: true;
  readonly touched: Touched;
  readonly values: RuleValues;
}

/** What the action answers when it saved nothing; where somebody was faster, with what is stored now. */
export interface RuleRefusal extends FormAnswer {
  readonly stored?: { readonly version: number; readonly differences: readonly Difference[] };
}
