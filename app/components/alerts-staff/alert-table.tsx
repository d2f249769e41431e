import { Link } from "@remix-run/react";
import { type Column, EmptyState, Table } from "~/components/ui/table";
import { useWords } from "~/components/ui/ui-context";
import { alertStaffPaths } from "~/http/alert-staff-paths";
import { alertStaffMessages } from "~/messages/alerts-staff";
import type { AlertRow } from "./alert-views";

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
