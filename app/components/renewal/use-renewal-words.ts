import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { renewalPages } from "~/messages/renewal";

/** Words the pages about renewals in the visitor's language. */
export const useRenewalWords = () => translator(renewalPages, useUi().locale);
