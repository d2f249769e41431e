import { Link } from "@remix-run/react";
import type { StaffPerson } from "#modules/accounts/contract";
import { roleOfStaff } from "#modules/platform/staff-roles";
import { staffPaths } from "~/http/staff-paths";
import { staffRolesMessages } from "~/parts/staff-roles/words";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";

interface StaffTableProps {
  people: readonly StaffPerson[];
  /** Whether the one who looks may change the roles. */
  isOwner: boolean;
}

/** Everybody of the staff with their roles. */
export function StaffTable({ people, isOwner }: StaffTableProps) {
  const t = useWords(staffRolesMessages);
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
      cell: ({ role }) => (role ? roleOfStaff(role).title : t("missing")),
    },
    {
      key: "two-step",
      header: t("columnTwoStep"),
      cell: ({ hasTwoStep, isInvited }) =>
        t(isInvited ? "invited" : hasTwoStep ? "twoStepOn" : "twoStepOff"),
    },
  ];
  const change: Column<StaffPerson> = {
    key: "change",
    header: t("columnChange"),
    cell: ({ id, name }) => (
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Link to={staffPaths.list(id)}>
          {t("change")} <span className="sr-only">{t("changeOf", { name })}</span>
        </Link>
        <Link to={staffPaths.person(id)}>
          {t("signIn")} <span className="sr-only">{t("signInOf", { name })}</span>
        </Link>
      </div>
    ),
  };
  return (
    <Table
      isWork
      caption={t("caption", { count: people.length })}
      columns={isOwner ? [...columns, change] : columns}
      rows={people}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
    />
  );
}
