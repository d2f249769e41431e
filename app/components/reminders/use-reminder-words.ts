import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { remindersMessages } from "~/messages/reminders";

/** Words about reminders and memberships in the reader's language. */
export const useReminderWords = () => translator(remindersMessages, useUi().locale);

/** "14 days before", "On the due date", "7 days after". */
export function useOffsetWords(): (offset: number) => string {
  const t = useReminderWords();
  return (offset) => {
    if (offset === 0) return t("onDay");
    return t(offset < 0 ? "before" : "after", { count: Math.abs(offset) });
  };
}
