import { defineMessages } from "#modules/platform/messages";

/** Words of the members' way around. */
export const memberNavMessages = defineMessages({
  name: "memberNav",
  en: {
    label: "Your organization",
    home: "Home",
    chapters: "Chapters",
    calendar: "Calendar",
    money: "Money",
    documents: "Documents",
    people: "People",
    settings: "Settings",
    files: "Files",
    bylaws: "Bylaws",
    signIns: "Who signs in",
    officers: "Officers",
    handover: "Handover",
    letters: "Letters",
    headquarters: "Headquarters",
    you: "You",
    organization: "Organization",
    reminders: "Reminders",
    switch: "Switch organization",
  },
});
