import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { trailMessages } from "~/messages/audit-staff";

export const useTrailWords = () => translator(trailMessages, useUi().locale);
