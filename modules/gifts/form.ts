import { defineForm, demanded, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { giftLimits } from "./limits";

export const giftFormWords = defineMessages({
  name: "giftForm",
  en: {
    donor: "Donor's name",
    "donor.hint": "As it is on the donor's tax return.",
    address: "Donor's address",
    "address.hint": "For the letter; leave it out if you hand it over.",
    email: "Donor's e-mail",
    "email.hint": "The letter can be mailed there. Leave it out if you hand it over.",
    given_on: "Day of the gift",
    kind: "What was given",
    "kind.money": "Money: cash, check, card or transfer",
    "kind.property": "Property, such as instruments, food or prizes",
    amount: "Amount",
    "amount.hint": "For money: all that the donor paid.",
    property: "Description",
    "property.hint":
      "For property: what it is and how many. Never a value: that is the donor's to say.",
    goods: "What the donor got in return",
    "goods.hint": "The letter has to say it, either way.",
    "goods.none": "Nothing",
    "goods.some": "Something: a ticket, a dinner, an auction item",
    goods_text: "What it was",
    "goods_text.hint": "Only if the donor got something.",
    "goods_text.name": "what the donor got",
    goods_value: "What it is worth",
    "goods_value.hint": "Your honest estimate of what it would cost to buy, not what it cost you.",
    "goods_value.name": "its value",
  },
});

const described = (example: string, lines: number) =>
  optional(field.area({ max: giftLimits.text, lines, example }));

/** A gift as the treasurer enters it. What has to be there depends on its kind, so the command says what is missing. */
export const giftForm = defineForm({
  fields: {
    donor: demanded(field.line({ max: giftLimits.donor, example: "Ada Lovelace" })),
    address: optional(
      field.area({ max: giftLimits.address, lines: 3, example: "12 Oak Street\nPeoria, IL 61602" }),
    ),
    email: optional(field.email({ isOfOthers: true })),
    given_on: demanded(field.date()),
    kind: demanded(field.radios(["money", "property"])),
    amount: optional(field.money()),
    property: described("12 music stands", 3),
    goods: demanded(field.radios(["none", "some"])),
    goods_text: described("A dinner", 2),
    goods_value: optional(field.money()),
  },
  words: giftFormWords,
});
