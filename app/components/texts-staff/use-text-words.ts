import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { textStaffMessages } from "~/messages/texts-staff";

export const useTextWords = () => translator(textStaffMessages, useUi().locale);
