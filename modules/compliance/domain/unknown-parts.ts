import { addYears, type CivilDate, compareDates } from "#modules/platform/dates";
import type { RequirementFacts } from "../requirement";

/** What may be unknown of a state, in the order of its page. */
export const unknownParts = [
  "articles_fee",
  "report",
  "report_fee",
  "report_due",
  "charity",
  "charity_first",
  "charity_renewal",
  "charity_due",
] as const;
export type UnknownPart = (typeof unknownParts)[number];

/** What nobody has confirmed of a state. What it does not ask for is known. */
export function unknownOf({ articles, report, charity }: RequirementFacts): readonly UnknownPart[] {
  const isRegistered = charity.kind === "required";
  const isUnknown: Readonly<Record<UnknownPart, boolean>> = {
    articles_fee: articles.fee === null,
    report: report.kind === "unknown",
    report_fee: (report.kind === "periodic" || report.kind === "on_request") && !report.fee,
    report_due: report.kind === "periodic" && !report.due,
    charity: charity.kind === "unknown",
    charity_first: isRegistered && !charity.initial,
    charity_renewal: isRegistered && !charity.renewal,
    charity_due: isRegistered && !charity.due,
  };
  return unknownParts.filter((part) => isUnknown[part]);
}

/** Whether a state was read more than a year ago. */
export const isOld = ({ checkedOn }: RequirementFacts, today: CivilDate): boolean =>
  compareDates(checkedOn, addYears(today, -1)) < 0;
