import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { profileMessages } from "~/messages/profile";

/** Words of the public profile in the visitor's language. */
export const useProfileWords = () => translator(profileMessages, useUi().locale);
