import { Link } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { handoverPaths } from "~/http/handover-paths";
import { headquartersPaths } from "~/http/headquarters-paths";
import { letterPaths } from "~/http/letter-paths";
import { paths } from "~/http/paths";
import { rosterPaths } from "~/http/roster-paths";
import { supervisionPaths } from "~/http/supervision-paths";
import { Notice } from "~/ui/notice";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import type { ShownHead } from "./shown-head";
import { headquartersWords } from "./words";

const places = [
  { key: "standing", to: (id?: number) => headquartersPaths.board(id) },
  { key: "renewals", to: (accountId?: number) => paths.group({ accountId }) },
  { key: "duties", to: calendarPaths.group },
  { key: "supervision", to: supervisionPaths.readiness },
  { key: "roster", to: (accountId?: number) => rosterPaths.roster({ accountId }) },
  { key: "nudges", to: (accountId?: number) => rosterPaths.nudges({ accountId }) },
  { key: "letters", to: letterPaths.group },
  { key: "handover", to: (accountId?: number) => handoverPaths.group(accountId) },
  { key: "people", to: headquartersPaths.people },
] as const;

/**
 * Above the title of every page of a headquarters: first what endangers the exemption of the central
 * organization itself, then the way to the other pages, and how far this person reaches.
 */
export function HeadquartersHead({
  head,
  current,
}: {
  head: ShownHead;
  /** The tab that the page belongs to. */
  current: (typeof places)[number]["key"];
}) {
  const t = useWords(headquartersWords);
  const { warnings, named, accountId } = head;
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="urgent" title={t("warning")} className="mb-6">
          {warnings.map(({ code, sentence, action, asOf }) => (
            <p key={code}>
              {sentence} {action} <span className="hint">{t("warningAsOf", { date: asOf })}</span>
            </p>
          ))}
          <p>
            <Link to={paths.standing(accountId)}>{t("warningLink")}</Link>
          </p>
        </Notice>
      )}
      <Tabs
        label={t("tabs")}
        tabs={places.map(({ key, to }) => ({
          to: to(named),
          label: t(`tab.${key}`),
          isCurrent: key === current,
        }))}
      />
      <ReachHint head={head} />
    </>
  );
}

/** What somebody is told who may not do everything, or for whom a page counts a part of the group alone. */
function ReachHint({ head: { canEdit, isWhole } }: { head: ShownHead }) {
  const t = useWords(headquartersWords);
  if (canEdit && isWhole) return null;
  return (
    <p className="hint">
      {!canEdit && t("viewer")} {!isWhole && t("limited")}
    </p>
  );
}
