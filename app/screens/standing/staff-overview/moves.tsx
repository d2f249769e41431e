import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { standingStaffWords } from "../staff-words";
import { clubColumn, type Step, stepColumns } from "./club-columns";

export interface MovesProps {
  /** When the last list was imported; "" before the first. */
  since: string;
  moved: readonly (Step & { readonly clubs: number })[];
  moves: readonly (Step & {
    readonly accountId: number;
    readonly name: string;
    readonly at: string;
  })[];
}

/** What moved since the last import: how many, and the newest of them by name. */
export function Moves({ since, moved, moves }: MovesProps) {
  const t = useWords(standingStaffWords);
  const steps = stepColumns(t("from"), t("to"));
  const empty = <EmptyState title={t("movesEmpty")}>{t("movesEmptyText")}</EmptyState>;
  return (
    <section className="stack">
      <h2>{t("moves")}</h2>
      <p className="hint">{since ? t("movesSince", { date: since }) : t("movesNever")}</p>
      <Table
        caption={t("moves")}
        isCaptionHidden
        rows={moved}
        rowKey={({ was, verdict }) => `${was}-${verdict}`}
        empty={empty}
        columns={[
          ...steps,
          { key: "clubs", header: t("number"), isFigure: true, cell: ({ clubs }) => clubs },
        ]}
      />
      {moves.length > 0 && (
        <Table
          caption={t("newest")}
          rows={moves}
          rowKey={({ accountId, at, verdict }) => `${accountId}-${at}-${verdict}`}
          empty={empty}
          isWork
          columns={[
            clubColumn(t("club")),
            ...steps,
            { key: "when", header: t("when"), cell: ({ at }) => at },
          ]}
        />
      )}
    </section>
  );
}
