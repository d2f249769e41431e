import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { bylawsVersionsMessages } from "~/messages/bylaws-versions";

/** Words the pages of versions in the visitor's language. */
export const useVersionsWords = () => translator(bylawsVersionsMessages, useUi().locale);
