import { describe, expect, it } from "vitest";
import { parseFields } from "#modules/platform/fields";
import { defineForm, type Form, field, formWord, optional } from "#modules/platform/forms/contract";
import { formSchema } from "#modules/platform/forms/index.server";
import { defineMessages, say } from "#modules/platform/messages";

const form = defineForm({
  fields: {
    name: field.line({ max: 10, example: "Ann" }),
    note: optional(field.area({ max: 20, lines: 3, example: "To help" })),
    day: field.date(),
    end: optional(field.date()),
    price: field.money(),
    cap: optional(field.money()),
    share: optional(field.share()),
    uses: optional(field.count({ max: 2_000 })),
    email: optional(field.email()),
    phone: optional(field.phone()),
    ein: optional(field.ein()),
    group: optional(field.digits({ length: 4, example: "0123" })),
    kind: field.choice(["one", "two"]),
    side: optional(field.choice(["left", "right"])),
    box: field.flag(),
    version: field.version(),
  },
  words: defineMessages({
    en: {
      name: "Full name",
      note: "Note",
      day: "First day",
      end: "Last day",
      price: "Price",
      "price.hint": "In dollars.",
      cap: "Cap",
      share: "Share",
      uses: "Uses",
      email: "E-mail",
      phone: "Phone",
      ein: "EIN",
      group: "Group",
      kind: "Kind",
      "kind.one": "The one",
      "kind.two": "The two",
      "kind.wrong": "Choose the one or the two.",
      side: "Side",
      "side.left": "Left",
      "side.right": "Right",
      box: "Box",
    },
  }),
});
const schema = formSchema(form);
const good = { name: "Ann", day: "2027-05-03", price: "5", kind: "one" };

function judge(input: object) {
  const result = parseFields(schema, input, "en");
  if (result.ok) return { value: result.value };
  if (result.refusal.code !== "invalid") throw new Error("not a refusal of fields");
  const errors = Object.entries(result.refusal.errors);
  return { errors: errors.map(([name, refs]) => [name, ...refs.map((ref) => say("en", ref))]) };
}

describe("a form whose fields are declared once", () => {
  it("reads what must be there, and gives the rest as empty", () => {
    expect(judge(good).value).toEqual({
      name: "Ann",
      note: "",
      day: "2027-05-03",
      end: null,
      price: 500,
      cap: null,
      share: null,
      uses: null,
      email: "",
      phone: "",
      ein: "",
      group: "",
      kind: "one",
      side: null,
      box: false,
      version: 0,
    });
  });

  it.each([
    ["note", "a\r\nb", "a\nb"],
    ["end", " 5/3/2027 ", "2027-05-03"],
    ["cap", "$1,234.50", 123_450],
    ["cap", "0", 0],
    ["share", "12.5 %", 125_000],
    ["share", "100", 1_000_000],
    ["share", "0.0001", 1],
    ["uses", "99", 99],
    ["uses", "1,999", 1_999],
    ["uses", 25, 25],
    ["email", " Ann@Example.org ", "Ann@Example.org"],
    ["phone", "(202) 555-0143", "+12025550143"],
    ["ein", "12 3456789", "12-3456789"],
    ["group", " 0123 ", "0123"],
    ["side", "right", "right"],
    ["box", "1", true],
    ["version", "7", 7],
  ])("takes %s = %j", (name, typed, value) => {
    expect(judge({ ...good, [name]: typed }).value).toMatchObject({ [name]: value });
  });

  it.each([
    ["name", "", "The full name field is required."],
    ["name", "a\nb", "The full name field must stay on one line."],
    ["name", "12345678901", "The full name field must be 10 characters or fewer."],
    ["day", "", "The first day field is required."],
    ["day", "May 3", "Enter a date, for example 05/03/2027."],
    ["price", " ", "The price field is required."],
    ["price", "-5", "Enter an amount of zero or more."],
    ["share", "12.34567", "Enter a share in percent, for example 12.5. It may have four decimals."],
    ["uses", "0", "Enter a whole number from 1 to 2000."],
    ["uses", "2001", "Enter a whole number from 1 to 2000."],
    ["uses", "12,34", "Enter a whole number from 1 to 2000."],
    ["email", "ann@example", "Enter an e-mail address in the form name@example.org."],
    ["email", `${"a".repeat(250)}@b.org`, "The e-mail field must be 254 characters or fewer."],
    ["phone", "555-0143", "Enter a phone number with its area code, like (202) 555-0143."],
    [
      "ein",
      "123-45-6789",
      "Enter the EIN as 9 digits, like 12-3456789. It is on the letter the IRS sent you.",
    ],
    ["group", "123", "Enter a number of 4 digits, like 0123."],
    ["kind", "", "The kind field is required."],
    ["kind", "three", "Choose the one or the two."],
    ["side", "up", "Choose one of the list."],
    ["box", "yes", "The box field must be 1 or 0."],
    ["other", "x", "The other field is not part of this form."],
  ])("refuses %s = %j in words", (name, typed, words) => {
    expect(judge({ ...good, [name]: typed })).toEqual({ errors: [[name, words]] });
  });

  it("has its words by the names of its fields", () => {
    expect(formWord(form, "en", "price.hint")).toBe("In dollars.");
    expect(formWord(form, "en", "name.hint")).toBeUndefined();
    expect(formWord(form, "en", "toString")).toBeUndefined();
  });
});

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["/modules/*/**/*form.ts", "/modules/*/forms/*.server.ts"],
  { eager: true },
);
const isForm = (value: unknown): value is Form =>
  typeof value === "object" && value !== null && "fields" in value && "words" in value;
const forms = Object.values(files).flatMap((file) =>
  Object.entries(file).filter((entry): entry is [string, Form] => isForm(entry[1])),
);

describe("every form of the product", () => {
  it.each(forms)("%s takes its own examples, and none is longer than its field", (_, one) => {
    const examples = Object.fromEntries(
      Object.entries(one.fields).map(([name, { example }]) => [name, example]),
    );
    expect(parseFields(formSchema(one), examples, "en")).toMatchObject({ ok: true });
  });
});
