import { defineMessages } from "#modules/platform/messages";

/** Words of signing in by a passkey, and of the browser's own dialog for it. */
export const passkeyPages = defineMessages({
  name: "passkeys",
  en: {
    "sign.title": "Sign in with a passkey",
    "sign.lede":
      "Your phone or computer asks for your finger, your face or its PIN. You need neither password nor code.",
    "sign.button": "Sign in with a passkey",
    "sign.unable": "This browser has no passkeys for this site. Your password works as always.",
    "sign.password": "Sign in with your password",
    "again.button": "Use a passkey instead",
    busy: "Follow what your device asks.",
    cancelled: "Nothing was sent. Try again, or use your password.",
    failed: "Your device could not use a passkey here. Use your password.",
    unreached: "We could not be reached. Check your connection and try again.",
  },
});
