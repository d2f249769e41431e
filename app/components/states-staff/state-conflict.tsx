import { type Column, Table } from "~/components/ui/table";
import type { Difference } from "./state-views";
import { useStateWords } from "./use-state-words";

/** What somebody else saved beside what was typed; nothing of either is lost. */
export function StateConflict({ differences }: { differences: readonly Difference[] }) {
  const t = useStateWords();
  const columns: readonly Column<Difference>[] = [
    { key: "field", header: t("columnField"), isRowHeader: true, cell: ({ field }) => field },
    { key: "theirs", header: t("columnTheirs"), cell: ({ theirs }) => theirs },
    { key: "yours", header: t("columnYours"), cell: ({ yours }) => yours },
  ];
  return (
    <section className="stack mb-8">
      <h2>{t("conflictTitle")}</h2>
      <p>{t("conflictText")}</p>
      <Table
        caption={t("conflictCaption")}
        isCaptionHidden
        columns={columns}
        rows={differences}
        rowKey={({ field }) => field}
        empty={null}
      />
    </section>
  );
}
