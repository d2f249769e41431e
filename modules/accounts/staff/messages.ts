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

/** Why somebody's role stays as it is, and the letter to who is invited to the staff. */
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
    unknownPerson: "Nobody signs in with this address. Check it, or invite the person by letter.",
    signsInAlready: "This person signs in already. Save the role instead.",
    lastOwner: "This is the last owner. Make somebody else an owner first.",
    changedMeanwhile: "Somebody else changed this role meanwhile. Look at it again.",
    invitedSubject: "You are invited to the staff of {brand}",
    invitedPreview: "Choose a password within 60 minutes.",
    invitedHeading: "Welcome to the staff of {brand}",
    invitedText:
      "An owner of {brand} has made you a member of the staff. Choose a password, sign in, and turn on two-step sign-in, which staff need.",
    invitedLater: "Later than that, ask for another link at {page}.",
    invitedAction: "Choose a password",
    invitedNote:
      "The link works once and for 60 minutes. If you know nothing of this, ignore this e-mail.",
  },
});
