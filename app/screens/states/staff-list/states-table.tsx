import { Link } from "@remix-run/react";
import { stateStaffPaths } from "~/http/state-staff-paths";
import { Details } from "~/ui/details";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { stateStaffMessages } from "../words";
import type { KeptStateRow } from "./states-page.server";

/** What is known of each state, and how old it is. */
export function StatesTable({ rows }: { rows: readonly KeptStateRow[] }) {
  const t = useWords(stateStaffMessages);
  const columns: readonly Column<KeptStateRow>[] = [
    {
      key: "state",
      header: t("columnState"),
      isRowHeader: true,
      cell: ({ state, name }) => (
        <Link to={stateStaffPaths.state(state)} className="tap">
          {name}
        </Link>
      ),
    },
    {
      key: "members",
      header: t("columnMembers"),
      isFigure: true,
      cell: ({ members }) => (members === 0 ? null : members),
    },
    {
      key: "unconfirmed",
      header: t("columnUnconfirmed"),
      isLong: true,
      cell: ({ confirmed, unconfirmed, isRead }) =>
        isRead && unconfirmed.length > 0 ? (
          <Details summary={confirmed}>{unconfirmed.join(", ")}</Details>
        ) : (
          confirmed
        ),
    },
    {
      key: "old",
      header: t("columnOld"),
      isLong: true,
      cell: ({ old }) =>
        old.length > 0 ? (
          <Details summary={t("someOld", { count: old.length })}>{old.join(", ")}</Details>
        ) : (
          t("nothingOld")
        ),
    },
    { key: "read", header: t("columnRead"), isDate: true, cell: ({ read }) => read },
  ];
  return (
    <Table
      isWork
      caption={t("caption")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ state }) => state}
      empty={<EmptyState title={t("noneTitle")}>{t("none")}</EmptyState>}
    />
  );
}
