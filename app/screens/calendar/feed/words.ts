import { defineMessages } from "#modules/platform/messages";

/** Words of the page of the private calendar. */
export const feedWords = defineMessages({
  name: "feed",
  en: {
    title: "Your phone's calendar",
    lede: "A private link puts what {name} has to do into the calendar on your phone or computer, and keeps it up to date.",
    what: "It holds every duty from a year back to a year ahead: what, when, why then, and a link to it here. It holds no EIN, no amounts and no names.",
    none: "You have no link for this club yet.",
    make: "Make the link",
    has: "You made your link on {date}.",
    read: "Last read by a calendar app on {date}.",
    unread: "No calendar app has read it yet.",
    once: "This is your link. It is shown only now",
    onceText:
      "Whoever has it can read this calendar. If it gets into the wrong hands, replace it here.",
    address: "Link",
    addressHint: "Copy it, or open it in your calendar app.",
    open: "Open it in your calendar app",
    iphone: "iPhone, iPad or Mac",
    iphoneText:
      "Open the button above on that device and confirm. Or: Calendar, Calendars, Add Calendar, Add Subscription Calendar, and paste the link.",
    google: "Google Calendar",
    googleText:
      "On a computer: Other calendars, plus sign, From URL, and paste the link. It then shows on your phone, too.",
    outlook: "Outlook",
    outlookText: "Add calendar, Subscribe from web, and paste the link.",
    slow: "Apps ask again by themselves, most of them within hours. Google may take a day to notice a change.",
    replace: "Replace the link",
    replaceText:
      "You get another link, and the one before stops at once. Then subscribe again in your app.",
    revoke: "End the link",
    revokeText: "The link stops at once, and what is in your app may be removed there.",
    suspended: "While the account is suspended there is no link.",
    ends: "It ends by itself when you leave the club.",
    toCalendar: "Back to the calendar",
  },
});
