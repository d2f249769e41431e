import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCurrency, formatDate } from "#modules/platform/format";
import { paths } from "~/http/paths";
import { financesMessages } from "~/parts/finances/words";
import { Table } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import { InvoiceBadge } from "../invoice-sheet";
import type { FinancesData } from "./finances.server";

export interface InvoiceTableProps {
  caption: string;
  invoices: NonNullable<FinancesData["invoices"]>;
  empty: ReactNode;
}

/** The invoices of an account, each with what is open of it. */
export function InvoiceTable({ caption, invoices, empty }: InvoiceTableProps) {
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
          cell: ({ lines }) =>
            lines.map(({ text, lang }, at) => (
              <span key={text} lang={lang}>
                {at > 0 && ", "}
                {text}
              </span>
            )),
        },
      ]}
    />
  );
}
