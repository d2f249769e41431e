import { expect, it } from "vitest";
import { defineForm, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { FormField } from "~/parts/form-field/form-field";
import { render, tagOf, textOf } from "./render";

const form = defineForm({
  fields: {
    name: field.line({ max: 80, example: "Ann", autoComplete: "name" }),
    title: optional(field.line({ max: 80, example: "Treasurer" })),
    email: field.email(),
    phone: optional(field.phone()),
    ein: field.ein(),
    group: optional(field.digits({ length: 4, example: "0123" })),
    rules: optional(field.area({ max: 900, lines: 7, example: "None" })),
    day: field.date(),
    price: field.money(),
    share: field.share(),
    uses: optional(field.count({ max: 9_999 })),
    kind: field.choice(["one", "two"]),
    box: field.flag(),
    version: field.version(),
  },
  words: defineMessages({
    en: {
      name: "Full name",
      "name.hint": "As on the charter.",
      title: "Title",
      email: "E-mail",
      phone: "Phone",
      ein: "EIN",
      group: "Group",
      rules: "Rules",
      day: "First day",
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

it("what a form declares of a field becomes its control, with label, hint and constraints", () => {
  const drawn = (name: keyof typeof form.fields, start?: string) =>
    render(<FormField form={form} name={name} start={start} />);
  const name = drawn("name", "Ada");
  expect(textOf(name)).toMatch(/Full name.*As on the charter\./s);
  expect(tagOf(name, "input")).toMatch(/(?=.*maxLength="80")(?=.*required)(?=.*value="Ada")/i);
  expect(name).toContain('autoComplete="name"');
  expect(drawn("title")).toContain('autoComplete="off"');
  expect(tagOf(drawn("email"), "input")).toMatch(
    /(?=.*type="email")(?=.*autoComplete="email")(?=.*maxLength="254")(?=.*required)/i,
  );
  expect(tagOf(drawn("phone"), "input")).toMatch(/(?=.*type="tel")(?=.*autoComplete="tel")/i);
  expect(tagOf(drawn("ein"), "input")).toMatch(/inputMode="numeric"/i);
  expect(tagOf(drawn("group"), "input")).toMatch(/(?=.*inputMode="numeric")(?=.*maxLength="20")/i);
  const rules = tagOf(drawn("rules"), "textarea");
  expect(rules).toMatch(/(?=.*maxLength="900")(?=.*rows="7")/i);
  expect(rules).not.toMatch(/required/);
  expect(tagOf(drawn("day"), "input")).toContain('type="date"');
  expect(tagOf(drawn("price"), "input")).toMatch(/inputMode="decimal"/i);
  expect(tagOf(drawn("share"), "input")).toMatch(/inputMode="decimal"/i);
  expect(tagOf(drawn("uses"), "input")).toMatch(/(?=.*inputMode="numeric")(?=.*maxLength="5")/i);
  const kind = drawn("kind", "two");
  expect(kind).toMatch(/<option value="two"[^>]*selected[^>]*>The two</);
  expect(tagOf(drawn("box", "1"), "input")).toMatch(/(?=.*type="checkbox")(?=.*checked)/);
  expect(drawn("version", "7")).toBe('<input type="hidden" name="version" value="7"/>');
});
