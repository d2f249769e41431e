import { defineMessages } from "#modules/platform/messages";

/** Why somebody's role stays as it is. */
export const staffRoleMessages = defineMessages({
  en: {
    fieldEmail: "E-mail address",
    fieldRole: "Role",
    unknownPerson: "Nobody signs in with this address. They have to have a sign-in first.",
    lastOwner: "This is the last owner. Make somebody else an owner first.",
    changedMeanwhile: "Somebody else changed this role meanwhile. Look at it again.",
  },
});
