import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { liveMessages } from "~/messages/contest-live";

export const useLiveWords = () => translator(liveMessages, useUi().locale);
