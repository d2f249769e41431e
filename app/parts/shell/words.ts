import { defineMessages } from "#modules/platform/messages";

/** Words of the frame around every page, and of the pages that tell a refusal or a fault. */
export const shellMessages = defineMessages({
  name: "shell",
  en: {
    "fault.title": "Something went wrong on our side",
    "fault.next": "Nothing was changed. Please try again in a moment.",
    "fault.payment":
      "We can't tell whether this payment went through. Check your payments before you try again.",
    "fault.check": "Check your payments",
    "busy.payment":
      "Many people are paying right now, so we did not begin this payment. Nothing was charged by it. Please try again in a minute.",
    "fault.reference": "If you write to us, give this reference: {reference}",
    "outage.title": "We will be right back",
    "outage.message":
      "Part of our service is not answering at the moment. Nothing was lost or changed. Please try again in a minute.",
    "not_found.title": "We can't find that page",
    "not_found.text":
      "The address may be mistyped, or the page may have moved. The home page knows the way.",
    "forbidden.title": "This page is not for you",
    "forbidden.text": "You are signed in, but this account is not allowed to open this page.",
    "refused.title": "We could not take that",
    home: "Go to the home page",
    "nav.clubs": "For clubs",
    "nav.headquarters": "For headquarters",
    "nav.tools": "Free tools",
    "nav.pricing": "Pricing",
    "nav.start": "Start",
    "nav.startWhat": "applying",
    "nav.app": "My organization",
    "nav.admin": "Staff",
    "way.apply": "Apply for membership",
    "way.bylaws": "Make your bylaws",
    "way.incorporation": "Incorporate and get an EIN",
    "way.verify": "Look up a club",
    "way.check": "Check a certificate",
    "way.irsReturn": "Your yearly IRS return",
    "way.revoked": "Lost your exemption?",
    "way.states": "What your state requires",
    "kept.title": "What you typed is back",
    "kept.text":
      "You had to sign in again meanwhile. It is not saved yet: look it over and send it.",
  },
});
