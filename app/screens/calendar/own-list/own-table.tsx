import { Link } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { ownDutyWords } from "../own-words";

export interface OwnRow {
  readonly id: number;
  readonly title: string;
  readonly when: string;
  readonly isYearly: boolean;
}

/** What a club added to its calendar. */
export function OwnTable({ rows, named }: { rows: readonly OwnRow[]; named: number | undefined }) {
  const t = useWords(ownDutyWords);
  return (
    <Table
      caption={t("list")}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      columns={[
        {
          key: "title",
          header: t("name"),
          cell: ({ id, title }) => <Link to={calendarPaths.ownDuty(id, named)}>{title}</Link>,
          isRowHeader: true,
        },
        { key: "when", header: t("when"), cell: ({ when }) => when },
        {
          key: "repeats",
          header: t("howOften"),
          cell: ({ isYearly }) => t(isYearly ? "repeats" : "once"),
        },
      ]}
    />
  );
}
