import { expect, it } from "vitest";
import { defineForm, field, optional } from "#modules/platform/forms/contract";
import { fieldInWords } from "#modules/platform/forms/index.server";
import { americanEnglish } from "#modules/platform/locale";
import { defineMessages } from "#modules/platform/messages";

const form = defineForm({
  fields: {
    name: field.line({ max: 10, example: "Ann" }),
    phone: field.phone(),
    day: field.date(),
    price: field.money(),
    share: optional(field.share()),
    uses: field.count({ max: 2_000 }),
    kind: field.choice(["one", "two"]),
    box: field.flag(),
  },
  words: defineMessages({
    en: {
      name: "Name",
      phone: "Phone",
      day: "Day",
      price: "Price",
      share: "Share",
      uses: "Uses",
      kind: "Kind",
      "kind.one": "The one",
      "kind.two": "The two",
      box: "Box",
    },
  }),
});

it.each([
  ["name", "Ann", "Ann"],
  ["phone", "+12025550143", "(202) 555-0143"],
  ["day", "2027-05-03", "05/03/2027"],
  ["price", 123_450, "$1,234.50"],
  ["share", 125_000, "12.5 %"],
  ["share", null, ""],
  ["uses", 1_250, "1,250"],
  ["kind", "two", "The two"],
  ["kind", "three", "three"],
  ["box", false, "No"],
  ["other", "x", ""],
])("a value of %s, %j, is told as %j", (name, value, words) => {
  expect(fieldInWords(form, americanEnglish, name, value)).toBe(words);
});
