import { defineMessages } from "#modules/platform/messages";

/** Words of the education of a group. */
export const educationWords = defineMessages({
  en: {
    title: "Education",
    lede: "Each year every chapter of {group} has to learn how its exemption is kept. A text or a link is enough, sent by mail; that somebody read it is better.",
    publish: "Publish a version",
    submit: "Publish",
    versions: "Versions",
    none: "Nothing was published yet",
    noneText: "Publish the first version: a short text, a link, or both.",
    version: "Version {version}: {title}",
    published: "Published {date} by {name}",
    year: "Year",
    sent: "Delivered",
    acknowledged: "Confirmed",
    waiting: "On its way",
    unreached: "Not reached",
    counts: "How far version {version} went",
    notSent: "It was not sent yet.",
    send: "Send the newest version",
    sendText:
      "It goes to the primary person of each chapter that is listed in the year and has not got it yet. Sending again sends nothing twice.",
    sendSubmit: "Send to the chapters of {year}",
    sendNoYear: "Set a supervision year up first.",
    toYear: "Supervision year",
  },
});
