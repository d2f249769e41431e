import { defineMessages } from "#modules/platform/messages";

/** What officers read of a letter to sign, and of one that was signed. */
export const letterWords = defineMessages({
  en: {
    "subject.asked": "{chapter}: a letter to sign",
    "subject.signed": "{chapter} signed a letter",
    "subject.declined": "{chapter} declined to sign",
    "subject.revoked": "{chapter} revoked a letter",
    "text.asked":
      "{group} asks an officer of {chapter} to sign “{title}” by {day}. It takes two minutes, with your password.",
    "text.signed": "“{title}” is signed for {chapter}. The letter is attached; keep it.",
    "text.signedBare":
      "“{title}” is signed for {chapter}. Its PDF could not be written yet: open the letter to have it made.",
    "text.declined": "{chapter} does not sign “{title}”: {reason}",
    "text.revoked":
      "{chapter} revoked “{title}”. What it allowed has ended. The letter that says so is attached.",
    "text.revokedBare":
      "{chapter} revoked “{title}”. What it allowed has ended. The PDF that says so could not be written yet: open the letter to have it made.",
    "action.asked": "Read and sign",
    action: "Open the letter",
    note: "You get this because you belong to {chapter}, or to {group}.",
  },
});
