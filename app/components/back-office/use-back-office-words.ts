import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { backOfficeMessages } from "~/messages/back-office";

/** Words the staff's screens for money that moves back in the reader's language. */
export const useBackOfficeWords = () => translator(backOfficeMessages, useUi().locale);
