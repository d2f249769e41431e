import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { bylawsPageMessages } from "~/messages/bylaws";

/** Words the bylaws pages in the visitor's language. */
export const useBylawsWords = () => translator(bylawsPageMessages, useUi().locale);
