import { defineMessages } from "#modules/platform/messages";

/** The privacy policy, section by section. */
export const privacyMessages = defineMessages({
  name: "privacy",
  en: {
    metaDescription: "What {brand} stores about you and your organization, why, and for how long.",
    title: "Privacy policy",
    updated: "Last changed {date}",
    lead: "We store what your organization needs to stay in good standing, and nothing to sell. This page says what that is, in plain words.",
    storedTitle: "What we store",
    stored1:
      "What you type into our forms: the answers of your bylaws, the messages you send us, the application of your organization.",
    stored2:
      "If you have an account: your name, e-mail address and phone numbers, and your password in a form that nobody can read back.",
    stored3:
      "When you sign in: the time, and the kind of browser, so that you can end a session that is not yours.",
    stored4:
      "A log of requests with a reference number, to find faults. Passwords, payment data and the links in our e-mails are kept out of it.",
    cookiesTitle: "Cookies",
    cookies:
      "Cookies keep your session, carry short notices from page to page, and remember what you chose here: your language, banners that you closed, pages that you rated. None of them follows you to other sites.",
    botsTitle: "The check that you are a person",
    bots: "Our forms are guarded by a check that runs in your browser and asks you nothing. With the built-in check nothing leaves our site. Where a form names another provider, that provider sees your address and browser.",
    bylawsTitle: "Bylaws and their links",
    bylaws:
      "The address of your bylaws holds a long random value. Whoever has the address can read and change them, so share it only with people you trust.",
    paymentTitle: "Payments",
    payment:
      "Card and bank numbers go from your browser to our payment provider. They never reach our servers.",
    sharedTitle: "Whom we share with",
    shared:
      "With the services that run this site for us (hosting, e-mail, payments), with your organization's other officers, and with authorities where the law demands it. We do not sell data.",
    keptTitle: "How long we keep it",
    kept: "Records of your organization are kept while it is a member and for seven years after, because tax questions can come that late. Bylaws made without an account are kept until you ask us to delete them.",
    rightsTitle: "Your choices",
    rights:
      "Ask us for a copy of what we store about you, to correct it, or to delete it. Write to {email} or call {phone}.",
  },
});
