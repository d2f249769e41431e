import { remindersMessages } from "~/parts/reminders/words";
import { useWords } from "~/ui/ui-context";
import type { ShownAccount } from "./reminders.server";
import { useOffsetWords } from "./use-reminder-words";

/** The reminders of an account that are still to come. */
export function UpcomingList({ upcoming }: Pick<ShownAccount, "upcoming">) {
  const t = useWords(remindersMessages);
  const nameOf = useOffsetWords();
  if (upcoming.length === 0) return <p>{t("nextNone")}</p>;
  return (
    <dl className="facts">
      {upcoming.map(({ offset, day }) => (
        <div key={offset}>
          <dt>{nameOf(offset)}</dt>
          <dd>{day}</dd>
        </div>
      ))}
    </dl>
  );
}
