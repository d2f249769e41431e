import { Link } from "@remix-run/react";
import type { DueWithin } from "#modules/console/contract";
import { consolePaths } from "~/http/console-staff-paths";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { handoverPaths } from "~/http/handover-paths";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { paths } from "~/http/paths";
import { standingPaths } from "~/http/standing-paths";
import { vaultPaths } from "~/http/vault-paths";
import { BarTable } from "~/ui/bar-table";
import { useWords } from "~/ui/ui-context";
import { consoleMessages } from "../console-words";
import type { TodayData } from "./today.server";

const places = {
  paidApplications: paths.adminApplications({ state: "paid" }),
  applications: paths.adminApplications({ state: "in_review" }),
  inquiries: inquiryStaffPaths.inbox(),
  unmatched: paths.unmatched(),
  entries: contestStaffPaths.list,
  heldStandings: standingPaths.staff,
  claims: handoverPaths.staff,
  quarantined: vaultPaths.quarantine(),
  failedJobs: jobStaffPaths.failed(),
  declinedMoney: paths.adminApplications({ state: "declined" }),
  unpaidApplications: paths.adminApplications({ state: "submitted" }),
} as const;
const kinds = Object.keys(places) as (keyof typeof places)[];

/** How much of each kind waits, each number with the way to it; the menu leads to the others. */
export function WaitingList({ waiting }: Pick<TodayData, "waiting">) {
  const t = useWords(consoleMessages);
  const shown = kinds.filter((kind) => waiting[kind] > 0);
  return (
    <section className="stack" aria-labelledby="waiting">
      <h2 id="waiting">{t("waiting")}</h2>
      {shown.length === 0 && <p>{t("nothingWaits")}</p>}
      <ul className="waits">
        {shown.map((kind) => (
          <li key={kind}>
            <Link to={places[kind]}>
              <b className="figures">{waiting[kind]}</b>{" "}
              {t(`waits.${kind}`, { count: waiting[kind] })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many memberships are late or end soon, and how many end month by month. */
export function RenewalsComing({ renewals, endings }: Pick<TodayData, "renewals" | "endings">) {
  const t = useWords(consoleMessages);
  const late = consolePaths.accounts({ standing: "late", sort: "due" });
  const within = (due: DueWithin) => consolePaths.accounts({ due, sort: "due" });
  const rows = [
    { key: "late", to: late },
    { key: "in30", to: within("30") },
    { key: "in60", to: within("60") },
    { key: "in90", to: within("90") },
  ] as const;
  return (
    <section className="stack" aria-labelledby="renewals">
      <h2 id="renewals">{t("renewals")}</h2>
      <ul className="waits">
        {rows.map(({ key, to }) => (
          <li key={key} className={renewals[key] === 0 ? "waits-none" : undefined}>
            <Link to={to}>
              <b className="figures">{renewals[key]}</b> {t(`renewals.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
      {endings.some(({ memberships }) => memberships > 0) && (
        <BarTable
          caption={t("endings")}
          nameHeader={t("columnMonth")}
          figureHeader={t("columnEndings")}
          bars={endings.map(({ month, name, memberships, share }) => ({
            key: month,
            name,
            figure: String(memberships),
            share,
          }))}
        />
      )}
    </section>
  );
}
