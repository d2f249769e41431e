import { defineMessages } from "#modules/platform/messages";

/** Words of the authorizations of chapters. */
export const authorizationWords = defineMessages({
  en: {
    title: "Authorizations",
    lede: "Each chapter of {group} authorizes you in writing to include it in the group exemption. Without one on file a chapter cannot be added in the SGRI.",
    chapters: "Chapters",
    chapter: "Chapter",
    state: "On file",
    from: "Since {date}",
    fromTo: "From {date} to {to}",
    "how.file": "by a file",
    "how.paper": "by a paper that you keep",
    "how.letter": "by a letter signed here",
    none: "Nothing",
    lacking: {
      one: "{count} chapter has none on file.",
      other: "{count} chapters have none on file.",
    },
    ask: "Ask chapters to sign one here",
    noChapters: "No chapter",
    noChaptersText: "Ask us to add your chapters to the group.",
    add: "Put authorizations on file",
    file: "File",
    submit: "Put it on file",
    withdraw: "Withdraw",
    withdrawFor: "{name}: withdraw the authorization",
    back: "Readiness",
  },
});
