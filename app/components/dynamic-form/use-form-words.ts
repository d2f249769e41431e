import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { dynamicFormWords } from "~/messages/dynamic-form";

/** Words the catalogue of forms that are data, in the visitor's language. */
export const useFormWords = () => translator(dynamicFormWords, useUi().locale);
