import { defineMessages } from "#modules/platform/messages";

/** Why staff cannot see as a member. */
export const seeingMessages = defineMessages({
  en: {
    fieldPerson: "Person",
    fieldReason: "Reason",
    notOfAccount: "This person does not belong to the account any more. Choose another.",
    isStaff: "Staff cannot be seen as. Choose another person.",
    suspended: "The account is suspended. Restore it first.",
    alreadySeeing: "You see as a member already. Stop that first.",
  },
});

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
