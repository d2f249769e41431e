import { defineMessages } from "#modules/platform/messages";

/** Words of the own data, of changing the e-mail address and of ending letters. */
export const settingsPages = defineMessages({
  en: {
    "stop.bulkTitle": "Stop our newsletters?",
    "stop.eventTitle": "Stop our reminders?",
    "stop.bulkText": "You get no more news from us by e-mail.",
    "stop.eventText":
      "You get no more reminders by e-mail, such as that an application waits to be finished.",
    "stop.kept": "What you have to know still comes: invoices, decisions and your sign-in.",
    "stop.submit": "Stop these e-mails",
    "stop.bulkDone": "You get no more newsletters",
    "stop.eventDone": "You get no more reminders",
    "stop.doneText": "Changed your mind? Turn them on again in your account.",
    "stop.account": "Go to your account",
  },
});
