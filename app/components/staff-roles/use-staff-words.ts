import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { staffRolesMessages } from "~/messages/staff-roles";

export const useStaffWords = () => translator(staffRolesMessages, useUi().locale);
