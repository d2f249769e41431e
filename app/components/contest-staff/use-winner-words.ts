import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { contestWinnersMessages } from "~/messages/contest-winners";

export const useWinnerWords = () => translator(contestWinnersMessages, useUi().locale);
