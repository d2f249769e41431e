import { defineMessages } from "#modules/platform/messages";

/** Why an invitation was not accepted, and how messages name the fields of its page. */
export const acceptanceMessages = defineMessages({
  name: "invitationRefusal",
  en: {
    invitationRefused:
      "This invitation can't be used. It works once and for 7 days. Ask whoever invited you to send it again.",
    invitationSignIn: "Sign in with the address that the invitation was sent to, then accept it.",
    linkSignIn: "Sign in with the address that the link was sent to, then open the link again.",
    labelFirstName: "first name",
    labelLastName: "last name",
  },
});
