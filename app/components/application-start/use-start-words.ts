import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { applicationStartMessages } from "~/messages/application-start";

/** Words the page on which an application starts in the visitor's language. */
export const useStartWords = () => translator(applicationStartMessages, useUi().locale);
