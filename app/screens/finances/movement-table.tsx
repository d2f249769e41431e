import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/http/paths";
import { financesMessages } from "~/parts/finances/words";
import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { ShownMovement } from "./shown.server";

interface MovementTableProps {
  caption: string;
  movements: readonly ShownMovement[];
  /** Names the invoices of each; not on the page of the one invoice. */
  hasInvoices?: boolean;
  empty?: ReactNode;
}

/** What happened, line by line; amounts that take off what is owed are negative. */
export function MovementTable({ caption, movements, hasInvoices, empty }: MovementTableProps) {
  const t = useWords(financesMessages);
  const invoices: Column<ShownMovement> = {
    key: "invoices",
    header: t("moveInvoice"),
    cell: (movement) =>
      movement.invoices.map(({ id, number }) => (
        <Link key={id} to={paths.invoice(id)} className="invoice-link">
          {number}
        </Link>
      )),
  };
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={movements}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        { key: "date", header: t("moveDate"), cell: ({ date }) => date },
        {
          key: "what",
          header: t("moveWhat"),
          isRowHeader: true,
          cell: ({ what, note }) => (
            <>
              {what}
              {note && <span className="move-note">{note}</span>}
            </>
          ),
        },
        // The amount is before the invoices, so that a phone shows it without scrolling.
        { key: "amount", header: t("moveAmount"), isFigure: true, cell: ({ amount }) => amount },
        ...(hasInvoices ? [invoices] : []),
      ]}
    />
  );
}
