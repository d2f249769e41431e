import { remindersMessages } from "~/parts/reminders/words";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";

/** How many days ahead `NextDays` looks. */
export const daysAhead = 14;

/** How many reminders of all accounts come on the next days. */
export function NextDays({ days }: { days: readonly { day: string; count: number }[] }) {
  const t = useWords(remindersMessages);
  return (
    <Table
      caption={t("next")}
      isCaptionHidden
      rows={days}
      rowKey={({ day }) => day}
      empty={<p>{t("staffNextNone", { count: daysAhead })}</p>}
      columns={[
        { key: "day", header: t("columnDay"), isRowHeader: true, cell: ({ day }) => day },
        { key: "count", header: t("columnCount"), isFigure: true, cell: ({ count }) => count },
      ]}
    />
  );
}
