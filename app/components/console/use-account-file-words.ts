import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { accountFileMessages } from "~/messages/console-account";

/** Words of what stands under the facts of an account's page. */
export const useAccountFileWords = () => translator(accountFileMessages, useUi().locale);
