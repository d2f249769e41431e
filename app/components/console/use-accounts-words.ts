import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { consoleAccountsMessages } from "~/messages/console-accounts";

/** Words of the staff's list of accounts. */
export const useAccountsWords = () => translator(consoleAccountsMessages, useUi().locale);
