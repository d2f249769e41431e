import type { ChangeCause, Verdict } from "#modules/standing/contract";
import { badgeOf } from "~/parts/standing/badge";
import { StatusBadge } from "~/ui/status-badge";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { standingPages } from "../words";

export interface HistoryProps {
  /** The newest first. */
  changes: readonly {
    readonly id: number;
    readonly at: string;
    readonly cause: ChangeCause;
    readonly was?: Verdict | undefined;
    readonly verdict: Verdict;
    /** The gravest reason; "" where there was none. */
    readonly reason: string;
  }[];
}

/** Every change of a standing, with what made it. */
export function History({ changes }: HistoryProps) {
  const t = useWords(standingPages);
  if (changes.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t("history")}</h2>
      <Table
        caption={t("history")}
        isCaptionHidden
        rows={changes}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { key: "when", header: t("historyWhen"), isRowHeader: true, cell: ({ at }) => at },
          {
            key: "word",
            header: t("historyWord"),
            cell: ({ verdict }) => <StatusBadge standing={badgeOf[verdict]} />,
          },
          {
            key: "why",
            header: t("historyWhy"),
            isLong: true,
            cell: ({ was, verdict, cause }) =>
              was === undefined
                ? t("historyFirst")
                : was === verdict
                  ? `${t("historySame")}: ${t(`cause.${cause}`)}`
                  : t(`cause.${cause}`),
          },
          { key: "reason", header: t("historyReason"), isLong: true, cell: ({ reason }) => reason },
        ]}
      />
    </section>
  );
}
