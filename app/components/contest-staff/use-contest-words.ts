import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { contestStaffMessages } from "~/messages/contest-staff";

export const useContestWords = () => translator(contestStaffMessages, useUi().locale);
