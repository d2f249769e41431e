import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { adminApplicationsMessages } from "~/messages/admin-applications";

/** Words the staff's screens for applications in the reader's language. */
export const useReviewWords = () => translator(adminApplicationsMessages, useUi().locale);
