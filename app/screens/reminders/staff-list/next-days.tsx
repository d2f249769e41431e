import { remindersMessages } from "~/parts/reminders/words";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { staffRemindersMessages } from "./words";

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
  const staff = useWords(staffRemindersMessages);
  return (
    <Table
      caption={t("next")}
      isCaptionHidden
      rows={days}
      rowKey={({ day }) => day}
      empty={<p>{staff("nextNone", { count: daysAhead })}</p>}
      columns={[
        { key: "day", header: t("columnDay"), isRowHeader: true, cell: ({ day }) => day },
        { key: "count", header: staff("columnCount"), isFigure: true, cell: ({ count }) => count },
        {
          key: "people",
          header: staff("columnPeopleCount"),
          isFigure: true,
          cell: (row) => row.people,
        },
      ]}
    />
  );
}
