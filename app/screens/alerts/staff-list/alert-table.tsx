import { Link } from "@remix-run/react";
import { alertStaffPaths } from "~/http/alert-staff-paths";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { AlertRow } from "../alert-views";
import { alertStaffMessages } from "../words";

/** All alerts, the latest first. */
export function AlertTable({ rows }: { rows: readonly AlertRow[] }) {
  const t = useWords(alertStaffMessages);
  const columns: readonly Column<AlertRow>[] = [
    {
      key: "text",
      header: t("columnText"),
      isRowHeader: true,
      cell: ({ id, textEn }) => <Link to={alertStaffPaths.alert(id)}>{textEn}</Link>,
    },
    { key: "kind", header: t("columnKind"), cell: ({ kind }) => t(`kind.${kind}`) },
    { key: "days", header: t("columnDays"), cell: (row) => t("days", row) },
    { key: "state", header: t("columnState"), cell: ({ moment }) => t(`moment.${moment}`) },
  ];
  return (
    <Table
      caption={t("caption")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
    />
  );
}
