import { Link } from "@remix-run/react";
import { dutyStaffPaths } from "~/http/duty-staff-paths";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { ruleStaffWords } from "../words";
import type { ShownRule } from "./rules-page.server";

/** The rules, and how far each is to be trusted. */
export function RulesTable({ rows }: { rows: readonly ShownRule[] }) {
  const t = useWords(ruleStaffWords);
  const columns: readonly Column<ShownRule>[] = [
    {
      key: "title",
      header: t("columnTitle"),
      isRowHeader: true,
      isWhole: true,
      cell: ({ code, title }) => (
        <>
          <Link to={dutyStaffPaths.rule(code)} className="tap">
            {title}
          </Link>
          <div className="hint">
            <code>{code}</code>
          </div>
        </>
      ),
    },
    { key: "level", header: t("columnLevel"), cell: ({ level }) => level },
    { key: "date", header: t("columnDate"), isLong: true, cell: ({ date }) => date },
    {
      key: "confirmed",
      header: t("columnConfirmed"),
      isLong: true,
      cell: ({ isConfirmed, check }) =>
        isConfirmed ? t("confirmed") : t("check", { whom: check }),
    },
    {
      key: "read",
      header: t("columnRead"),
      isDate: true,
      cell: ({ read, isOld }) => (
        <>
          {read} {isOld && <strong>{t("old")}</strong>}
        </>
      ),
    },
    {
      key: "active",
      header: t("columnActive"),
      cell: ({ isActive }) => (isActive ? t("active") : <strong>{t("inactive")}</strong>),
    },
  ];
  return (
    <Table
      isWork
      caption={t("caption")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ code }) => code}
      empty={<EmptyState title={t("noneTitle")}>{t("none")}</EmptyState>}
    />
  );
}
