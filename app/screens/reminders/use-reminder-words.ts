import { remindersMessages } from "~/parts/reminders/words";
import { useWords } from "~/ui/ui-context";

/** "14 days before", "On the due date", "7 days after". */
export function useOffsetWords(): (offset: number) => string {
  const t = useWords(remindersMessages);
  return (offset) => {
    if (offset === 0) return t("onDay");
    return t(offset < 0 ? "before" : "after", { count: Math.abs(offset) });
  };
}
