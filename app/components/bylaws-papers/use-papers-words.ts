import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { bylawsPapersMessages } from "~/messages/bylaws-papers";

/** Words the lists of bylaws in the reader's language. */
export const usePapersWords = () => translator(bylawsPapersMessages, useUi().locale);
