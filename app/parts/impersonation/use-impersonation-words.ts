import { translator } from "#modules/platform/messages";
import { impersonationMessages } from "./words";

/** Staff's words, in English whatever the member reads. */
export const useImpersonationWords = () => translator(impersonationMessages, "en");
