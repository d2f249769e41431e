import { defineMessages } from "#modules/platform/messages";

/** What a chapter's people read around what their headquarters writes. */
export const nudgeWords = defineMessages({
  en: {
    who: "{sender} of {headquarters} writes to the people of {chapter}:",
    whoUnnamed: "{headquarters} writes to the people of {chapter}:",
    why: "You get this letter because of this: {reason}",
    action: "Open it",
    note: "Answer this letter to reach {sender}.",
    noteUnnamed: "Ask your headquarters about this letter: {headquarters}.",
  },
});
