import { remindersMessages } from "~/parts/reminders/words";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";

/** How many days ahead `NextDays` looks. */
export const daysAhead = 14;

interface Day {
  readonly day: string;
  readonly count: number;
  readonly people: number;
}

/** How many organizations are reminded on the next days, and how many people get the mails. */
export function NextDays({ days }: { days: readonly Day[] }) {
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
        {
          key: "people",
          header: t("columnPeopleCount"),
          isFigure: true,
          cell: (row) => row.people,
        },
      ]}
    />
  );
}
