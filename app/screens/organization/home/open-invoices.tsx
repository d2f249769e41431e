import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { WordedLine } from "./invoice-line";
import { homeWords } from "./words";

export interface OpenInvoice {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly lines: readonly WordedLine[];
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
  const t = useWords(homeWords);
  return (
    <>
      <Table
        caption={t("invoices")}
        isCaptionHidden
        rows={invoices}
        rowKey={({ id }) => id}
        empty={<p className="hint">{t("noInvoices")}</p>}
        columns={[
          {
            key: "number",
            header: t("invoice"),
            cell: ({ id, number }) => (
              <Link to={paths.invoice(id)} className="whitespace-nowrap">
                {number}
              </Link>
            ),
            isRowHeader: true,
          },
          // The amount is before the long text, so that a phone shows it without scrolling.
          { key: "open", header: t("amount"), cell: ({ open }) => open, isFigure: true },
          { key: "date", header: t("date"), cell: ({ date }) => date },
          {
            key: "what",
            header: t("for"),
            cell: ({ lines }) => <Lines lines={lines} />,
            isLong: true,
          },
        ]}
      />
      {invoices.length > 0 && (
        <p>
          <strong>{t("total", { amount: total })}</strong>
        </p>
      )}
    </>
  );
}

/** What an invoice is for. */
function Lines({ lines }: Pick<OpenInvoice, "lines">) {
  return lines.map(({ text, lang }, at) => (
    <span key={text} lang={lang}>
      {at < lines.length - 1 ? `${text}, ` : text}
    </span>
  ));
}
