import { defineMessages } from "#modules/platform/messages";

/** Words of the page behind the link at the foot of a letter. */
export const unsubscribeWords = defineMessages({
  name: "unsubscribe",
  en: {
    bulkTitle: "Stop our news by e-mail?",
    eventTitle: "Stop our reminders?",
    bulkText: "You get no more news from us by e-mail.",
    eventText:
      "You get no more reminders by e-mail, such as that an application waits to be finished.",
    kept: "What you have to know still comes: invoices, decisions and your sign-in.",
    submit: "Stop these e-mails",
    bulkDone: "You get no more news from us",
    eventDone: "You get no more reminders",
    doneText: "Changed your mind? Turn them on again in your account.",
    account: "Go to your account",
  },
});
