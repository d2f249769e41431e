import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { peoplePages } from "~/messages/people";

/** Words the pages of an account's people in the visitor's language. */
export const usePeopleWords = () => translator(peoplePages, useUi().locale);
