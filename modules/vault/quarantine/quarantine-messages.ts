import { defineMessages } from "#modules/platform/messages";

/** Why a decision about a file in quarantine was refused. */
export const quarantineMessages = defineMessages({
  en: {
    decided: "Somebody has decided about this file already. Look at the list again.",
    held: "This file is held for an audit or a dispute, so it is not deleted. Its club lets go of it first.",
  },
});
