import { Link } from "@remix-run/react";
import type { Evidence, FindingCode, FindingLevel } from "#modules/standing/contract";
import { calendarPaths } from "~/http/calendar-paths";
import { inquiryPaths } from "~/http/inquiry-paths";
import { officerPaths } from "~/http/officer-paths";
import { paths } from "~/http/paths";
import { rescuePaths } from "~/http/rescue-paths";
import { StatusBadge } from "~/ui/status-badge";
import { useWords } from "~/ui/ui-context";
import { standingPages } from "../words";

interface Step {
  readonly to: string;
  readonly label: string;
}

/** Where what a finding asks for can be done; nothing where there is nothing to do. */
function useStep(accountId: number) {
  const t = useWords(standingPages);
  const talk: Step = { to: inquiryPaths.form("contact"), label: t("stepTalk") };
  const files: Step = { to: paths.files({ accountId }), label: t("stepFiles") };
  const bylaws: Step = { to: paths.ownBylaws({ accountId }), label: t("stepBylaws") };
  const calendar: Step = { to: calendarPaths.calendar({ accountId }), label: t("stepCalendar") };
  const facts: Step = { to: calendarPaths.facts(accountId), label: t("stepFacts") };
  const steps: Readonly<Record<Exclude<FindingCode, "no_own_return">, Step>> = {
    revoked: { to: rescuePaths.own(accountId), label: t("stepRescue") },
    group_revoked: talk,
    reinstatement_unlisted: files,
    two_returns_unseen: calendar,
    three_returns_unseen: talk,
    third_return_due: talk,
    terminating: talk,
    ending_foundation: talk,
    left_file: talk,
    membership_lapsed: { to: paths.renewal({ accountId }), label: t("stepRenew") },
    state_duty_long_overdue: calendar,
    state_duty_overdue: calendar,
    one_return_unseen: calendar,
    return_overdue: calendar,
    files_contradict: facts,
    fiscal_year_differs: facts,
    other_group: talk,
    other_subsection: talk,
    not_in_file: talk,
    officer_terms_ended: { to: officerPaths.roster(accountId), label: t("stepOfficers") },
    responsible_party_overdue: {
      to: officerPaths.form8822b(accountId),
      label: t("stepResponsible"),
    },
    bylaws_missing: bylaws,
    purpose_statement_missing: bylaws,
    insurance_expired: facts,
    sales_tax_expired: facts,
  };
  return (code: FindingCode) => (code === "no_own_return" ? undefined : steps[code]);
}

export interface ReasonsProps {
  accountId: number;
  /** The worst first. */
  reasons: readonly {
    readonly code: FindingCode;
    readonly level: FindingLevel;
    readonly sentence: string;
    readonly action?: string | undefined;
    readonly evidence: Evidence;
    readonly asOf: string;
    /** Until when it can be put right, where there is such a day. */
    readonly cureBy?: string | undefined;
    readonly setAsideUntil?: string | undefined;
  }[];
  /** What is said where nothing was found; undefined where nothing can be told. */
  allRight: string | undefined;
}

/** Every reason of a verdict with its evidence, and what to do about it: the worst first. */
export function Reasons({ accountId, reasons, allRight }: ReasonsProps) {
  const t = useWords(standingPages);
  const stepOf = useStep(accountId);
  if (reasons.length === 0 && !allRight) return null;
  return (
    <section className="stack" aria-labelledby="reasons">
      <h2 id="reasons">{t("reasons")}</h2>
      {allRight && <p>{allRight}</p>}
      <ul className="findings">
        {reasons.map(({ code, level, sentence, action, ...reason }) => {
          const step = stepOf(code);
          const { evidence, asOf: date, cureBy, setAsideUntil } = reason;
          return (
            <li key={code}>
              {level !== "none" && <StatusBadge standing={level} />}
              <p className="finding">{sentence}</p>
              {action && (
                <p>
                  {action} {step && <Link to={step.to}>{step.label}</Link>}
                </p>
              )}
              {setAsideUntil && <p>{t("setAside", { date: setAsideUntil })}</p>}
              {cureBy && <p>{t("cureBy", { date: cureBy })}</p>}
              <p className="hint">{t(`evidence.${evidence}`, { date })}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
