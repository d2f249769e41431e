import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";

/** What a fact's value is. */
interface FactTypes {
  month: number;
  state: string;
  yes_no: boolean;
  date: CivilDate;
  money: Cents;
  text: string;
}
export type FactKind = keyof FactTypes;

/** Facts of which a club has one. */
export const singleFacts = {
  /** The month in which the fiscal year ends. */
  fiscal_year_month: "month",
  /** Where the club is. */
  state: "state",
  is_incorporated: "yes_no",
  incorporation_state: "state",
  incorporated_on: "date",
  formed_on: "date",
  /** What it expects to take in in a usual year. */
  receipts_estimate: "money",
  assets: "money",
  /** Its headquarters files one return for all. */
  group_return: "yes_no",
  /** The filing code of the IRS's file: 02 for the 990-N, 01 for the 990 or 990-EZ. */
  irs_filing: "text",
  pays_contractors: "yes_no",
  holds_raffles: "yes_no",
  sells_goods: "yes_no",
  sales_tax_expires_on: "date",
  insurance_expires_on: "date",
  /** It asks the public for money. */
  solicits: "yes_no",
  all_volunteers: "yes_no",
  charity_registered: "yes_no",
  school: "text",
  /** The bylaws say that the school approves the club. */
  school_approval: "yes_no",
  school_approval_month: "month",
  purpose_version: "text",
  annual_meeting_month: "month",
  nomination_month: "month",
  /** The month in which the officers' terms end. */
  terms_end_month: "month",
  bylaws_adopted_on: "date",
  /** Of a central organization: the day of its group exemption letter. */
  group_letter_on: "date",
} as const satisfies Record<string, FactKind>;

/** Facts of which there is one a year; their part is the year, "2026". */
export const yearlyFacts = {
  /** Gross receipts of the fiscal year that ended in that year. */
  receipts: "money",
  /** The most that one contractor was paid in that calendar year. */
  contractor_paid: "money",
} as const satisfies Record<string, FactKind>;

/** Things that happen, any number of them; their part is the day. */
export const eventFacts = [
  "contractor_first_paid",
  "raffle",
  "raffle_prize",
  "responsible_party_changed",
  "copies_requested",
] as const;

export type SingleFact = keyof typeof singleFacts;
export type YearlyFact = keyof typeof yearlyFacts;
export type EventFact = (typeof eventFacts)[number];
export type FactName = SingleFact | YearlyFact | EventFact;

/** The sources of facts, the one that counts before the others first. */
export const factSources = ["club", "roster", "profile", "bylaws", "application", "irs"] as const;
export type FactSource = (typeof factSources)[number];

/** The facts of a club, one value each: what duties are computed from. What nobody said is missing. */
export type ChosenFacts = {
  readonly [Name in SingleFact]?: FactTypes[(typeof singleFacts)[Name]];
} & {
  readonly [Name in YearlyFact]?: Readonly<Record<string, FactTypes[(typeof yearlyFacts)[Name]]>>;
} & {
  readonly [Name in EventFact]?: readonly CivilDate[];
} & {
  /** The other month of the fiscal year's end, while two sources differ and nobody has settled it. */
  readonly other_fiscal_year_month?: number;
  /** The date of the IRS's file that has the club. */
  readonly irs_as_of?: CivilDate;
};
