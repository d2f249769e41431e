import { defineMessages } from "#modules/platform/messages";

/** Words of the page where everything of a club is taken along. */
export const packetPageWords = defineMessages({
  name: "packetPage",
  en: {
    title: "Packet",
    lede: "Everything that we keep for {name}, as one ZIP: for whoever takes over, for your own drive, or before you leave.",
    inside: "What is in it",
    insideText:
      "Folders for bylaws, IRS, state, money, insurance, minutes, people and calendar, with an index that opens in your browser. The index names what is missing, and how to get it.",
    notInside: "Papers that are marked private, passwords and payment data are not in it.",
    make: "Make a packet",
    makeText:
      "It takes some minutes. It is here for 14 days, for people of the club who sign in; each download is written down.",
    made: "Packets",
    empty: "None yet",
    emptyText: "A packet that you make is listed here.",
    day: "Made",
    state: "State",
    size: "Size",
    missing: "Missing papers",
    until: "Here until",
    file: "File",
    "state.waiting": "Being made",
    "state.counted": "Being made: {written} of {all} files",
    "state.ready": "Ready",
    "state.failed": "Could not be made. Make another one.",
    "state.expired": "Removed after 14 days",
    download: "Download",
    reload: "See how far it is",
  },
});
