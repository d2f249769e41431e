import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { settingsPages } from "~/messages/settings";

/** Words of the own data in the visitor's language. */
export const useSettingsWords = () => translator(settingsPages, useUi().locale);
