import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { levelPages } from "~/messages/levels";

/** Words the staff's pages for levels in the reader's language. */
export const useLevelWords = () => translator(levelPages, useUi().locale);
