import { translator } from "#modules/platform/messages";
import { bothKeptMessages } from "./both-kept-words";
import { type Column, Table } from "./table";
import { useUi } from "./ui-context";

/** A field in words, and what is in it; "" is nothing. */
export interface Difference {
  readonly field: string;
  readonly theirs: string;
  readonly yours: string;
}

/** What somebody else saved beside what was typed; nothing of either is lost. */
export function BothKept({ differences }: { differences: readonly Difference[] }) {
  const t = translator(bothKeptMessages, useUi().locale);
  const kept = (text: string) => <span className="as-typed">{text || t("nothing")}</span>;
  const columns: readonly Column<Difference>[] = [
    { key: "field", header: t("field"), isRowHeader: true, cell: ({ field }) => field },
    { key: "theirs", header: t("theirs"), cell: ({ theirs }) => kept(theirs) },
    { key: "yours", header: t("yours"), cell: ({ yours }) => kept(yours) },
  ];
  return (
    <section className="stack mb-8">
      <h2>{t("title")}</h2>
      <p>{t("text")}</p>
      <Table
        caption={t("caption")}
        isCaptionHidden
        columns={columns}
        rows={differences}
        rowKey={({ field }) => field}
        empty={null}
      />
    </section>
  );
}
