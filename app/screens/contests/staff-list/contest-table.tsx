import { Link } from "@remix-run/react";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { ContestRow } from "../contest-pages.server";
import { contestStaffMessages } from "../staff-contest-words";

/** All contests, or what to do when there is none. */
export function ContestTable({ rows }: { rows: readonly ContestRow[] }) {
  const t = useWords(contestStaffMessages);
  const columns: readonly Column<ContestRow>[] = [
    {
      key: "title",
      header: t("columnTitle"),
      isRowHeader: true,
      cell: ({ id, title, kind }) => (
        <>
          <Link to={contestStaffPaths.contest(id)} className="queue-name">
            {title}
          </Link>
          <div className="hint text-sm">{t(`kind.${kind}`)}</div>
        </>
      ),
    },
    { key: "days", header: t("columnDays"), isDate: true, cell: (row) => t("days", row) },
    { key: "state", header: t("columnState"), cell: ({ moment }) => t(`moment.${moment}`) },
    {
      key: "waiting",
      header: t("columnWaiting"),
      isFigure: true,
      cell: ({ entries }) => entries.pending,
    },
    {
      key: "approved",
      header: t("columnApproved"),
      isFigure: true,
      cell: ({ entries }) => entries.approved,
    },
    {
      key: "change",
      header: t("change"),
      cell: ({ id, title }) => (
        <Link to={contestStaffPaths.edit(id)} aria-label={`${t("change")}: ${title}`}>
          {t("change")}
        </Link>
      ),
    },
  ];
  return (
    <Table
      isWork
      caption={t("caption")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
    />
  );
}
