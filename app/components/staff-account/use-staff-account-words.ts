import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { staffAccountMessages } from "~/messages/staff-account";

/** Words the staff's page of an account in the visitor's language. */
export const useStaffAccountWords = () => translator(staffAccountMessages, useUi().locale);
