import { defineMessages } from "../messages";

/** What is said of files that were sent; pages judge with the same words before sending. */
export const fileMessages = defineMessages({
  name: "file",
  en: {
    notAllowedTitle: "Uh oh!",
    notAllowed: "{name} is not allowed.",
    tooLarge: "{name} is too large: {size} at most.",
    tooLargeUnnamed: "The file is too large: {size} at most.",
    missing: "Choose a file first.",
    empty: "{name} is empty.",
    harmful: "{name} was not taken: our virus scanner objects to it.",
    gone: "The upload is not here any more. Choose the file again.",
    oneAtATime: "One at a time please!",
  },
});
