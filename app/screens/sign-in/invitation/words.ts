import { defineMessages } from "#modules/platform/messages";

/** Words of the page on which an invitation is accepted. */
export const invitationWords = defineMessages({
  name: "invitation",
  en: {
    firstName: "First name",
    lastName: "Last name",
    title: "Join {account}",
    lede: "The invitation was sent to {email}.",
    primary: "By accepting you become the primary user, who looks after its people.",
    choose: "Choose a password. You sign in with it and your e-mail address from now on.",
    replace:
      "Somebody else chose your password. Choose one that only you know; other devices are signed out.",
    newPassword: "New password",
    confirm: "Confirm password",
    submit: "Accept the invitation",
    signInTitle: "Sign in to accept",
    signIn: "You have a sign-in with this address already.",
    signInLink: "Sign in",
    otherTitle: "You are signed in with another address",
    other: "Sign out first, then open the link of the mail again.",
    signOut: "Sign out",
    oldTitle: "This invitation can't be used",
    oldText:
      "It works once and for 7 days, and a newer one replaces it. If you accepted it already, sign in; otherwise ask whoever invited you to send it again.",
  },
});
