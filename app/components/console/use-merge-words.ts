import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { mergeMessages } from "~/messages/console-merge";

/** Words of the page where two accounts become one. */
export const useMergeWords = () => translator(mergeMessages, useUi().locale);
