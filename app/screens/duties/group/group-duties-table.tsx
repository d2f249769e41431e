import { Link } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { calendarWords } from "~/parts/calendar/words";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { GroupDutiesData, ShownGroupDuty } from "./group-duties-page.server";
import { groupDutyWords } from "./words";

/** What is asked of all chapters, and how many have done it. */
export function GroupDutiesTable({
  rows,
  named,
  mayChange,
}: Pick<GroupDutiesData, "rows" | "named"> & { mayChange: boolean }) {
  const t = useWords(groupDutyWords);
  const words = useWords(calendarWords);
  const columns: readonly Column<ShownGroupDuty>[] = [
    {
      key: "what",
      header: t("what"),
      isRowHeader: true,
      cell: ({ id, title, instead }) => (
        <>
          {mayChange ? (
            <Link to={calendarPaths.groupDuty(id, named)} className="tap">
              {title}
            </Link>
          ) : (
            title
          )}
          {instead && <div className="hint">{instead}</div>}
        </>
      ),
    },
    { key: "when", header: t("when"), isLong: true, cell: ({ when }) => when },
    { key: "who", header: t("who"), cell: ({ role }) => words(`role.${role}`) },
    { key: "proof", header: t("proof"), isLong: true, cell: ({ proof }) => proof },
    { key: "chapters", header: t("chapters"), cell: ({ chapters }) => chapters },
  ];
  return (
    <Table
      caption={t("list")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
    />
  );
}
