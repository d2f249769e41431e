import { type Column, Table } from "~/components/ui/table";
import { isLevelField, levelFieldWords } from "./level-fields";
import type { LevelValues } from "./level-views";
import { useLevelWords } from "./use-level-words";

interface Difference {
  readonly field: keyof typeof levelFieldWords;
  readonly theirs: string;
  readonly yours: string;
}

const lines = (text: string) => text.replaceAll("\r\n", "\n");

/** What somebody else saved beside what was typed; nothing of either is lost. */
export function LevelConflict({ stored, typed }: { stored: LevelValues; typed: LevelValues }) {
  const t = useLevelWords();
  const differences = Object.keys(levelFieldWords)
    .filter(isLevelField)
    .map((field) => ({ field, theirs: stored[field] ?? "", yours: lines(typed[field] ?? "") }))
    .filter(({ theirs, yours }) => theirs !== yours);
  const columns: readonly Column<Difference>[] = [
    {
      key: "field",
      header: t("columnField"),
      isRowHeader: true,
      cell: ({ field }) => t(levelFieldWords[field]),
    },
    {
      key: "theirs",
      header: t("columnTheirs"),
      cell: ({ theirs }) => <span className="as-typed">{theirs || t("nothing")}</span>,
    },
    {
      key: "yours",
      header: t("columnYours"),
      cell: ({ yours }) => <span className="as-typed">{yours || t("nothing")}</span>,
    },
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
