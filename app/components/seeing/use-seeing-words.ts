import { translator } from "#modules/platform/messages";
import { seeingMessages } from "~/messages/seeing-staff";

/** Staff's words, in English whatever the member reads. */
export const useSeeingWords = () => translator(seeingMessages, "en");
