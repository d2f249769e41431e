import { describe, expect, it } from "vitest";
import type { FieldDefinition, WizardPage } from "#modules/platform/forms/contract";
import {
  constraintsOfFields,
  fileEntriesOf,
  fileValueOf,
  firstIncompletePage,
  initialAnswers,
  isShown,
  pageOfField,
  progressOf,
} from "#modules/platform/forms/contract";
import { answersForPage, fieldsForPage, secretNames } from "#modules/platform/forms/index.server";

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  field_type: "text",
  name,
  ...more,
});
const required = { rules: ["required"] } as const;

const pages: readonly WizardPage[] = [
  {
    label: "One",
    description: "",
    schema: [field("name", required), field("is_greek", { field_type: "checkbox" })],
  },
  {
    label: "Two",
    description: "",
    schema: [
      field("letters", { ...required, is_conditional: "is_greek" }),
      field("officers", { rules: ["required", "integer"] }),
      field("agrees", { ...required, field_type: "checkbox" }),
      field("note", { ...required, is_disabled: true }),
      field("rule", { ...required, field_type: "divider" }),
    ],
  },
];

describe("pages", () => {
  it("B-58 the progress of a page is its share of the pages in whole percent", () => {
    expect([1, 2, 3, 4, 5, 6].map((page) => progressOf(page, 6))).toEqual([
      17, 33, 50, 67, 83, 100,
    ]);
  });

  it("a field is on its page", () => {
    expect(pageOfField(pages, "is_greek")).toBe(1);
    expect(pageOfField(pages, "officers")).toBe(2);
    expect(pageOfField(pages, "constructor")).toBeUndefined();
  });

  it("the first incomplete page lacks a required answer that shows", () => {
    expect(firstIncompletePage(pages, {})).toBe(1);
    expect(firstIncompletePage(pages, { name: " " })).toBe(1);
    expect(firstIncompletePage(pages, { name: "Band" })).toBe(2);
    const whole = { name: "Band", officers: "0", agrees: "1" };
    expect(firstIncompletePage(pages, whole)).toBeUndefined();
    expect(firstIncompletePage(pages, { ...whole, agrees: "0" })).toBe(2);
    expect(firstIncompletePage(pages, { ...whole, is_greek: "1" })).toBe(2);
    expect(firstIncompletePage(pages, { ...whole, is_greek: "1", letters: "Σ" })).toBeUndefined();
  });
});

describe("what a form starts with", () => {
  it("B-03 is what is given, else the definition's value, else nothing", () => {
    const fields = [
      field("a", { value: "own" }),
      field("b", { value: "own" }),
      field("box", { field_type: "checkbox" }),
      field("key", { field_type: "password", value: "secret" }),
      field("rule", { field_type: "divider", value: "x" }),
      field("toString"),
    ];
    expect(initialAnswers(fields, { b: "given", key: "secret" })).toEqual({
      a: "own",
      b: "given",
      box: "0",
      key: "",
      toString: "",
    });
  });

  it("shows telephone numbers as people write them, and Greek names where they are asked for", () => {
    const fields = [
      field("phone", { rules: ["phone"] }),
      field("greek", { field_type: "greek_select" }),
    ];
    expect(answersForPage(fields, { phone: "+12025550143", other: "x" })).toEqual({
      phone: "(202) 555-0143",
      other: "x",
    });
    const [phone, greek] = fieldsForPage(fields, "en");
    expect(phone?.options).toBeUndefined();
    const names = greek?.options?.map(({ value }) => value) ?? [];
    expect(names).toEqual(expect.arrayContaining(["Sigma Chi", "Delta Gamma", "other"]));
    expect(new Set(names).size).toBe(names.length);
  });

  it("B-34 passwords are named, so that they never go back", () => {
    expect([...secretNames([field("a"), field("key", { field_type: "password" })])]).toEqual([
      "key",
    ]);
  });
});

describe("constraints", () => {
  it("come from the same rules that judge", () => {
    const fields = [
      field("a", { rules: ["required", "max:40", "min:2"] }),
      field("b", { rules: ["email"] }),
      field("n", { rules: ["integer", "min:5", "max:9"] }),
      field("box", { field_type: "checkbox", rules: ["required"] }),
      field("c", { rules: ["required"], is_conditional: "box" }),
    ];
    expect(constraintsOfFields(fields)).toEqual({
      a: { required: true, maxLength: 40, minLength: 2 },
      b: {
        required: false,
        type: "email",
        maxLength: 254,
        inputMode: "email",
        autoComplete: "email",
      },
      n: { required: false, maxLength: 15, inputMode: "numeric" },
      box: { required: true },
      c: { required: false, maxLength: 255 },
    });
    expect(constraintsOfFields(fields, { box: "1" }).c?.required).toBe(true);
  });

  it("B-14 two fields that depend on each other hide each other", () => {
    const fields = [field("a", { is_conditional: "b" }), field("b", { is_conditional: "a" })];
    const answers = { a: "1", b: "1" };
    expect(fields.map((one) => isShown(one, fields, answers))).toEqual([false, false]);
  });
});

describe("files of an answer", () => {
  it("come back as they were kept", () => {
    const entries = [{ id: "7", file_name: 'a "b".pdf' }];
    expect(fileEntriesOf(fileValueOf(entries))).toEqual(entries);
    expect([fileValueOf([]), fileEntriesOf(undefined), fileEntriesOf("[broken")]).toEqual([
      "",
      [],
      [],
    ]);
  });
});
