import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { PagedTable } from "~/ui/paged-table";
import { type Column, EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { StateBadge } from "../state-badge";
import { adminApplicationsMessages } from "../words";
import type { QueueData, QueueRow } from "./queue.server";

function useColumns(): readonly Column<QueueRow>[] {
  const t = useWords(adminApplicationsMessages);
  return [
    {
      key: "organization",
      header: t("organization"),
      isRowHeader: true,
      cell: ({ id, organization }) => (
        <Link to={paths.adminApplication(id)} className="queue-name">
          {organization}
        </Link>
      ),
    },
    {
      key: "state",
      header: t("state"),
      cell: ({ state, hasMoneyLeft }) => (
        <>
          <StateBadge state={state} />
          {hasMoneyLeft && <div>{t("moneyLeft")}</div>}
        </>
      ),
    },
    {
      key: "since",
      header: t("since"),
      isDate: true,
      isFigure: true,
      cell: ({ days, since }) => (
        <span title={since}>{days === 0 ? t("today") : t("days", { count: days })}</span>
      ),
    },
    { key: "level", header: t("level"), cell: ({ levelName }) => levelName },
    {
      key: "complete",
      header: t("complete"),
      isFigure: true,
      cell: ({ percent }) => t("percent", { percent }),
    },
    { key: "applicant", header: t("applicant"), cell: ({ applicantEmail }) => applicantEmail },
  ];
}

/** The rows of the queue with their pager, or what to do when there are none. */
export function QueueTable(queue: QueueData) {
  const t = useWords(adminApplicationsMessages);
  const { search, state, total } = queue;
  const isNarrowed = search !== "" || state !== undefined;
  return (
    <>
      <h2 className="sr-only">{t("results")}</h2>
      <PagedTable
        list={queue}
        urlOf={(page) => paths.adminApplications({ search, state, page })}
        caption={t("caption", { count: total })}
        columns={useColumns()}
        empty={
          <EmptyState title={t(isNarrowed ? "emptySearchTitle" : "emptyTitle")}>
            {t(isNarrowed ? "emptySearch" : "empty")}
          </EmptyState>
        }
      />
    </>
  );
}
