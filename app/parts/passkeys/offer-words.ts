import { defineMessages } from "#modules/platform/messages";

/** Words of the one offer of a passkey, apart from those of its dialog: other pages show it. */
export const passkeyOfferWords = defineMessages({
  name: "passkey-offer",
  en: {
    title: "Next time, sign in without a password",
    text: "Add a passkey, and this phone or computer signs you in by finger, face or PIN. Nobody can guess it, and there is nothing to forget.",
    add: "Add a passkey",
    decline: "No, thank you",
  },
});
