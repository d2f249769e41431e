import { getZodConstraint } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldMessages } from "#modules/platform/field-messages";
import {
  date,
  flag,
  month,
  namedFields,
  onceRight,
  optionalDate,
  optionalText,
  parseFields,
  text,
} from "#modules/platform/fields";
import { message, say } from "#modules/platform/messages";

const schema = namedFields(() => labels)({
  name: text({ max: 10 }),
  purpose: text({ max: 20, isMultiline: true }),
  note: optionalText({ max: 5 }),
  month: month(),
  flag: flag(),
  day: date().optional(),
  end: optionalDate(),
});
const labels = {
  name: "name",
  purpose: "purpose",
  note: "note",
  month: "last month",
  flag: "box",
  day: "day",
  end: "end",
};
const good = { name: "Ann", purpose: "To help", month: "2" };

function judge(input: unknown) {
  const result = parseFields(schema, input, "en");
  if (result.ok) return { value: result.value };
  const { refusal } = result;
  if (refusal.code !== "invalid") throw new Error("not a refusal of fields");
  return {
    errors: Object.fromEntries(
      Object.entries(refusal.errors).map(([name, refs]) => [
        name,
        refs.map((ref) => say("en", ref)),
      ]),
    ),
    message: refusal.message && say("en", refusal.message),
  };
}

describe("fields", () => {
  it("says of a choice that was not made that it is required", () => {
    const schema = z.strictObject({ way: z.enum(["one", "other"]) });
    const wrong = (input: object) => {
      const answer = parseFields(schema, input, "en");
      if (answer.ok || answer.refusal.code !== "invalid") throw new Error("not refused");
      return Object.values(answer.refusal.errors).map((refs) => refs.map((ref) => say("en", ref)));
    };
    expect(wrong({})).toEqual([["The way field is required."]]);
    expect(wrong({ way: "third" })).toEqual([["The way field is not valid."]]);
  });

  it.each([
    ["name", undefined, "The name field is required."],
    ["name", null, "The name field is required."],
    ["name", "", "The name field is required."],
    ["name", " \u200b\u3000", "The name field is required."],
    ["name", 5, "The name field must be text."],
    ["name", ["Ann"], "The name field must be text."],
    ["name", { a: 1 }, "The name field must be text."],
    ["name", "12345678901", "The name field must be 10 characters or fewer."],
    ["name", "a".repeat(1_000_000), "The name field must be 10 characters or fewer."],
    ["name", "a\nb", "The name field must stay on one line."],
    ["name", "a\r\nb", "The name field must stay on one line."],
    ["name", "a\0b", /cannot be used/],
    ["name", "a\u0085b", /cannot be used/],
    ["name", "a\ud800b", /cannot be used/],
    ["name", "a\ufffeb", /cannot be used/],
    ["purpose", "a\rb", /cannot be used/],
    ["note", "123456", "The note field must be 5 characters or fewer."],
    ["note", 1, "The note field must be text."],
    ["month", "", "The last month field is required."],
    ["month", "13", "The last month field must be a month from 1 to 12."],
    ["month", 0, "The last month field must be a month from 1 to 12."],
    ["month", 1.5, "The last month field must be a month from 1 to 12."],
    ["month", true, "The last month field must be a month from 1 to 12."],
    ["month", "June", "The last month field must be a month from 1 to 12."],
    ["flag", "yes", "The box field must be 1 or 0."],
    ["flag", null, "The box field must be 1 or 0."],
    ["flag", [], "The box field must be 1 or 0."],
    ["day", "", "The day field is required."],
    ["day", "2027-02-29", "Enter a date, for example 05/03/2027."],
    ["day", "May 3", "Enter a date, for example 05/03/2027."],
    ["day", 20270503, "The day field must be text."],
    ["end", "13/1/2027", "Enter a date, for example 05/03/2027."],
    ["other", "x", "The other field is not part of this form."],
  ])("refuses %s = %j at the field", (field, value, expected) => {
    const { errors } = judge({ ...good, [field]: value });
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(errors?.[field]?.[0]).toMatch(expected);
  });

  it.each([
    ["name", "  a\tb ", "  a\tb "],
    ["name", "😀é\u202eא", "😀é\u202eא"],
    ["purpose", "a\r\nb\n\nc", "a\nb\n\nc"],
    ["note", "", ""],
    ["note", undefined, ""],
    ["month", "02", 2],
    ["month", 12, 12],
    ["flag", "1", true],
    ["flag", "on", true],
    ["flag", 1, true],
    ["flag", true, true],
    ["flag", "0", false],
    ["flag", undefined, false],
    ["day", "5/3/2027", "2027-05-03"],
    ["day", " 2028-02-29 ", "2028-02-29"],
    ["end", "05/03/2027", "2027-05-03"],
    ["end", " ", null],
    ["end", undefined, null],
  ])("takes %s = %j", (field, value, expected) => {
    expect(judge({ ...good, [field]: value }).value).toMatchObject({ [field]: expected });
  });

  it.each([[null], ["text"], [5], [[]], [undefined]])(
    "refuses %j, which has no fields",
    (input) => {
      expect(judge(input)).toEqual({ errors: {}, message: "The form could not be read." });
    },
  );

  it("names unknown fields safely, the prototype's too", () => {
    const input = JSON.parse(`{"name":"A","purpose":"B","month":1,"__proto__":1,"\\ud800":1}`);
    const result = parseFields(schema, input, "en");
    expect(result.ok).toBe(false);
    expect({}).not.toHaveProperty("polluted");
    expect(JSON.stringify(result)).not.toContain("ud800");
  });

  it("gives conform the constraints of its fields", () => {
    expect(getZodConstraint(schema)).toMatchObject({
      name: { required: true },
      note: { required: false },
      month: { required: true },
      flag: { required: false },
    });
  });
});

describe("a rule over some of the fields", () => {
  const stay = namedFields(() => ({ from: "first day", to: "last day", name: "name" }))({
    from: date(),
    to: date(),
    name: text({ max: 10 }),
  }).refine(({ from, to }) => from <= to, {
    path: ["to"],
    params: { message: message(fieldMessages, "unreadable") },
    when: onceRight("from", "to"),
  });
  const faults = (input: unknown) => {
    const result = parseFields(stay, input, "en");
    const errors = !result.ok && result.refusal.code === "invalid" ? result.refusal.errors : {};
    return Object.entries(errors).map(([name, list]) => [name, list.length]);
  };

  it("is told in one round with the faults of others, in the order of the form", () => {
    expect(faults({ from: "2026-05-02", to: "2026-05-01", name: "" })).toEqual([
      ["to", 1],
      ["name", 1],
    ]);
  });

  it("is not asked while one of its own is wrong, which says so alone", () => {
    expect(faults({ from: "2026-05-02", to: "soon", name: "Ann" })).toEqual([["to", 1]]);
    expect(faults({ from: "2026-05-01", to: "2026-05-02", name: "Ann" })).toEqual([]);
  });
});
