import { addYears, type CivilDate, compareDates } from "#modules/platform/dates";
import { type Figure, figures } from "../kinds";
import type { RequirementFacts } from "../requirement";

/** Whether a figure has a place in what a state asks: no report, no fee for it. */
const isAsked: Readonly<Record<Figure, (facts: RequirementFacts) => boolean>> = {
  articles_fee: () => true,
  report: () => true,
  report_fee: ({ report }) => report.kind === "periodic" || report.kind === "on_request",
  report_due: ({ report }) => report.kind === "periodic",
  charity: () => true,
  charity_first: ({ charity }) => charity.kind === "required",
  charity_renewal: ({ charity }) => charity.kind === "required",
  charity_due: ({ charity }) => charity.kind === "required",
  charity_exempt: ({ charity }) => charity.kind === "required" && charity.exemption !== null,
  school: ({ charity }) => charity.kind === "required" || charity.kind === "unknown",
  notice: () => true,
};

/** Whether there is something to confirm about a figure. */
const hasValue: Readonly<Record<Figure, (facts: RequirementFacts) => boolean>> = {
  articles_fee: ({ articles }) => articles.fee !== null,
  report: ({ report }) => report.kind !== "unknown",
  report_fee: ({ report }) => report.fee !== null,
  report_due: ({ report }) => report.due !== null,
  charity: ({ charity }) => charity.kind !== "unknown",
  charity_first: ({ charity }) => charity.initial !== null,
  charity_renewal: ({ charity }) => charity.renewal !== null,
  charity_due: ({ charity }) => charity.due !== null,
  charity_exempt: ({ charity }) => charity.exemption !== null,
  school: ({ school }) => school.kind !== "unknown",
  notice: ({ notice }) => notice.days !== null,
};

export const isConfirmable = (figure: Figure, facts: RequirementFacts): boolean =>
  isAsked[figure](facts) && hasValue[figure](facts);

/** The figures that matter in a state, and those of them that send visitors to the state. */
export function unconfirmedOf(facts: RequirementFacts) {
  const asked = figures.filter((figure) => isAsked[figure](facts));
  return { asked, unconfirmed: asked.filter((figure) => !facts.sources[figure].isConfirmed) };
}

/** The confirmed figures that were read more than a year ago. */
export const oldFiguresOf = ({ sources }: RequirementFacts, today: CivilDate): readonly Figure[] =>
  figures.filter((figure) => {
    const { readOn, isConfirmed } = sources[figure];
    return isConfirmed && readOn !== null && compareDates(readOn, addYears(today, -1)) < 0;
  });
