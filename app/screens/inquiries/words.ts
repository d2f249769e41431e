import { defineMessages } from "#modules/platform/messages";

/** Words that all public forms share. */
export const inquiryWords = defineMessages({
  name: "inquiry",
  en: {
    name: "Your name",
    email: "E-mail",
    emailHint: "We answer to this address.",
    phone: "Phone",
    phoneHint: "With the area code. We call only when an e-mail would not do.",
    organization: "Organization",
    submit: "Submit",
    doneTitle: "Success!",
    doneText: "Your message has been received. We'll get back with you shortly.",
    ok: "OK",
  },
});

/** Words of the contact form. */
export const contactWords = defineMessages({
  name: "contact",
  en: {
    title: "Let's talk",
    lede: "Ask us anything about your club's exemption, registrations, filings or membership. A person answers, usually within two business days.",
    description: "Write to us about tax exemption, state registration, 990 returns or renewals.",
    subject: "What is it about?",
    "subject.general": "General question",
    "subject.membership": "Membership",
    "subject.state_registration": "State registration",
    "subject.990_help": "990 help",
    "subject.renewals": "Renewals",
    message: "Message",
    messageHint: "Please leave out Social Security numbers and card numbers.",
  },
});

/** Words of the compliance check. */
export const complianceWords = defineMessages({
  name: "compliance",
  en: {
    title: "Are your organizations at risk for revocation?",
    lede: "Three years without a return, and the IRS revokes an exemption by law. We review your chapters or affiliates for free and tell you which of them are at risk.",
    description:
      "A free review of your chapters or affiliates: which of them are at risk of losing their tax exemption.",
    reach: "We may reach out to you if additional information is required.",
    ein: "EIN",
    einHint: "The 9 digits that the IRS gave your organization, for example 12-3456789.",
    group: "Group exemption number",
    groupHint: "4 digits. Only if your organization holds or belongs to a group exemption.",
  },
});

/** Words of the multi-chapter inquiry. */
export const multiChapterWords = defineMessages({
  name: "multiChapter",
  en: {
    title: "One view of all your chapters",
    lede: "Let us know about your organization and needs...",
    description:
      "For organizations with many chapters or affiliates: tell us about them, and we propose how to keep all of them in good standing.",
    concerns: "What are your concerns?",
    concernsHint: "Missed returns, officers who change every year, registrations in many states …",
    affiliates: "How many chapters or affiliates do you have?",
    affiliatesHint: "A number; your best guess will do.",
    regions: "In which states or regions?",
  },
});

/** Words of the Greek collector. */
export const greekWords = defineMessages({
  name: "greek",
  en: {
    title: "Are your chapters in good standing with the IRS?",
    lede: "Get your campus report!",
    about:
      "Name your campus. We look up the fraternity and sorority chapters there in the public IRS file and send you what it says about each.",
    description:
      "A free report of the fraternity and sorority chapters at your campus: what the IRS file says about each of them.",
    campus: "Campus",
    campusHint: "The college or university, for example University of Kansas.",
  },
});
