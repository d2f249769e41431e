import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { accountsPages } from "~/messages/accounts";

/** Words the pages of signing in and of the own account in the visitor's language. */
export const useAccountWords = () => translator(accountsPages, useUi().locale);
