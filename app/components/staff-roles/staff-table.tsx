import { Link } from "@remix-run/react";
import type { StaffPerson } from "#modules/accounts/contract";
import { type Column, EmptyState, Table } from "~/components/ui/table";
import { staffPaths } from "~/http/staff-paths";
import { useStaffWords } from "./use-staff-words";

/** Everybody of the staff with their roles. */
export function StaffTable({ people }: { people: readonly StaffPerson[] }) {
  const t = useStaffWords();
  const columns: readonly Column<StaffPerson>[] = [
    {
      key: "name",
      header: t("columnName"),
      isRowHeader: true,
      cell: ({ name, email }) => (
        <>
          <span className="queue-name">{name}</span>
          {name !== email && <div className="hint text-sm">{email}</div>}
        </>
      ),
    },
    {
      key: "role",
      header: t("columnRole"),
      cell: ({ role }) => (role ? t(`role.${role}`) : t("missing")),
    },
    {
      key: "two-step",
      header: t("columnTwoStep"),
      cell: ({ hasTwoStep }) => t(hasTwoStep ? "twoStepOn" : "twoStepOff"),
    },
    {
      key: "change",
      header: t("columnChange"),
      cell: ({ id, name }) => (
        <Link to={staffPaths.list(id)}>
          {t("change")} <span className="sr-only">{t("changeOf", { name })}</span>
        </Link>
      ),
    },
  ];
  return (
    <Table
      caption={t("caption", { count: people.length })}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("emptyTitle")} />}
    />
  );
}
