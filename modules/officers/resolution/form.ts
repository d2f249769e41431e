import { defineForm, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

/** An officer of the roster, by the number of the term. */
const officer = field.line({ max: 12, example: "12" });

export const resolutionFormWords = defineMessages({
  name: "resolutionForm",
  en: {
    legal_name: "Legal name",
    "legal_name.hint": "As it is in your articles, or in the IRS's letter about your EIN.",
    meeting_on: "Day of the meeting",
    bank: "Bank",
    "bank.hint": "Left empty, it is for any bank.",
    signatures: "Signatures on each check or transfer",
    "signatures.one": "One",
    "signatures.two": "Two: the safer rule, which insurers ask for",
    first: "First officer",
    "first.none": "Choose an officer",
    second: "Second officer",
    "second.none": "Choose an officer",
  },
});

/** What the bank is told, besides who signs from now on and who no longer, and what signers may do. */
export const resolutionForm = defineForm({
  fields: {
    legal_name: field.line({ max: 200, example: "Lincoln High Band Boosters, Inc." }),
    meeting_on: field.date(),
    bank: optional(field.line({ max: 120, example: "First Bank" })),
    signatures: field.radios(["two", "one"]),
    first: officer,
    second: officer,
  },
  words: resolutionFormWords,
});
