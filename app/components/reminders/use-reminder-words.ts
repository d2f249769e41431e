import { useWords } from "~/components/ui/ui-context";
import { remindersMessages } from "~/messages/reminders";

/** "14 days before", "On the due date", "7 days after". */
export function useOffsetWords(): (offset: number) => string {
  const t = useWords(remindersMessages);
  return (offset) => {
    if (offset === 0) return t("onDay");
    return t(offset < 0 ? "before" : "after", { count: Math.abs(offset) });
  };
}
