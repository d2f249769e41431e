import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { jobStaffMessages } from "~/messages/jobs-staff";

export const useJobWords = () => translator(jobStaffMessages, useUi().locale);
