import { defineMessages } from "#modules/platform/messages";

/** Words of the page on which an application starts. */
export const applicationStartMessages = defineMessages({
  name: "applicationStart",
  en: {
    title: "Start your application",
    lede: "Six pages, at your own pace. What you enter is kept, and nothing is due until you send it.",
    chosen: "Your choice",
    chosenPrice: "{price} to join",
    change: "Choose another",
    email: "Enter your email",
    emailHint: "You sign in with it, and we write to it.",
    password: "Choose a password",
    submit: "Let's go!",
    known: "Do you have an account already? Use its email and password.",
    signIn: "Sign in",
    forgot: "Forgot your password?",
    member: "You are signed in as {email}. The application belongs to your account.",
    other: "Sign in as somebody else",
    chooseTitle: "Choose your membership first",
    chooseText: "Find your situation. The price list shows what each one includes.",
    choose: "See the price list",
    levelNotOffered: "Choose a membership from the price list.",
    labelLevel: "membership",
    labelSchema: "kind of application",
  },
});
