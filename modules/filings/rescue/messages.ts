import { defineMessages } from "#modules/platform/messages";

/** What the way back is, step by step, and why a form was refused. */
export const rescueMessages = defineMessages({
  name: "rescue",
  en: {
    "route.streamlined": "Streamlined, back to the day it was lost",
    "route.within": "Within 15 months, back to the day it was lost",
    "route.after": "After 15 months, back to the day it was lost",
    "route.postmark": "From the day you send the application",
    "best.streamlined": "You can have it back from the day it was lost, without giving a reason",
    "best.within": "You can have it back from the day it was lost, with a good reason for one year",
    "best.after":
      "You can have it back from the day it was lost, with a good reason for all three years",
    "best.postmark": "You can have it back from the day you send the application",
    "about.streamlined":
      "This is the streamlined way of Revenue Procedure 2014-11: for whoever could have filed a 990-EZ or 990-N in all three years and was never revoked before.",
    "about.within":
      "This is the second way of Revenue Procedure 2014-11: within 15 months, with reasonable cause for at least one of the three years.",
    "about.after":
      "This is the third way of Revenue Procedure 2014-11: after 15 months, with reasonable cause for each of the three years.",
    "about.postmark":
      "This is the fourth way of Revenue Procedure 2014-11. It is open to everybody, but the time between stays without exemption.",
    "perhaps.streamlined": "The streamlined way may be open too. It asks for no reason.",
    "perhaps.within": "The second way may be open too: back to the day it was lost.",
    "perhaps.after": "The third way may be open too: back to the day it was lost.",
    "state.open": "Open",
    "state.unclear": "Not clear yet",
    "state.shut": "Shut",
    "why.full_year": "A full Form 990 was due in one of the three years.",
    "why.revoked_before": "The exemption was lost once before.",
    "why.time_passed": "The 15 months are over.",
    "why.time_left": "It is for later: the 15 months are not over.",
    "why.no_cause": "It asks for a good reason for at least one of the years.",
    "why.not_all_cause": "It asks for a good reason for each of the three years.",
    "why.streamlined_serves": "You do not need it: the streamlined way is open.",
    "why.ask_years": "Say which return would have done in each of the three years.",
    "why.ask_before": "Say whether the exemption was lost once before.",
    "why.ask_time": "Say the day of the IRS's letter, or of its list.",
    "why.ask_cause": "Say whether there was a good reason for not filing.",
    "clock.left": {
      one: "Send the application by {date}. That is tomorrow at the latest.",
      other: "Send the application by {date}. You have {count} days.",
    },
    "clock.today": "Send the application today, {date}. It is the last day.",
    "clock.passed": "The 15 months ended on {date}.",
    "clock.unclear":
      "The 15 months may be over. They end between {safe} and {date}: the day of the letter decides. Send the application now.",
    "clock.idle":
      "The 15 months run until {date}. By your answers they open no better way, so they are no reason to hurry.",
    "clock.none":
      "We cannot say yet when the 15 months end. They begin with the IRS's letter or with the day its list first had your name, whichever is later.",
    "clock.letter": "Counted from the IRS's letter. A weekend does not move the day.",
    "clock.list":
      "Counted from the day on which the IRS's list first had your name. A weekend does not move the day.",
    "clock.month":
      "The day of the letter is missing, so we took the first of its month. The time may run until {date}.",
    "step.form":
      "Fill in the application: Form 1023 for a 501(c)(3), Form 1024-A for a 501(c)(4), Form 1024 for most others, such as a 501(c)(7). Use the EIN that you have.",
    "step.short": "A small 501(c)(3) may use the shorter Form 1023-EZ here.",
    "step.short.ask":
      "Whether the shorter Form 1023-EZ will do here, check with the IRS or a professional: we could not confirm it.",
    "step.long": "The shorter Form 1023-EZ will not do here.",
    "step.long.ask":
      "The shorter Form 1023-EZ may not do here. Check with the IRS or a professional before you use it.",
    "step.line":
      "Say which way you take: in Schedule E of Form 1023, Part V of Form 1023-EZ, Part VI of Form 1024-A. On top of a Form 1024 on paper write “{line}”. The cover sheet has it.",
    "step.fee":
      "Pay the fee with it. On {date} the IRS asked for {ez} with Form 1023-EZ and {full} with Form 1023. Look again before you pay; for other forms ask the IRS.",
    "step.fee.ask": "Pay the fee with it. Ask the IRS how much it is now.",
    "step.by": "Send it by {date}, and keep the proof of the day on which you sent it.",
    "step.now": "Send it soon, and keep the proof of the day: the exemption counts from then on.",
    "step.keep": "Keep the proof of the day on which you sent it.",
    "step.cause.one":
      "Write why at least one of the three returns was not filed: what happened, what you did to know your duties, and what keeps it from happening again.",
    "step.cause.all":
      "Write, for each of the three years, why no return was filed: what happened, what you did to know your duties, and what keeps it from happening again.",
    "step.returns":
      "File on paper the 990 or 990-EZ of the three years and of every later year that is missing. Write “Retroactive Reinstatement” on each. Where a 990-N would have done, none is needed for that year.",
    "step.returns.ez":
      "To avoid a late fee, file on paper the 990-EZ of each year for which a 990-N would not have done. Write “Retroactive Reinstatement” on each.",
    "step.confirm": "Say in the application that those returns are filed.",
    "step.group":
      "Apply by yourself, although your exemption came from a group: the IRS wants an application of the club's own, even of one that never needed one.",
    "step.group.maybe":
      "If your exemption came from a group, apply by yourself all the same: the IRS wants an application of the club's own, even of one that never needed one.",
    "step.current": "While you wait, file the return of each year that ends, on time.",
    "step.professional": "Let a professional check everything before you send it.",
    "donors.list":
      "Since the IRS's list has your name, donors can no longer count on a deduction. Take “tax-deductible” off your website, letters and receipts.",
    "donors.say":
      "You can say: “The IRS took back our tax exemption because returns were missing. We are applying to get it back. Until then we cannot promise that gifts are deductible.”",
    "donors.after": "Gifts can be deducted again once the exemption is back.",
    "between.tax":
      "Until it is back the club may owe a tax return: Form 1120 for a corporation, Form 1041 for a trust, and income tax with it.",
    "between.state":
      "States follow their own rules. Ask yours about sales tax, income tax and your permission to raise money.",
    "unknown.clock": "When the 15 months end: neither the letter's nor the list's day is known.",
    "unknown.letter":
      "The day of the IRS's letter. If it is later than the list, you have more time.",
    "unknown.letter_day": "The exact day of the letter. Until you know it, keep the earlier date.",
    "unknown.list":
      "The day on which the IRS's list first had your name. If it is later than the letter, you have more time.",
    "unknown.years": "Which return would have done in each of the three years.",
    "unknown.before": "Whether the exemption was lost once before.",
    "unknown.cause": "Whether there was a good reason for not filing.",
    "unknown.group": "Whether your exemption came from a group.",
    "unknown.group_after": "Your headquarters may take you back into its group afterwards.",
    "unknown.group_after.ask":
      "Whether your group may take you back afterwards. We found no rule: ask your headquarters.",
    "unknown.irs": "Whether the IRS will agree. It decides, and it may take months.",
    disclaimer:
      "This is a reading of public rules and of your answers, not legal or tax advice. It must be checked by a professional before anything is sent.",
    notBegun:
      "The IRS's list does not have your EIN as revoked. Tell us the date of the IRS's letter if you have one.",
    begunAlready: "Somebody began this already. Look at what is there.",
    letterHeld:
      "You gave us a letter of the IRS from {date} that gave the exemption back. The list has no later revocation.",
    changed: "Somebody else saved other answers. Compare both, then save again.",
    notOver: "This is open again already.",
    dayShape: "Enter a day, for example 05/03/2027.",
    dayAhead: "Enter a day that is not after today.",
    dayEarly: "Enter a day from 2010 on: there was no such list before.",
    letterMonth: "Choose the month of the letter.",
    letterYear: "Enter the year of the letter, for example 2026.",
    letterDay: "Enter a day that this month has, or leave it empty.",
    letterMissing: "Choose the month of the IRS's letter, and enter its year.",
    letterFile: "Add the letter as a file.",
    letterBefore: "The letter must be later than the revocation, which was on {date}.",
    labelPosted: "day of the list",
    labelLetterMonth: "month of the letter",
    labelLetterDay: "day of the letter",
    labelLetterYear: "year of the letter",
    labelYear1: "first year",
    labelYear2: "second year",
    labelYear3: "third year",
    labelBefore: "revoked before",
    labelCause: "good reason",
    labelGroup: "group",
    labelVersion: "version",
    labelReinstated: "day of the letter",
    labelFile: "letter",
  },
});
