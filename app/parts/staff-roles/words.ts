import { defineMessages } from "#modules/platform/messages";

/** Words of the page of the staff. */
export const staffRolesMessages = defineMessages({
  en: {
    title: "Staff and roles",
    lede: "Who works here, and what each of them may do. Everybody on this list may look at everything.",
    caption: { one: "{count} person", other: "{count} people" },
    columnName: "Name",
    columnRole: "Role",
    columnTwoStep: "Two-step sign-in",
    columnChange: "Change",
    invited: "Invited, has no password yet",
    twoStepOn: "On",
    twoStepOff: "Off",
    change: "Change",
    changeOf: "the role of {name}",
    missing: "None",
    roleNone: "No longer staff",
    formTitle: "Give or take a role",
    formLede:
      "The person signs in again when they join or leave the staff. Another role counts at once.",
    email: "E-mail address",
    emailHint: "The address that the person signs in with",
    role: "Role",
    save: "Save role",
    invite: "Invite by e-mail",
    inviteHint:
      "Invite whoever has no sign-in yet: the link in the e-mail works for 60 minutes and lets them choose a password. Pressing again sends another; taking the role away withdraws the invitation.",
    signIn: "Sign-in",
    signInOf: "of {name}",
    signInBack: "Search for {email}",
    signInTitle: "How {name} signs in",
    signInLede:
      "For a lost or stolen device, a password that somebody else may know, or a lost second step.",
    devices: "Signed in",
    deviceNone: "On no device",
    deviceCount: { one: "On {count} device", other: "On {count} devices" },
    signOutTitle: "Sign out everywhere",
    signOutText:
      "Every device is signed out at once, and links in e-mails that were not used stop working. The password stays: tell the person to choose another where it may be known.",
    signOut: "Sign out everywhere",
    suspended: "Suspended",
    suspendTitle: "Suspend this sign-in",
    suspendText:
      "Nobody signs in as this person any more, neither by password nor by passkey, and all devices are signed out. Nothing of the person is removed, and it can be taken back.",
    suspend: "Suspend the sign-in",
    suspendReason: "Reason",
    restoreTitle: "Restore this sign-in",
    restoreText: "The person can sign in again as before.",
    restore: "Restore the sign-in",
    factorTitle: "A lost second step",
    factorText:
      "Only for somebody who has lost the app and the recovery codes and has proved in writing who they are: from the address above, with something that only they and we know, and called back at the number we have. Two-step sign-in is taken off, every device is signed out, and the person is told by e-mail.",
    reason: "How the person proved who they are",
    reasonHint: "It is in the audit",
    takeFactor: "Take two-step sign-in off",
    emptyTitle: "Nobody of the staff",
    empty: "An owner adds people below.",
    back: "Back to Today",
  },
});
