import { defineMessages } from "#modules/platform/messages";

/** Why a decision about a file in quarantine was refused, and how messages name its fields. */
export const quarantineMessages = defineMessages({
  en: {
    labelReason: "reason",
    decided: "Somebody has decided about this file already. Look at the list again.",
    held: "This file is held for an audit or a dispute, so it is not deleted. Its club lets go of it first.",
  },
});

/** Words of the mails to a club's people about a file in quarantine. */
export const quarantineMailMessages = defineMessages({
  en: {
    "subject.found": "{club}: a file is in quarantine",
    "subject.released": "{club}: your file is out of quarantine",
    "subject.deleted": "{club}: a file was deleted",
    "text.found":
      "Our virus scanner looked again at the file “{file}” of {club} and found {finding} in it. Nobody can download it now, and it is in no link, packet or public page. Our staff look at it.",
    "text.released":
      "Our staff looked at the file “{file}” of {club}, in which the virus scanner had found {finding}. It is no danger, and can be downloaded again.",
    "text.deleted":
      "Our staff deleted the file “{file}” of {club}, in which the virus scanner had found {finding}.",
    "next.found":
      "Check the computer that the file came from. If you have a clean copy of the paper, add it as a newer version.",
    "next.sent":
      "Check the computer that the file came from. If you have a clean copy, answer this mail, and our staff tell you how to send it.",
    "next.decided": "They said: “{reason}”",
    action: "Open your files",
    note: "You get this because you uploaded the file, or are the primary user.",
    noteSender: "You get this because the file was sent with this address.",
  },
});

/** Words of the mail to staff. */
export const quarantineStaffMailMessages = defineMessages({
  en: {
    subject: "A file of {club} is in quarantine",
    text: "The virus scanner found {finding} in a file of {club}, uploaded on {day}. Nobody can download it.",
    next: "Find out whether it is a false alarm. Then release it, or delete it.",
    action: "See what is in quarantine",
  },
});
