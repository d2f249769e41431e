import type { CivilDate } from "#modules/platform/dates";
import { foldName } from "./lines";

/** What somebody looks at who reviews a year. */
export const reviewChecks = [
  "statements",
  "opening",
  "reconciled",
  "deposits",
  "receipts",
  "approved",
  "two_people",
  "cash",
  "budget",
  "returns",
] as const;

/** What is found at a check; `none` where there was nothing of the kind. */
export const reviewAnswers = ["yes", "no", "none"] as const;

/** A term of office as far as a reviewer is judged by it. */
export interface MoneyTerm {
  readonly office: string;
  readonly isBankSigner: boolean;
  readonly name: string;
  readonly email: string;
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
}

export interface Reviewer {
  readonly name: string;
  /** Folded, as addresses are compared. */
  readonly emailKey: string;
}

/**
 * Whether somebody signed for the bank or was treasurer within a year, by the address that signs in or else
 * by the name: then they do not review it.
 */
export function keptTheMoney(
  { name, emailKey }: Reviewer,
  terms: readonly MoneyTerm[],
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
  fold: (email: string) => string,
): boolean {
  return terms.some(
    (term) =>
      (term.office === "treasurer" || term.isBankSigner) &&
      term.startsOn <= to &&
      term.endsOn >= from &&
      ((term.email !== "" && fold(term.email) === emailKey) ||
        (foldName(term.name) !== "" && foldName(term.name) === foldName(name))),
  );
}
