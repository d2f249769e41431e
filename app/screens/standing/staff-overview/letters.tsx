import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { standingStaffWords } from "../staff-words";
import { clubColumn } from "./club-columns";

export interface LettersProps {
  lettered: readonly { readonly accountId: number; readonly name: string; readonly from: string }[];
}

/** The clubs whose word rests on a letter of reinstatement that no list shows; nothing where there is none. */
export function Letters({ lettered }: LettersProps) {
  const t = useWords(standingStaffWords);
  if (lettered.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t("letters")}</h2>
      <p>{t("lettersText")}</p>
      <Table
        caption={t("letters")}
        isCaptionHidden
        rows={lettered}
        rowKey={({ accountId }) => String(accountId)}
        empty={null}
        isWork
        columns={[
          clubColumn(t("club")),
          { key: "from", header: t("lettersSince"), cell: ({ from }) => from },
        ]}
      />
    </section>
  );
}
