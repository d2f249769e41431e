import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { entryMessages } from "~/messages/contest";

export const useEntryWords = () => translator(entryMessages, useUi().locale);
