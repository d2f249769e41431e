import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { invitationWords } from "~/messages/invitation";

/** Words the page of an invitation in the visitor's language. */
export const useInvitationWords = () => translator(invitationWords, useUi().locale);
