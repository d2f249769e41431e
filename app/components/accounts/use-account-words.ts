import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { accountsPages } from "~/messages/accounts";

/** Words the pages of the own account and the homes in the visitor's language. */
export const useAccountWords = () => translator(accountsPages, useUi().locale);
