import { defineMessages } from "#modules/platform/messages";

/** Why something about the people of an account was refused, and the words of their mails. */
export const peopleMessages = defineMessages({
  en: {
    deletePrimary: "Can't delete primary user.",
    deletePrimaryNext: "Please assign a new primary user to allow deletion.",
    primaryMoved:
      "Somebody else took this organization over meanwhile. Ask its primary user to add you.",
    primaryOnly: "Only the primary user of this organization changes its people.",
    accountNeeded: "Say which organization is meant: add its number as account_id.",
    inAccount: "This person belongs to your organization already.",
    invitedAlready: "This person is invited already. Choose them in the list to send it again.",
    passwordOfKnown:
      "Somebody signs in with this address already and keeps their own password. Leave this empty: we send an invitation.",
    passwordOfInvited: "This person chooses a password with the invitation. Leave this empty.",
    emailOfInvited:
      "The invitation belongs to this address. Delete it and add the person with the new one.",
    currentPasswordNeeded:
      "Type your current password: your own e-mail address and password change with it alone.",
    lockedElsewhere:
      "This person also belongs to another organization, so only they can change it, under Your account.",
    lockedStaff: "This is a staff sign-in; only its own person changes it.",
    phoneShape: "Enter a phone number with its area code, for example (202) 555-0143.",
    smsPhoneShape: "Enter a cell phone number without an extension, for example (202) 555-0143.",
    labelPhone: "phone",
    labelSmsPhone: "cell phone for text messages",
    labelPrimary: "primary user",
    labelBulk: "news by e-mail",
    labelEvents: "reminders by e-mail",
    labelSms: "text messages",
    labelAccount: "organization",
    labelUser: "person",
    invitationSubject: "{account} invites you to {brand}",
    invitationPreview: "The link works for 7 days.",
    invitationHeading: "You are invited",
    invitationText:
      "{inviter} invites you to work on the papers and dates of {account} on {brand}.",
    invitationTextNobody:
      "You are invited to work on the papers and dates of {account} on {brand}.",
    invitationPrimary: "By accepting you become the primary user, who looks after its people.",
    invitationAction: "See the invitation",
    invitationNote:
      "The link works once, until {date}. If you don't know this organization, ignore this e-mail: nothing happens.",
    addedSubject: "You can sign in to {brand} for {account}",
    addedHeading: "You were added to {account}",
    addedText:
      "Its primary user gave this e-mail address a sign-in and a password. If nobody told you the password, choose one of your own.",
    addedNote:
      "Passwords that somebody else chose are best changed after the first sign-in. If you don't know this organization, write to us.",
    addedAction: "Choose a password",
    primarySubject: "{account} has a new primary user",
    primaryHeading: "{account} has a new primary user",
    primaryText: "From now on {person} looks after the people of {account}.",
    primaryNote: "If this is not what you expected, write to us.",
    primaryAction: "See the people",
    emailChangedSubject: "Your {brand} e-mail address was changed",
    emailChangedHeading: "Your e-mail address was changed",
    emailChangedText:
      "The sign-in that had this e-mail address has another one now. Mail no longer comes here.",
    emailChangedNote:
      "If you did not expect this, ask your organization's primary user, or write to us: somebody else may be trying to use your sign-in.",
    emailChangedAction: "Go to {brand}",
  },
});
