import { Link } from "@remix-run/react";
import type { Evidence, FindingCode, FindingLevel } from "#modules/standing/contract";
import { inquiryPaths } from "~/http/inquiry-paths";
import { officerPaths } from "~/http/officer-paths";
import { paths } from "~/http/paths";
import { StatusBadge } from "~/ui/status-badge";
import { useWords } from "~/ui/ui-context";
import { standingPages } from "../words";

interface Step {
  readonly to: string;
  readonly label: string;
}

/** Where what a finding asks for can be done; undefined where it is done elsewhere. */
function useStep(accountId: number) {
  const t = useWords(standingPages);
  const file: Step = { to: paths.irsForm990, label: t("stepReturns") };
  const talk: Step = { to: inquiryPaths.form("contact"), label: t("stepTalk") };
  const files: Step = { to: paths.files({ accountId }), label: t("stepFiles") };
  const steps: Partial<Record<FindingCode, Step>> = {
    revoked: talk,
    group_revoked: talk,
    reinstatement_unlisted: files,
    two_returns_unseen: file,
    three_returns_unseen: talk,
    third_return_due: talk,
    terminating: talk,
    ending_foundation: talk,
    membership_lapsed: { to: paths.renewal({ accountId }), label: t("stepRenew") },
    one_return_unseen: file,
    return_overdue: file,
    bylaws_missing: { to: paths.ownBylaws({ accountId }), label: t("stepBylaws") },
    not_in_file: talk,
    left_file: talk,
    purpose_statement_missing: { to: paths.ownBylaws({ accountId }), label: t("stepBylaws") },
    officer_terms_ended: { to: officerPaths.roster(accountId), label: t("stepOfficers") },
    insurance_expired: files,
    sales_tax_expired: files,
  };
  return (code: FindingCode) => steps[code];
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
