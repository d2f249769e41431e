import { describe, expect, it, vi } from "vitest";
import type { FieldDefinition, FieldType } from "#modules/platform/forms/contract";
import { fieldTypes, hasValue } from "#modules/platform/forms/contract";
import { fieldsForPage, parseAnswers } from "#modules/platform/forms/index.server";
import { FieldList } from "~/parts/dynamic-form/field-list";
import { render, textOf } from "./render";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  useLocation: () => ({ pathname: "/here", search: "" }),
}));

const options = [
  { value: "g", label: "Green" },
  { value: "y", label: "Gold" },
];

/** Each type as bare as it goes, what a person gives it, and what is kept of that. */
const types: Record<FieldType, { bare?: Partial<FieldDefinition>; sent?: string; kept?: string }> =
  {
    text: { sent: "Ann", kept: "Ann" },
    textarea: { sent: "one\r\ntwo", kept: "one\ntwo" },
    date: { sent: "2027-05-03", kept: "2027-05-03" },
    checkbox: { sent: "1", kept: "1" },
    radio: { bare: { options }, sent: "y", kept: "y" },
    state_select: { sent: "DC", kept: "DC" },
    greek_select: { sent: "Sigma Chi", kept: "Sigma Chi" },
    select: { bare: { options }, sent: "g", kept: "g" },
    divider: {},
    heading: {},
    alert_warning: {},
    hidden: { sent: "seven", kept: "seven" },
    link: { bare: { link: { href: "/privacy", html: "Read it" } } },
    password: { sent: " s3cret ", kept: " s3cret " },
    dropbox: { sent: "7, 8", kept: '[{"id":"7","file_name":""},{"id":"8","file_name":""}]' },
  };

/** The attributes, and what of each must be seen; undefined where a type has no place for it. */
const attributes: Record<
  string,
  {
    id: string;
    set: Partial<FieldDefinition>;
    seen: RegExp;
    only?: readonly FieldType[];
    not?: readonly FieldType[];
  }
> = {
  placeholder: {
    id: "B-12",
    set: { placeholder: "For example" },
    seen: /placeholder="For example"|<option value=""[^>]*>For example/,
    only: ["text", "textarea", "password", "select", "state_select", "greek_select"],
  },
  rules: { id: "A-61", set: { rules: ["required"] }, seen: /class="field-required"/ },
  is_disabled: { id: "B-13", set: { is_disabled: true }, seen: /\bdisabled=""/ },
  is_accented: { id: "B-13", set: { is_accented: true }, seen: /field-accented/, not: ["hidden"] },
  is_conditional: {
    id: "B-14",
    set: { is_conditional: "other" },
    seen: /field-waiting/,
    not: ["hidden"],
  },
  side_label: { id: "B-15", set: { side_label: "beside" }, seen: />beside</ },
  "side_label with a value": { id: "B-15", set: { side_label: "now|other" }, seen: />now here</ },
  sub_label: { id: "B-16", set: { sub_label: "under" }, seen: /<p>under<\/p>/, not: ["hidden"] },
  link: {
    id: "B-17",
    set: { link: { href: "/privacy", html: "See <b>this</b>" } },
    seen: /<a href="\/privacy"[^>]*>See <b>this<\/b>/,
    not: ["hidden"],
  },
  instructions: { id: "B-16", set: { instructions: "how" }, seen: /<p>how<\/p>/, not: ["hidden"] },
  rows: { id: "B-19", set: { rows: 9 }, seen: /rows="9"/, only: ["textarea"] },
  add_class: {
    id: "B-19",
    set: { add_class: "own" },
    seen: /class="[^"]*\bown\b/,
    not: ["hidden"],
  },
  flush: { id: "B-19", set: { flush: true }, seen: /field-flush/, not: ["hidden"] },
  description: {
    id: "B-20",
    set: { description: "about" },
    seen: /<p>about<\/p>/,
    not: ["hidden"],
  },
};

const fieldOf = (field_type: FieldType, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  field_type,
  name: "it",
  label: "The label",
  ...types[field_type].bare,
  ...more,
});

const drawn = (field: FieldDefinition, answers = {}) =>
  render(<FieldList fields={fieldsForPage([field], "en")} answers={answers} />);

/** What each type is in the page. */
const controls: Record<FieldType, RegExp> = {
  text: /<input[^>]* type="text"/,
  textarea: /<textarea [^>]*rows="\d+"/,
  date: /<input[^>]* type="date"/,
  checkbox: /<input[^>]* type="checkbox"[^>]* value="1"/,
  radio: /<input[^>]* type="radio"[^>]* value="g"[\s\S]*<input[^>]* type="radio"[^>]* value="y"/,
  state_select: /<select [\s\S]*<option value="DC">District of Columbia</,
  greek_select: /<select [\s\S]*<option value="Sigma Chi">Sigma Chi</,
  select: /<select [\s\S]*<option value="g">Green<\/option><option value="y">Gold</,
  divider: /<hr /,
  heading: /<h3>The label<\/h3>/,
  alert_warning: /notice-warning[\s\S]*The label/,
  hidden: /<input[^>]* type="hidden"/,
  link: /<a href="\/privacy"[^>]*>Read it/,
  password: /<input[^>]* type="password"/,
  dropbox: /href="\/app\/files\?return=[\s\S]*<input[^>]* type="text"/,
};

const ids: Record<FieldType, string> = {
  text: "B-21",
  textarea: "B-22",
  date: "B-23",
  checkbox: "B-24",
  radio: "B-25",
  state_select: "B-26",
  greek_select: "B-27",
  select: "B-28",
  divider: "B-29",
  heading: "B-30",
  alert_warning: "B-31",
  hidden: "B-32",
  link: "B-33",
  password: "B-34",
  dropbox: "B-35",
};

describe.each(fieldTypes)("field type %s", (type) => {
  const { sent, kept } = types[type];
  const field = fieldOf(type);

  it(`${ids[type]} B-12 is drawn with its label, and takes what is posted`, () => {
    const html = drawn(field);
    expect(html).toMatch(controls[type]);
    if (type === "hidden" || type === "divider") expect(textOf(html)).toBe("");
    else expect(textOf(html)).toContain(type === "link" ? "Read it" : "The label");
    expect(html.includes('name="it"')).toBe(hasValue(field));
    const parsed = parseAnswers([field], sent === undefined ? {} : { it: sent }, "en");
    expect(parsed).toEqual({ ok: true, value: hasValue(field) ? { it: kept } : {} });
    if (!hasValue(field)) expect(parseAnswers([field], { it: "x" }, "en").ok).toBe(false);
  });

  if (hasValue(field))
    it(`B-03 B-20 ${type} starts with its value, and the form's own goes before`, () => {
      const start = type === "dropbox" ? "7, 8" : (sent ?? "");
      const own = fieldOf(type, { value: start });
      const marks: Partial<Record<FieldType, RegExp>> = {
        checkbox: /checked=""/,
        radio: /value="y"[^>]*checked=""|checked=""[^>]*value="y"/,
        textarea: />one\s+two</,
        state_select: /value="DC" selected=""/,
        greek_select: /value="Sigma Chi" selected=""/,
        select: /value="g" selected=""/,
      };
      const mark = marks[type] ?? new RegExp(`value="${start}"`);
      if (type === "password") {
        expect(drawn(own)).not.toContain("s3cret");
        expect(render(<FieldList fields={[own]} />, { values: {} })).not.toContain("s3cret");
        return;
      }
      expect(drawn(own)).toMatch(mark);
      expect(drawn(fieldOf(type))).not.toMatch(mark);
      expect(drawn(own, { it: "" })).not.toMatch(mark);
    });

  for (const [attribute, { id, set, seen, only, not = [] }] of Object.entries(attributes)) {
    const asksSomething = /^(placeholder|rules|is_disabled|side_label)/.test(attribute);
    const isFor = only ? only.includes(type) : !not.includes(type);
    if (!isFor || (asksSomething && (!hasValue(field) || type === "hidden"))) continue;
    if (attribute === "link" && type === "divider") continue;
    if (/^(sub_label|instructions|description)$/.test(attribute) && type === "divider") continue;

    it(`${id} ${type} with ${attribute} and without`, () => {
      const answers = attribute.startsWith("side_label") ? { other: "here" } : {};
      expect(drawn(fieldOf(type, set), answers)).toMatch(seen);
      expect(drawn(fieldOf(type), answers)).not.toMatch(seen);
      const parsed = parseAnswers(
        [fieldOf(type, set)],
        sent === undefined ? {} : { it: sent },
        "en",
        {
          known: attribute === "is_conditional" ? { other: "1" } : {},
        },
      );
      const isTaken = hasValue(field) && attribute !== "is_disabled";
      expect(parsed).toEqual({ ok: true, value: isTaken ? { it: kept } : {} });
    });
  }
});
