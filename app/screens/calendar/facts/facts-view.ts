import type { FactKind, FactName, FactSource } from "#modules/duties/contract";

/** The questions of the page by what they are about, in their order. */
export const factGroups = {
  club: [
    "fiscal_year_month",
    "state",
    "formed_on",
    "is_incorporated",
    "incorporation_state",
    "incorporated_on",
  ],
  money: ["receipts_estimate", "receipts", "assets", "group_return"],
  doings: [
    "pays_contractors",
    "contractor_paid",
    "holds_raffles",
    "sells_goods",
    "solicits",
    "all_volunteers",
    "charity_registered",
  ],
  meetings: [
    "annual_meeting_month",
    "nomination_month",
    "terms_end_month",
    "bylaws_adopted_on",
    "school",
    "school_approval",
    "school_approval_month",
  ],
  papers: ["insurance_expires_on", "sales_tax_expires_on", "group_letter_on"],
} as const satisfies Record<string, readonly FactName[]>;

export type FactGroup = keyof typeof factGroups;

/** A fact as its field shows it. */
export interface ShownFact {
  readonly field: string;
  readonly kind: FactKind;
  readonly label: string;
  /** As it is typed; "" for nothing. */
  readonly value: string;
  readonly hint: string;
}

/** What a source says, and the button that lets it count. */
export interface ShownSource {
  readonly source: FactSource;
  readonly said: string;
  readonly take: string;
}

export interface FactsData {
  readonly accountId: number;
  readonly named: number | undefined;
  readonly name: string;
  readonly version: number;
  readonly groups: readonly { readonly group: FactGroup; readonly facts: readonly ShownFact[] }[];
  readonly conflicts: readonly (ShownFact & { readonly sources: readonly ShownSource[] })[];
  readonly events: readonly { readonly field: string; readonly label: string }[];
}
