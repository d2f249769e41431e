import { defineForm, demanded, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { natures, sides } from "./domain/lines";
import { treasuryLimits } from "./limits";

export const treasuryFormWords = defineMessages({
  name: "treasuryForm",
  en: {
    ends_on: "Last day of the year",
    opening: "Opening balance",
    opening_reason: "Why it is another amount",
    "opening_reason.hint": "Only if it is not what the year before ended with.",
    "opening_reason.name": "reason",
    bank_statement: "Balance of the bank statement",
    "bank_statement.hint": "Of all accounts, on the last day of the year.",
    checks_out: "Checks not cleared",
    "checks_out.hint": "Written by then, and not paid by the bank yet.",
    deposits_out: "Deposits not credited",
    "deposits_out.hint": "Made by then, and not on the statement yet.",
    difference_reason: "What explains a difference",
    "difference_reason.hint": "Only if the bank and your report differ, and you cannot find why.",
    "difference_reason.name": "explanation",
    name: "Name",
    "name.hint": "For example Spring concert.",
    side: "Money in or out",
    "side.income": "Money in",
    "side.expense": "Money out",
    nature: "Whose money",
    "nature.own": "The organization's own",
    "nature.agent": "Collected for others, such as dues of the headquarters or the state",
    "nature.moved": "Moved between own accounts, or refunded",
    reason: "Why it is corrected",
    "reason.hint": "Your headquarters reads it, for example: a deposit of June was left out.",
    "reason.name": "reason",
    adopted_on: "Day of the meeting",
    note: "Remarks",
    "note.hint": "What is not as it should be. Needed where you answered No.",
    event: "Event",
    "event.hint": "For example Spring concert.",
    counted_on: "Day",
    total: "The total you counted",
    "total.name": "total",
    slip: "Number of the deposit slip",
    pieces: "number of bills or coins",
    purpose: "purpose",
    amount: "amount",
  },
});

const why = () =>
  field.area({ max: treasuryLimits.reason, lines: 2, example: "A deposit was left out" });
const amount = () => optional(field.money());

/** What is filled in for a treasurer's year; each of its forms has some of it. */
export const treasuryForm = defineForm({
  fields: {
    ends_on: field.date(),
    opening: amount(),
    opening_reason: optional(why()),
    bank_statement: amount(),
    checks_out: amount(),
    deposits_out: amount(),
    difference_reason: optional(why()),
    name: demanded(field.line({ max: treasuryLimits.name, example: "Spring concert" })),
    side: demanded(field.radios(sides)),
    nature: optional(field.radios(natures)),
    reason: demanded(why()),
    adopted_on: demanded(field.date()),
    note: optional(field.area({ max: 2_000, lines: 4, example: "Two receipts are missing" })),
    event: demanded(field.line({ max: 100, example: "Spring concert" })),
    counted_on: demanded(field.date()),
    total: field.money(),
    slip: demanded(field.line({ max: 40, example: "4711" })),
  },
  words: treasuryFormWords,
});
