import { Link } from "@remix-run/react";
import type { AccountRow } from "#modules/console/contract";
import { formatCurrency, formatDate } from "#modules/platform/format";
import { consolePaths } from "~/http/console-staff-paths";
import { paths } from "~/http/paths";
import { MembershipBadge } from "~/parts/accounts/membership-badge";
import { PagedTable } from "~/ui/paged-table";
import { type Column, EmptyState } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import type { AccountsData } from "../accounts.server";
import { consoleAccountsMessages } from "../console-accounts-words";
import { SuspendedBadge } from "../suspended-badge";

const place = ({ city, state }: AccountRow) => [city, state].filter(Boolean).join(", ");

/** The accounts of a page with what all that were found owe, and the pager. */
export function AccountsTable(data: AccountsData) {
  const t = useWords(consoleAccountsMessages);
  const ui = useUi();
  const { query, total, owed } = data;
  const columns: readonly Column<AccountRow>[] = [
    {
      key: "name",
      header: t("columnName"),
      isRowHeader: true,
      cell: (row) => (
        <>
          <Link to={paths.staffAccount(row.id)} className="queue-name">
            {row.name}
          </Link>
          <div className="hint text-sm">
            {[t("number", { id: row.id }), row.ein, place(row), row.group]
              .filter(Boolean)
              .join(" · ")}
          </div>
        </>
      ),
    },
    { key: "level", header: t("columnLevel"), cell: ({ level }) => level },
    {
      key: "standing",
      header: t("columnStanding"),
      cell: ({ standing, dueOn, isSuspended }) => (
        <>
          <MembershipBadge state={standing} />
          {isSuspended && <SuspendedBadge />}
          {dueOn && <div className="hint text-sm">{t("due", { date: formatDate(dueOn, ui) })}</div>}
        </>
      ),
    },
    {
      key: "person",
      header: t("columnPerson"),
      cell: ({ person, email }) =>
        email ? (
          <>
            {person}
            {person !== email && <div className="hint text-sm">{email}</div>}
          </>
        ) : (
          t("nobody")
        ),
    },
    {
      key: "application",
      header: t("columnApplication"),
      cell: ({ application }) => application && t(`application.${application}`),
    },
    {
      key: "owed",
      header: t("columnOwed"),
      isFigure: true,
      cell: (row) => (row.owed === 0 ? null : formatCurrency(row.owed)),
    },
  ];
  return (
    <>
      {total > 0 && <p>{t("totals", { count: total, owed: formatCurrency(owed) })}</p>}
      <PagedTable
        list={data}
        urlOf={(page) => consolePaths.accounts({ ...query, page })}
        caption={t("caption", { count: total })}
        columns={columns}
        empty={<EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
      />
    </>
  );
}
