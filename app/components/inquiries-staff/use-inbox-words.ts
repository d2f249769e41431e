import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { inboxMessages } from "~/messages/inquiries-staff";

export const useInboxWords = () => translator(inboxMessages, useUi().locale);
