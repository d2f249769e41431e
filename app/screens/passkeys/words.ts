import { defineMessages } from "#modules/platform/messages";

/** Words of one's own passkeys. */
export const ownPasskeyPages = defineMessages({
  name: "ownPasskeys",
  en: {
    "list.title": "Passkeys",
    "list.lede":
      "A passkey signs you in with your finger, your face or your device's PIN: no password to remember, and nothing that a false page could take from you.",
    "list.add": "Add a passkey",
    "list.full": "You have 10, and more don't fit. Remove one that you no longer use.",
    "list.caption": "Your passkeys",
    "list.name": "Name",
    "list.device": "Device",
    "list.securityKey": "Security key",
    "list.ownDevice": "Phone or computer",
    "list.added": "Added",
    "list.used": "Last used",
    "list.never": "Not yet",
    "list.kept": "Kept",
    "list.synced": "Synced between your devices",
    "list.single": "On one device only",
    "list.change": "Rename or remove",
    "list.changeOne": "Rename or remove {name}",
    "list.emptyTitle": "No passkey yet",
    "list.empty":
      "Passkeys are made by your phone, your computer or a security key, in a browser with script.",
    "list.shared":
      "Do several officers use this sign-in? Each adds a passkey of their own, named after them. When one leaves office, remove theirs here.",
    "list.back": "Back to your account",
    "add.title": "Add a passkey",
    "add.lede":
      "Your device makes it and keeps it. What we get opens nothing: only your device can sign you in with it.",
    "add.name": "Name (optional)",
    "add.nameHint":
      "For example, “Ana's phone”. We name it after the device if you leave this empty.",
    "add.submit": "Add a passkey",
    "add.unable":
      "This browser can't make passkeys for this site, or its script is off. Open this page in another one.",
    "add.back": "Back to your passkeys",
    "one.lede": "Added {date}.",
    "one.renameTitle": "Rename",
    "one.name": "Name",
    "one.rename": "Save the name",
    "one.removeTitle": "Remove",
    "one.removeText":
      "It no longer signs anybody in here, from this moment on. Devices that are signed in stay so. Delete it on your device too, so that it is not offered there.",
    "one.last": "This is your only passkey. After this, your password is the way in.",
    "one.password": "Current password",
    "one.remove": "Remove this passkey",
  },
});
