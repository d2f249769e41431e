import { defineMessages } from "#modules/platform/messages";

/** Words of one's own data, of changing the e-mail address and of ending letters. */
export const settingsPages = defineMessages({
  name: "ownSettings",
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
    "own.wanted": "Confirm {email}",
    "own.wantedText":
      "A link is on its way to this address. Open it within 60 minutes; until then you sign in with {present}.",
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
    "email.deadTitle": "This link looks old or used",
    "email.deadText": "It works once and for 60 minutes, and a newer one replaces it.",
    "email.again": "Ask for a new link",
  },
});
