import { financeWords } from "#modules/billing/contract";
import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { financesMessages } from "~/messages/finances";

/** Words the screens of money in the reader's language. */
export const useFinanceWords = () => translator(financesMessages, useUi().locale);

/** The words that those screens share with documents and mails. */
export const useMoneyWords = () => translator(financeWords, useUi().locale);
