import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { financesMessages } from "~/parts/finances/words";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { ShownPayment } from "./latest.server";
import { latestPaymentsWords } from "./words";

/** The newest payments of an account, for staff. */
export function LatestTable({ payments }: { payments: readonly ShownPayment[] }) {
  const t = useWords(latestPaymentsWords);
  const words = useWords(financesMessages);
  return (
    <Table
      isWork
      caption={t("latestNewest")}
      isCaptionHidden
      rows={payments}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("latestNone")}>{t("latestNoneText")}</EmptyState>}
      columns={[
        { key: "date", header: words("moveDate"), cell: ({ date }) => date },
        { key: "what", header: t("latestMeans"), isRowHeader: true, cell: ({ what }) => what },
        {
          key: "amount",
          header: words("moveAmount"),
          isFigure: true,
          cell: ({ amount }) => amount,
        },
        { key: "discount", header: t("latestDiscount"), cell: ({ discount }) => discount },
        {
          key: "invoices",
          header: words("moveInvoice"),
          cell: ({ invoices }) =>
            invoices.map(({ id, number }) => (
              <Link key={id} to={paths.invoice(id)} className="invoice-link">
                {number}
              </Link>
            )),
        },
        {
          key: "back",
          header: t("latestChange"),
          cell: ({ id, what }) => (
            <Link to={paths.refundPayment(id)}>
              {t("latestPayBack")}
              <span className="sr-only"> {what}</span>
            </Link>
          ),
        },
      ]}
    />
  );
}
