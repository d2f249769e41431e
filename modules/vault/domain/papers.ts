import { addYears, type CivilDate } from "#modules/platform/dates";
import type { CategoryName } from "./categories";

/** What the list looks at of a club's chosen facts. */
export interface Facts {
  readonly is_incorporated?: boolean;
  readonly sells_goods?: boolean;
  readonly state?: string;
  readonly charity_registered?: boolean;
  readonly insurance_expires_on?: CivilDate;
}

/** States without a sales tax of the state: no shop there asks for its paper. */
const noSalesTax = ["AK", "DE", "MT", "NH", "OR"];

interface Paper {
  readonly category: CategoryName;
  /** Whether a club with these facts is asked for it. */
  readonly isAsked: (facts: Facts) => boolean;
  /** One that is no older than a year is asked for. */
  readonly isYearly?: true;
}

const everybody = () => true;

/** The papers that clubs are asked for, and of which clubs; returns are asked for by fiscal year. */
export const papers = {
  articles: { category: "governing", isAsked: (facts) => facts.is_incorporated === true },
  bylaws: { category: "governing", isAsked: everybody },
  ein_letter: { category: "exemption", isAsked: everybody },
  determination: { category: "exemption", isAsked: everybody },
  return: { category: "returns", isAsked: () => false },
  sales_tax: {
    category: "state",
    isAsked: ({ sells_goods, state }) =>
      sells_goods === true && state !== undefined && !noSalesTax.includes(state),
  },
  registration: { category: "state", isAsked: (facts) => facts.charity_registered === true },
  minutes: { category: "minutes", isAsked: everybody, isYearly: true },
  insurance: {
    category: "insurance",
    isAsked: (facts) => facts.insurance_expires_on !== undefined,
  },
} as const satisfies Record<string, Paper>;

export type PaperKind = keyof typeof papers;

export const paperKinds = Object.keys(papers) as [PaperKind, ...PaperKind[]];

/** A paper of a club, as far as the list of what is missing looks at it. */
export interface KeptPaper {
  readonly kind: PaperKind;
  readonly datedOn: CivilDate;
}

export interface Looked {
  readonly facts: Facts;
  readonly kept: readonly KeptPaper[];
  /** Ends of fiscal years whose returns were due, the newest first. */
  readonly dueReturns: readonly CivilDate[];
  /** Those of which a return is proved: by the club, or by the IRS's files. */
  readonly provenReturns: readonly CivilDate[];
  /** The product has bylaws that the club adopted. */
  readonly hasAdopted: boolean;
  readonly today: CivilDate;
}

export interface MissingPaper {
  readonly kind: PaperKind;
  /** Of a return the end of its fiscal year. */
  readonly period?: CivilDate;
}

/** How many of the newest returns are looked for: as many as the law has shown to whoever asks. */
export const RETURNS_ASKED = 3;

/** What a club is asked for and has not kept here. */
export function missingPapers(looked: Looked): readonly MissingPaper[] {
  const { facts, kept, today, hasAdopted } = looked;
  const has = (kind: PaperKind) => {
    const paper: Paper = papers[kind];
    const since = paper.isYearly ? addYears(today, -1) : undefined;
    return kept.some((one) => one.kind === kind && (!since || one.datedOn > since));
  };
  const single = paperKinds
    .filter((kind) => papers[kind].isAsked(facts) && !has(kind))
    .filter((kind) => kind !== "bylaws" || !hasAdopted)
    .map((kind) => ({ kind }));
  const returns = looked.dueReturns
    .slice(0, RETURNS_ASKED)
    .filter((end) => !looked.provenReturns.includes(end) && !isKeptFor(kept, end))
    .map((period) => ({ kind: "return" as const, period }));
  return [...single, ...returns];
}

/** A return bears a day of the two years after the fiscal year that it is about. */
const isKeptFor = (kept: readonly KeptPaper[], end: CivilDate) =>
  kept.some(
    ({ kind, datedOn }) => kind === "return" && datedOn >= end && datedOn < addYears(end, 1),
  );
