import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { PreviewRow } from "../levels-page.server";
import { levelPages } from "../words";

/** What members would pay, before and after the change. */
export function LevelPreviewTable({ rows }: { rows: readonly PreviewRow[] }) {
  const t = useWords(levelPages);
  const amount = (value: string, other: string) =>
    value === other ? value || "–" : <strong>{value || "–"}</strong>;
  const columns: readonly Column<PreviewRow>[] = [
    { key: "way", header: t("columnWay"), isRowHeader: true, cell: ({ way }) => t(`way.${way}`) },
    {
      key: "earlyNow",
      header: t("columnEarlyNow"),
      isFigure: true,
      cell: ({ earlyNow }) => earlyNow || "–",
    },
    {
      key: "earlyThen",
      header: t("columnEarlyThen"),
      isFigure: true,
      cell: ({ earlyThen, earlyNow }) => amount(earlyThen, earlyNow),
    },
    {
      key: "lateNow",
      header: t("columnLateNow"),
      isFigure: true,
      cell: ({ lateNow }) => lateNow || "–",
    },
    {
      key: "lateThen",
      header: t("columnLateThen"),
      isFigure: true,
      cell: ({ lateThen, lateNow }) => amount(lateThen, lateNow),
    },
  ];
  return (
    <section className="stack mt-8">
      <h2>{t("previewTitle")}</h2>
      <p className="hint">{t("previewText")}</p>
      <Table
        caption={t("previewCaption")}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ way }) => way}
        empty={null}
      />
    </section>
  );
}
