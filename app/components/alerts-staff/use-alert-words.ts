import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { alertStaffMessages } from "~/messages/alerts-staff";

export const useAlertWords = () => translator(alertStaffMessages, useUi().locale);
