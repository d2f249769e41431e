import { defineMessages } from "#modules/platform/messages";

/** Words of the own data, of changing the e-mail address and of ending letters. */
export const settingsPages = defineMessages({
  en: {
    "own.firstName": "First name",
    "own.lastName": "Last name",
    "own.phone": "Phone",
    "own.phoneHint": "With its area code. An extension is fine: (202) 555-0143 x12.",
    "own.smsPhone": "Cell phone for text messages",
    "own.language": "Language",
    "own.languageHint": "Decides how dates and numbers look, and the words where we have them.",
    "own.browser": "As my browser says",
    "own.letters": "What we may send you",
    "own.bulk": "News by e-mail",
    "own.bulkHint": "Changes in the rules, new services. A few times a year.",
    "own.event": "Reminders by e-mail",
    "own.eventHint": "Such as that an application waits to be finished.",
    "own.sms": "Text messages",
    "own.smsHint": "Short reminders to the cell phone above. Your carrier may charge for them.",
    "own.save": "Save",
    "own.changeEmail": "Change e-mail address",
    "own.wanted": "{email} waits for you",
    "own.wantedText":
      "We sent a link there. Open it within 60 minutes; until then you sign in with {present}.",
    "own.end": "Sign out",
    "own.endDevice": "Sign out {device}, last seen {time}",
    "email.title": "Change e-mail address",
    "email.lede":
      "We send a link to the new address. You keep signing in with the present one until you open it.",
    "email.present": "Present address",
    "email.new": "New e-mail address",
    "email.password": "Current password",
    "email.submit": "Send the link",
    "email.back": "Back to your account",
    "email.confirmTitle": "Use this address from now on?",
    "email.confirmText":
      "You sign in with {email} from then on. Everywhere else you are signed out.",
    "email.confirmSubmit": "Use this address",
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
