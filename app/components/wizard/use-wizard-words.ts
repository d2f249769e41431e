import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { wizardMessages } from "~/messages/wizard";

/** Words the pages of the application wizard in the visitor's language. */
export const useWizardWords = () => translator(wizardMessages, useUi().locale);
