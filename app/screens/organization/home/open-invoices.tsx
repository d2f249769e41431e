import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { accountsPages } from "~/parts/accounts/words";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";

export interface OpenInvoice {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly what: string;
  /** What is still owed, as people read it. */
  readonly open: string;
}

/** What an account still owes. */
export function OpenInvoices({
  invoices,
  total,
}: {
  invoices: readonly OpenInvoice[];
  total: string;
}) {
  const t = useWords(accountsPages);
  return (
    <>
      <Table
        caption={t("home.invoices")}
        isCaptionHidden
        rows={invoices}
        rowKey={({ id }) => id}
        empty={<p className="hint">{t("home.noInvoices")}</p>}
        columns={[
          {
            key: "number",
            header: t("home.invoice"),
            cell: ({ id, number }) => (
              <Link to={paths.invoice(id)} className="whitespace-nowrap">
                {number}
              </Link>
            ),
            isRowHeader: true,
          },
          // The amount is before the long text, so that a phone shows it without scrolling.
          { key: "open", header: t("home.amount"), cell: ({ open }) => open, isFigure: true },
          { key: "date", header: t("home.date"), cell: ({ date }) => date },
          { key: "what", header: t("home.for"), cell: ({ what }) => what, isLong: true },
        ]}
      />
      {invoices.length > 0 && (
        <p>
          <strong>{t("home.total", { amount: total })}</strong>
        </p>
      )}
    </>
  );
}
