import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FederalRow } from "../staff-state-views";
import { stateStaffMessages } from "../words";

/** The figures of the IRS that pages show, with the IRS's page and how old the reading is. */
export function FederalTable({ rows }: { rows: readonly FederalRow[] }) {
  const t = useWords(stateStaffMessages);
  const columns: readonly Column<FederalRow>[] = [
    {
      key: "figure",
      header: t("federal.figure"),
      isRowHeader: true,
      cell: ({ figure, sourceUrl }) => (
        <a href={sourceUrl} rel="noreferrer" className="tap">
          {figure}
        </a>
      ),
    },
    {
      key: "amount",
      header: t("federal.amount"),
      isFigure: true,
      cell: ({ amount }) => amount,
    },
    { key: "asOf", header: t("federal.asOf"), cell: ({ asOf }) => asOf },
    {
      key: "read",
      header: t("federal.read"),
      cell: ({ read, isOld }) => (
        <>
          {read} {isOld && <strong>{t("federal.old")}</strong>}
        </>
      ),
    },
  ];
  return (
    <section className="stack mt-12" aria-labelledby="federal">
      <h2 id="federal">{t("federal.title")}</h2>
      <Table
        caption={t("federal.title")}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        empty={null}
      />
    </section>
  );
}
