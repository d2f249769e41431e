import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { treasuryWords } from "../words";

export interface LineRow {
  readonly id: number;
  readonly side: "income" | "expense";
  readonly name: string;
  readonly mark: string;
  readonly planned: string;
  readonly actual: string;
  readonly difference: string;
  readonly percent: string;
  readonly isOver: boolean;
}

/** What came in and went out, each category beside its plan. */
export function LineTable({ lines }: { lines: readonly LineRow[] }) {
  const t = useWords(treasuryWords);
  const columns: Column<LineRow>[] = [
    {
      key: "category",
      header: t("category"),
      isRowHeader: true,
      cell: ({ name, mark }) => (mark ? `${name} (${mark})` : name),
    },
    { key: "planned", header: t("planned"), isFigure: true, cell: ({ planned }) => planned },
    { key: "actual", header: t("actual"), isFigure: true, cell: ({ actual }) => actual },
    {
      key: "difference",
      header: t("difference"),
      isFigure: true,
      cell: ({ difference }) => difference,
    },
    {
      key: "percent",
      header: t("percent"),
      isFigure: true,
      cell: ({ percent, isOver }) => (isOver ? `${percent}, ${t("over")}` : percent),
    },
  ];
  if (lines.length === 0) {
    return <EmptyState title={t("tableEmpty")}>{t("tableEmptyText")}</EmptyState>;
  }
  return (["income", "expense"] as const).map((side) => (
    <div key={side} className="stack">
      <h3 id={side}>{t(side)}</h3>
      <Table
        caption={t(side)}
        isCaptionHidden
        rows={lines.filter((line) => line.side === side)}
        rowKey={({ id }) => id}
        empty={<p className="hint">{t("notSaid")}</p>}
        columns={columns}
      />
    </div>
  ));
}
