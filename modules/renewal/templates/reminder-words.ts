import { defineMessages } from "#modules/platform/messages";

/** What people read when their membership has to be renewed. */
export const reminderWords = defineMessages({
  en: {
    "subject.before": {
      one: "{organization}: membership up for renewal tomorrow",
      other: "{organization}: membership up for renewal in {count} days",
    },
    "subject.today": "{organization}: membership up for renewal today",
    "subject.after": "{organization}: your renewal is past due",
    "heading.before": "Your renewal is due {date}",
    "heading.today": "Your renewal is due today",
    "heading.after": "Your renewal was due {date}",
    "text.before":
      "The {level} membership of {organization} runs through {date}. Renewing takes about two minutes.",
    "text.today":
      "The {level} membership of {organization} runs through today, {date}. Renewing takes about two minutes.",
    "text.after":
      "The {level} membership of {organization} ran through {date} and has not been renewed. You can still renew: the new year begins where the last one ended.",
    invoice:
      "Your invoice is waiting: {number}, {balance} still to be paid. Your membership is renewed as soon as it is paid.",
    group:
      "Your organization belongs to {group}, which may pay for all of its members. Please ask there before you pay.",
    renew: "Renew now",
    pay: "Pay the invoice",
    choose: "Choose which reminders {organization} gets: {url}",
  },
});
