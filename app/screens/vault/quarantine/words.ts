import { defineMessages } from "#modules/platform/messages";

/** Words of the staff's page for files in which the virus scanner found something. */
export const quarantineWords = defineMessages({
  en: {
    title: "Files in quarantine",
    lede: "The virus scanner found something in these files when it looked at them again. Nobody can download them, and they are in no link, packet, gallery or public page, until you decide.",
    waiting: "Waiting for a decision",
    none: "Nothing is in quarantine",
    noneText:
      "When the virus scanner finds something in a file that is kept here, it is listed here at once.",
    heading: "{finding} in a file of {club}",
    finding: "Found",
    club: "Club",
    origin: "Came from",
    "origin.paper": "Papers of the club",
    "origin.claim": "A claim of the club, number {id}",
    "origin.entry": "Contest “{contest}”, entry {id}",
    sentLine: "{name}, {size}",
    file: "File",
    privatePaper: "A private paper, number {id}",
    fileLine: "{name}, number {id}, {size}",
    uploaded: "Uploaded",
    uploadedBy: "{day}, by {name}",
    foundAt: "Found on",
    digest: "SHA-256",
    release: "Release it",
    delete: "Delete it",
    decided: "Decided",
    outcome: "Decision",
    "outcome.released": "Released",
    "outcome.deleted": "Deleted",
    said: "Reason",
    by: "By",
    roleForbids: "Your role does not decide about files.",
  },
});
