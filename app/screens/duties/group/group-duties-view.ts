import type { DutyRole } from "#modules/duties/contract";
import type { FormAnswer } from "~/http/form-answer";
import type { ShownHead } from "~/parts/headquarters/shown-head";
import type { Difference } from "~/ui/both-kept";
import type { FieldConstraint } from "~/ui/form-context";

export const groupDateKinds = ["yearly", "once", "fye_days", "years_after_bylaws"] as const;

/** A duty of a headquarters, worded. */
export interface ShownGroupDuty {
  readonly id: number;
  readonly title: string;
  readonly when: string;
  readonly role: DutyRole;
  readonly proof: string;
  /** The rule that it replaces, by its title; "" for none. */
  readonly instead: string;
  readonly chapters: string;
}

export interface GroupDutiesData {
  readonly head: ShownHead;
  /** Undefined for the person's first account, which no address needs to name. */
  readonly named: number | undefined;
  readonly group: string;
  readonly rows: readonly ShownGroupDuty[];
  readonly left: number;
  readonly replaceable: readonly { readonly value: string; readonly label: string }[];
  readonly roles: readonly { readonly value: string; readonly label: string }[];
  readonly constraints: Readonly<Record<string, FieldConstraint>>;
  /** The one that the address names, to be changed. */
  readonly changed: {
    readonly id: number;
    readonly title: string;
    readonly version: number;
    readonly values: Readonly<Record<string, string>>;
  } | null;
}

/** What the action answers when it saved nothing; where somebody was faster, with what is stored now. */
export interface GroupDutyRefusal extends FormAnswer {
  readonly stored?: { readonly version: number; readonly differences: readonly Difference[] };
}
