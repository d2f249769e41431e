import type { DutyRole } from "#modules/duties/contract";

/** A duty with its dates in words. */
export interface ShownDuty {
  /** Code and period. */
  readonly key: string;
  readonly code: string;
  readonly period: string;
  /** Its page. */
  readonly to: string;
  readonly title: string;
  readonly level: "federal" | "state" | "group" | "club";
  readonly mark: "open" | "soon" | "overdue" | "done" | "confirmed" | "waived";
  readonly isOpen: boolean;
  /** YYYY-MM-DD, for `<time>`. */
  readonly dueOn: string;
  readonly due: string;
  /** Short, beside the heading of its month. */
  readonly day: string;
  /** "in 12 days". */
  readonly distance: string;
  readonly role: DutyRole;
  readonly reason: string;
  readonly source: { readonly name: string; readonly url: string; readonly readOn: string };
  readonly notes: readonly string[];
  /** What a click in the list does; null where the duty's page is needed, or nobody marks it. */
  readonly tick: "done" | "undo" | null;
  readonly version: number;
}
