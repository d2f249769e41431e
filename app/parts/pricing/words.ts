import { defineMessages } from "#modules/platform/messages";

/** Words of the price list. */
export const pricingMessages = defineMessages({
  name: "pricing",
  en: {
    title: "Pricing",
    description: "What membership costs, to join and each year after.",
    heading: "One price to join, one price a year",
    lede: "Find your situation, then press Start. You pay when you send your application, not before.",
    jump: "Kinds of organizations",
    "audience.school_support": "School support groups",
    "audience.greek": "Greek chapters",
    "for.school_support": "Booster clubs, PTOs and everybody who raises money for a school.",
    "for.greek": "Fraternity and sorority chapters, under a headquarters or on their own.",
    "start-up": "No tax exemption yet",
    "start-up.text": "We help you get it.",
    maintain: "Tax-exempt already",
    "maintain.text": "We help you keep it.",
    join: "to join",
    "next.own": "Then {price} a year",
    "next.other": "Then {price} a year as {name}",
    early: "{price} when you renew early",
    start: "Start",
    startAt: "Start with {name}",
    includes: "What {name} includes",
    "fees.title": "Fees of your state and the IRS",
    "fees.lede": "They go to your state and to the IRS, not to us, and are not part of our prices.",
    "fees.confirmed": {
      one: "We have confirmed the fee to incorporate in {count} state: {upTo}.",
      other:
        "We have confirmed the fee to incorporate in {count} states: it runs from {from} to {upTo} there.",
    },
    "fees.state": "Your state",
    "fees.show": "Show the fee",
    "fees.one": "{state}: {fee} to file articles of incorporation.",
    "fees.range":
      "{state}: {from} to {upTo} to file articles of incorporation, depending on how you file or on your size.",
    "fees.unknown":
      "Check with the state: we have no confirmed figure for {state}. Ask its business filing office.",
    "fees.read": "Read on {date}. Fees change: check before you pay:",
    "fees.source": "{state}'s own page",
    "group.title": "Does your headquarters pay for you?",
    "group.text": "Then don't start here. Ask it for your invitation, or write to us: {email}.",
  },
});
