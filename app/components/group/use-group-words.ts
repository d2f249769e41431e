import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { groupMessages } from "~/messages/group";

/** Words of the chapters' page in the reader's language. */
export const useGroupWords = () => translator(groupMessages, useUi().locale);
