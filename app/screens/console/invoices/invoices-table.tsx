import { Link } from "@remix-run/react";
import type { BilledRow, BilledState } from "#modules/console/contract";
import { formatCurrency, formatDate } from "#modules/platform/format";
import { consolePaths } from "~/http/console-staff-paths";
import { paths } from "~/http/paths";
import type { IconName } from "~/ui/icons";
import { PagedTable } from "~/ui/paged-table";
import { StatusSign, type StatusTone } from "~/ui/status-sign";
import { type Column, EmptyState } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import { AccountCell } from "../account-cell";
import { consoleInvoicesMessages } from "../console-invoices-words";
import { consoleMoneyMessages } from "../console-money-words";
import type { InvoicesData } from "../invoices.server";
import { emptinessOf } from "../money-filters";

/** The invoices of a page with what is open of all that were found, and the pager. */
export function InvoicesTable(data: InvoicesData) {
  const t = useWords(consoleInvoicesMessages);
  const { query, total, owed } = data;
  const emptiness = emptinessOf(query);
  return (
    <>
      {total > 0 && <p>{t("totals", { count: total, owed: formatCurrency(owed) })}</p>}
      <PagedTable
        list={data}
        urlOf={(page) => consolePaths.invoices({ ...query, page })}
        caption={t("caption", { count: total })}
        columns={useColumns()}
        empty={<EmptyState title={t(`${emptiness}Title`)}>{t(emptiness)}</EmptyState>}
      />
    </>
  );
}

function useColumns(): readonly Column<BilledRow>[] {
  const t = useWords(consoleInvoicesMessages);
  const words = useWords(consoleMoneyMessages);
  const ui = useUi();
  return [
    {
      key: "number",
      header: t("columnNumber"),
      isRowHeader: true,
      cell: ({ id, number, documentAt }) => (
        <>
          <Link to={paths.invoice(id)} className="queue-name">
            {number}
          </Link>
          <div className="hint text-sm">{t("dated", { date: formatDate(documentAt, ui) })}</div>
        </>
      ),
    },
    {
      key: "account",
      header: words("columnAccount"),
      isLong: true,
      isWhole: true,
      cell: (row) => <AccountCell row={row} />,
    },
    {
      key: "state",
      header: t("states"),
      cell: ({ state }) => <BilledBadge state={state} />,
    },
    {
      key: "due",
      header: t("columnDue"),
      isDate: true,
      cell: ({ dueOn, daysLate }) => (
        <>
          {formatDate(dueOn, ui)}
          {daysLate > 0 && <div className="hint text-sm">{t("daysLate", { count: daysLate })}</div>}
        </>
      ),
    },
    {
      key: "value",
      header: t("columnValue"),
      isFigure: true,
      cell: ({ value }) => formatCurrency(value),
    },
    {
      key: "balance",
      header: t("columnBalance"),
      isFigure: true,
      cell: ({ balance }) => (balance === 0 ? null : formatCurrency(balance)),
    },
  ];
}

const looks = {
  open: { tone: "attention", icon: "info" },
  overdue: { tone: "at_risk", icon: "warning" },
  paid: { tone: "good_standing", icon: "success" },
  void: { tone: "neutral", icon: "cross" },
} as const satisfies Record<BilledState, { tone: StatusTone; icon: IconName }>;

/** Where an invoice stands: icon, word and color. */
function BilledBadge({ state }: { state: BilledState }) {
  const t = useWords(consoleInvoicesMessages);
  return <StatusSign {...looks[state]}>{t(`state.${state}`)}</StatusSign>;
}
