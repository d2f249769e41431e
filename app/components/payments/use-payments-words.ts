import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { paymentsMessages } from "~/messages/payments";

/** Words the payments screen in the visitor's language. */
export const usePaymentsWords = () => translator(paymentsMessages, useUi().locale);
