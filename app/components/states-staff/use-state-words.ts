import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { stateStaffMessages } from "~/messages/states-staff";

export const useStateWords = () => translator(stateStaffMessages, useUi().locale);
