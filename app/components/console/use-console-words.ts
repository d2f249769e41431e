import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { consoleMessages } from "~/messages/console";

/** Words of the staff's start page, search and menu. */
export const useConsoleWords = () => translator(consoleMessages, useUi().locale);
