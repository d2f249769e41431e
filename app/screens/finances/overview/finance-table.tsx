import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCurrency, formatDate } from "#modules/platform/format";
import { rowsShown } from "#modules/platform/pagination";
import { paths } from "~/http/paths";
import { financesMessages } from "~/parts/finances/words";
import { Pager } from "~/ui/pager";
import { EmptyState, Table } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import { InvoiceBadge } from "../invoice-sheet";
import { MovementTable } from "../movement-table";
import type { FinancesData } from "./finances.server";

/** The rows of the history with their pager, or what to do when there are none. */
export function FinanceTable(data: FinancesData) {
  const t = useWords(financesMessages);
  const { invoices, movements, filter, from, to, namedAccount, total } = data;
  const isNarrowed = filter !== "all" || from !== "" || to !== "";
  const empty = (
    <EmptyState title={t(isNarrowed ? "noneFound" : "none")}>
      {t(isNarrowed ? "noneFoundText" : "noneText")}
    </EmptyState>
  );
  const caption = t("caption", { count: total });
  return (
    <>
      <h2 className="sr-only">{t("results")}</h2>
      {invoices ? (
        <InvoiceTable caption={caption} invoices={invoices} empty={empty} />
      ) : (
        <MovementTable caption={caption} movements={movements} empty={empty} hasInvoices />
      )}
      <Pager
        answer={{ ...data, ...rowsShown(data) }}
        urlOf={(page) => paths.finances({ accountId: namedAccount, show: filter, from, to, page })}
      />
    </>
  );
}

interface InvoiceTableProps {
  caption: string;
  invoices: NonNullable<FinancesData["invoices"]>;
  empty: ReactNode;
}

function InvoiceTable({ caption, invoices, empty }: InvoiceTableProps) {
  const t = useWords(financesMessages);
  const languages = useUi();
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={invoices}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        {
          key: "number",
          header: t("moveInvoice"),
          isRowHeader: true,
          cell: ({ id, number }) => (
            <Link to={paths.invoice(id)} className="invoice-link">
              {number}
            </Link>
          ),
        },
        {
          key: "amount",
          header: t("moveAmount"),
          isFigure: true,
          cell: ({ value }) => formatCurrency(value),
        },
        {
          key: "open",
          header: t("moveBalance"),
          isFigure: true,
          cell: ({ balance }) => formatCurrency(balance),
        },
        {
          key: "state",
          header: t("moveState"),
          cell: ({ state }) => <InvoiceBadge state={state} />,
        },
        {
          key: "date",
          header: t("moveDate"),
          cell: ({ documentAt }) => formatDate(documentAt, languages),
        },
        {
          key: "what",
          header: t("moveWhat"),
          isLong: true,
          cell: ({ labels }) => labels.join(", "),
        },
      ]}
    />
  );
}
