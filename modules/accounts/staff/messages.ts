import { defineMessages } from "#modules/platform/messages";

/** Why staff cannot see as a member. */
export const impersonationMessages = defineMessages({
  en: {
    fieldPerson: "person",
    fieldReason: "reason",
    notOfAccount: "This person does not belong to the account any more. Choose another.",
    isStaff: "Staff cannot be seen as. Choose another person.",
    suspended: "The account is suspended. Restore it first.",
    alreadyImpersonating: "You see as a member already. Stop that first.",
  },
});

/** Why somebody's role stays as it is. */
export const staffRoleMessages = defineMessages({
  en: {
    fieldEmail: "E-mail address",
    fieldRole: "Role",
    fieldReason: "Proof",
    ownFactor: "Another owner must do this for you.",
    staffStay: "This person is of the staff. An owner takes the role away first.",
    suspendedAlready: "This sign-in is suspended already.",
    restoredAlready: "This sign-in is not suspended.",
    factorIsOff: "Two-step sign-in is off already.",
    unknownPerson: "Nobody signs in with this address. Check it, or invite the person by e-mail.",
    signsInAlready: "This person signs in already. Save the role instead.",
    lastOwner: "This is the last owner. Make somebody else an owner first.",
    changedMeanwhile: "Somebody else changed this role meanwhile. Look at it again.",
  },
});
