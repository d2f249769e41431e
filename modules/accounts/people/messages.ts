import { defineMessages } from "#modules/platform/messages";

/** Why something about the people of an account was refused. */
export const peopleMessages = defineMessages({
  name: "peopleRefusal",
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
  },
});
