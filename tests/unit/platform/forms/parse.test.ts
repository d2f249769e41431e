import { describe, expect, it } from "vitest";
import type { FieldDefinition } from "#modules/platform/forms/contract";
import { fileEntriesOf, fileIdsOf } from "#modules/platform/forms/contract";
import { mergeAnswers, parseAnswers } from "#modules/platform/forms/index.server";
import { say } from "#modules/platform/messages";
import { naughtyStrings } from "#tests/setup/naughty-strings";

const today = "2026-11-21" as never;

function judge(fields: readonly FieldDefinition[], input: unknown, options = {}) {
  const result = parseAnswers(fields, input, "en", { today, ...options });
  if (result.ok) return { answers: result.value };
  if (result.refusal.code !== "invalid") throw new Error("not a refusal of fields");
  return {
    errors: Object.fromEntries(
      Object.entries(result.refusal.errors).map(([name, refs]) => [
        name,
        refs.map((ref) => say("en", ref)),
      ]),
    ),
  };
}

const one = (field: Partial<FieldDefinition> & { name?: string }): FieldDefinition => ({
  field_type: "text",
  name: "it",
  label: "Full name",
  ...field,
});
const taken = (field: Partial<FieldDefinition>, value: unknown) =>
  judge([one(field)], { it: value }).answers?.it;
const refused = (field: Partial<FieldDefinition>, value: unknown) =>
  judge([one(field)], { it: value }).errors?.it?.[0];

describe("rules of text", () => {
  it("takes what people write and keeps one form of it", () => {
    expect(taken({ rules: ["ein"] }, " 12 3456789 ")).toBe("12-3456789");
    expect(taken({ rules: ["phone"] }, "(202) 555-0143")).toBe("+12025550143");
    expect(taken({ rules: ["email"] }, " Ann@Example.org ")).toBe("Ann@Example.org");
    expect(taken({ rules: ["zip"] }, "606011234")).toBe("60601-1234");
    expect(taken({ rules: ["url"] }, "www.example.org")).toBe("https://www.example.org");
    expect(taken({ rules: ["url"] }, "http://example.org/a?b=c")).toBe("http://example.org/a?b=c");
    expect(taken({ rules: ["money"] }, "$1,234.5")).toBe("1234.50");
    expect(taken({ rules: ["integer"] }, "1,200")).toBe("1200");
    expect(taken({ rules: ["integer"] }, 0)).toBe("0");
    expect(taken({ rules: ["integer"] }, "-0")).toBe("0");
    expect(taken({ rules: ["month"] }, "06")).toBe("6");
    expect(taken({}, "O’Brien & Söhne <b>")).toBe("O’Brien & Söhne <b>");
    expect(taken({}, 42)).toBe("42");
    expect(taken({}, null)).toBe("");
  });

  it.each([
    [{ rules: ["ein"] }, "123-45-6789", /9 digits/],
    [{ rules: ["phone"] }, "555", /area code/],
    [{ rules: ["email"] }, "ann@", /name@example.org/],
    [{ rules: ["zip"] }, "6060", /5 digits/],
    [{ rules: ["url"] }, "javascript:alert(1)", /web address/],
    [{ rules: ["url"] }, "https://a:b@example.org", /web address/],
    [{ rules: ["url"] }, "localhost", /web address/],
    [{ rules: ["money"] }, "12e3", /digits only/],
    [{ rules: ["money", "max:50"] }, "50.01", "The full name field must be at most 50 dollars."],
    [{ rules: ["integer"] }, "1.5", "The full name field must be a whole number."],
    [{ rules: ["integer", "min:2"] }, "1", "The full name field must be at least 2."],
    [{ rules: ["month"] }, "13", "The full name field must be a month from 1 to 12."],
    [{ rules: ["max:5"] }, "123456", "The full name field must be 5 characters or fewer."],
    [{ rules: ["min:3"] }, "12", "The full name field must be 3 characters or more."],
    [{ rules: ["required"] }, " ", "The full name field is required."],
    [{ rules: ["required"] }, undefined, "The full name field is required."],
    [{}, "two\nlines", "The full name field must stay on one line."],
    [{}, ["a", "b"], "The full name field must be text."],
    [{}, { a: 1 }, "The full name field must be text."],
    [{}, true, "The full name field must be text."],
    [{}, "a\u0000b", /characters that cannot be used/],
    [{}, "\ud800", /characters that cannot be used/],
  ] as [Partial<FieldDefinition>, unknown, string | RegExp][])(
    "%o refuses %o",
    (field, value, words) => {
      expect(refused(field, value)).toMatch(words);
    },
  );

  it("names a field in its words", () => {
    expect(refused({ label: "EIN", rules: ["required"] }, "")).toBe("The EIN field is required.");
    expect(refused({ label: "Greek organization", rules: ["required"] }, "")).toBe(
      "The Greek organization field is required.",
    );
    expect(refused({ label: undefined, rules: ["required"] } as never, "")).toBe(
      "The it field is required.",
    );
  });
});

describe("rules of choices, dates and boxes", () => {
  const options = [
    { value: "a", label: "First" },
    { value: "0", label: "None" },
  ];

  it("takes only the options that are offered", () => {
    for (const field_type of ["select", "radio"] as const) {
      expect(taken({ field_type, options }, "a")).toBe("a");
      expect(taken({ field_type, options }, false)).toBe("0");
      expect(taken({ field_type, options }, "")).toBe("");
      expect(refused({ field_type, options }, "b")).toBe(
        "Choose one of the options for full name.",
      );
      expect(refused({ field_type, options }, "constructor")).toMatch(/Choose one/);
    }
    expect(taken({ field_type: "state_select" }, "DC")).toBe("DC");
    expect(refused({ field_type: "state_select" }, "Ohio")).toMatch(/Choose one/);
    expect(taken({ field_type: "greek_select" }, "Sigma Chi")).toBe("Sigma Chi");
    expect(refused({ field_type: "greek_select" }, "Sigma")).toMatch(/Choose one/);
  });

  it("B-23 takes civil dates that exist, and judges them by today", () => {
    const date = { field_type: "date" } as const;
    expect(taken(date, "2027-05-03")).toBe("2027-05-03");
    expect(taken(date, "5/3/2027")).toBe("2027-05-03");
    expect(refused(date, "2026-02-30")).toMatch(/real date/);
    expect(refused({ ...date, rules: ["past_date"] }, "2026-11-22")).toMatch(/today or earlier/);
    expect(taken({ ...date, rules: ["past_date"] }, "2026-11-21")).toBe("2026-11-21");
    expect(refused({ ...date, rules: ["future_date"] }, "2026-11-20")).toMatch(/today or later/);
  });

  it("B-24 a tick box is 1 or 0, and a required one must be ticked", () => {
    const box = { field_type: "checkbox" } as const;
    for (const value of ["1", "on", true, 1]) expect(taken(box, value)).toBe("1");
    for (const value of ["0", "", false, 0, undefined]) expect(taken(box, value)).toBe("0");
    expect(refused(box, "2")).toBe("The full name field must be 1 or 0.");
    expect(refused({ ...box, rules: ["required"] }, "0")).toBe("The full name field is required.");
  });

  it("compares a confirmation with its field", () => {
    const fields = [
      one({ name: "secret", field_type: "password", label: "Password" }),
      one({ name: "again", field_type: "password", rules: ["confirmed:secret"], label: "Repeat" }),
    ];
    expect(judge(fields, { secret: "a", again: "b" }).errors).toEqual({
      again: ["The repeat field must be the same as password."],
    });
    expect(judge(fields, { secret: "a", again: "a" }).answers).toEqual({ secret: "a", again: "a" });
  });
});

describe("what is taken", () => {
  const chain = [
    one({ name: "a", field_type: "checkbox", label: "A" }),
    one({ name: "b", field_type: "checkbox", is_conditional: "a", label: "B" }),
    one({ name: "c", is_conditional: "b", rules: ["required"], label: "C" }),
  ];

  it("B-14 a conditional field that does not show is neither required nor kept", () => {
    expect(judge(chain, { a: "1", b: "1" }).errors).toEqual({ c: ["The C field is required."] });
    expect(judge(chain, { a: "1", b: "0", c: "x" }).answers).toEqual({ a: "1", b: "0" });
    // The end of a chain whose beginning is off is off, even where its own condition is met.
    expect(judge(chain, { a: "0", b: "1", c: ["bad"] }).answers).toEqual({ a: "0" });
    expect(judge(chain, { a: "1", b: "1", c: "x" }).answers).toEqual({ a: "1", b: "1", c: "x" });
  });

  it("B-14 the controlling field may be on another page", () => {
    const all = [...chain];
    const page = all.slice(2);
    const known = { a: "1", b: "1" };
    expect(judge(page, {}, { all, known }).errors).toHaveProperty("c");
    expect(judge(page, { c: "x" }, { all, known: { a: "0", b: "1" } }).answers).toEqual({});
    expect(mergeAnswers(all, { a: "1", b: "1", c: "x" }, { a: "0" })).toEqual({ a: "0" });
    expect(mergeAnswers(all, { gone: "x", a: "1" }, { b: "1" })).toEqual({ a: "1", b: "1" });
  });

  it("B-13 a field that is disabled is not taken, and decides with the value that is held", () => {
    const fields = [
      one({ name: "a", is_disabled: true, rules: ["required"] }),
      one({ name: "b", is_conditional: "a" }),
    ];
    expect(judge(fields, { a: "forged", b: "x" }).answers).toEqual({});
    expect(judge(fields, { b: "x" }, { known: { a: "held" } }).answers).toEqual({ b: "x" });
  });

  it("what shows only sends nothing, and unknown names are named", () => {
    const fields = [one({ name: "line", field_type: "divider" })];
    expect(judge(fields, {}).answers).toEqual({});
    expect(judge(fields, { line: "x", other: "y" }).errors).toEqual({
      line: ["The line field is not part of this form."],
      other: ["The other field is not part of this form."],
    });
  });

  it.each([null, undefined, [], "text", 4])("%o is no form", (input) => {
    expect(judge([one({})], input)).toEqual({ errors: {} });
  });

  it("names that every object inherits mean nothing", () => {
    const polluting = JSON.parse('{"__proto__":{"it":"x"},"constructor":"y","it":"z"}');
    expect(Object.keys(judge([one({})], polluting).errors ?? {}).sort()).toEqual([
      "__proto__",
      "constructor",
    ]);
    expect(({} as Record<string, unknown>).it).toBeUndefined();
    const fields = [one({ is_conditional: "constructor" }), one({ name: "toString" })];
    expect(judge(fields, { it: "x" }).answers).toEqual({ toString: "" });
  });

  it("takes or refuses every naughty string, and changes none", () => {
    for (const text of naughtyStrings) {
      const { answers, errors } = judge([one({ field_type: "textarea" })], { it: text });
      if (answers) expect(answers.it).toBe(text.replaceAll("\r\n", "\n"));
      else expect(errors?.it?.[0]).toMatch(/characters that cannot be used/);
    }
  });
});

describe("B-35 files", () => {
  const drop = one({ field_type: "dropbox", name: "letter" });
  const entries = [{ id: 7, file_name: "letter.pdf", size: 10 }];

  it("keeps id and name of every file", () => {
    const { answers } = judge([drop], { letter: JSON.stringify(entries) });
    expect(fileEntriesOf(answers?.letter)).toEqual([{ id: "7", file_name: "letter.pdf" }]);
    expect(judge([drop], { letter: entries }).answers).toEqual(answers);
    expect(judge([drop], { file_uploads: entries }).answers).toEqual(answers);
    expect(judge([drop], { file_uploads: JSON.stringify(entries), letter: "" }).answers).toEqual({
      letter: "",
    });
  });

  it("takes file numbers as they are typed without script", () => {
    expect(fileIdsOf(judge([drop], { letter: "7, 8,7" }).answers?.letter)).toEqual(["7", "8"]);
  });

  it("refuses what is no list of files", () => {
    for (const bad of ["[", '[{"id":{}}]', { a: 1 }, [[["x/y"]]], '[{"id":"../x"}]']) {
      expect(judge([drop], { letter: bad }).errors?.letter).toHaveLength(1);
    }
    const required = { ...drop, rules: ["required"] as const };
    expect(judge([required], { letter: "[]" }).errors).toEqual({
      letter: ["The full name field is required."],
    });
  });
});
