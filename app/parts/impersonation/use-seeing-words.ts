import { translator } from "#modules/platform/messages";
import { seeingMessages } from "./words";

/** Staff's words, in English whatever the member reads. */
export const useSeeingWords = () => translator(seeingMessages, "en");
