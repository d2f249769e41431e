import type { CivilDate } from "#modules/platform/dates";
import { type Figure, figures } from "../kinds";
import type { CharityRule, ReportRule, RequirementFacts } from "../requirement";

const unnoted = { note: "", noteEs: "" };
const unknownReport: ReportRule = {
  kind: "unknown",
  everyYears: null,
  fee: null,
  due: null,
  ...unnoted,
};
const unknownCharity: CharityRule = {
  kind: "unknown",
  everyYears: null,
  initial: null,
  renewal: null,
  due: null,
  exemption: null,
  ...unnoted,
};

/**
 * What visitors may read of a state: figures with an address of the state's own and a day on which
 * somebody read them there. The rest is as if nobody had ever written it down. A note goes with the
 * figure that it explains.
 */
export function confirmedOnly(facts: RequirementFacts): RequirementFacts {
  const { articles, report, charity, school, notice, sources } = facts;
  const ifConfirmed = <T>(figure: Figure, value: T | null): T | null =>
    sources[figure].isConfirmed ? value : null;
  return {
    ...facts,
    articles: ifConfirmed("articles_fee", articles) ?? { fee: null, ...unnoted },
    report: sources.report.isConfirmed
      ? {
          ...report,
          fee: ifConfirmed("report_fee", report.fee),
          due: ifConfirmed("report_due", report.due),
        }
      : unknownReport,
    charity: sources.charity.isConfirmed
      ? {
          ...charity,
          initial: ifConfirmed("charity_first", charity.initial),
          renewal: ifConfirmed("charity_renewal", charity.renewal),
          due: ifConfirmed("charity_due", charity.due),
          exemption: ifConfirmed("charity_exempt", charity.exemption),
        }
      : unknownCharity,
    school: ifConfirmed("school", school) ?? { kind: "unknown", ...unnoted },
    notice: ifConfirmed("notice", notice) ?? { days: null, cite: "" },
  };
}

/** The day on which the oldest confirmed figure was read; null without any. */
export function oldestReading({ sources }: Pick<RequirementFacts, "sources">): CivilDate | null {
  const days = figures.flatMap((figure) => {
    const { readOn, isConfirmed } = sources[figure];
    return isConfirmed && readOn ? [readOn] : [];
  });
  return days.sort()[0] ?? null;
}
