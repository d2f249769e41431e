import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { signInPages } from "~/messages/sign-in";

/** Words the pages of signing in and out in the visitor's language. */
export const useSignInWords = () => translator(signInPages, useUi().locale);
