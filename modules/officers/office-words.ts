import { defineMessages } from "#modules/platform/messages";

/** What offices are called, on pages and papers. */
export const officeWords = defineMessages({
  name: "offices",
  en: {
    president: "President",
    vice_president: "Vice president",
    secretary: "Secretary",
    treasurer: "Treasurer",
    other: "Other office",
    adviser: "Adviser",
    school_representative: "School representative",
  },
});
