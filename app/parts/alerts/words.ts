import { defineMessages } from "#modules/platform/messages";

/** Words of a banner besides its own. */
export const alertWords = defineMessages({ name: "alert", en: { close: "Close this banner" } });
