import { describe, expect, it, vi } from "vitest";
import type { FieldDefinition, FieldType } from "#modules/platform/forms/contract";
import { fieldsForPage } from "#modules/platform/forms/index.server";
import { FieldList } from "~/parts/dynamic-form/field-list";
import { render, tagOf, textOf } from "./render";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  useLocation: () => ({ pathname: "/here", search: "" }),
}));

const options = [
  { value: "g", label: "Green" },
  { value: "y", label: "Gold" },
];

const fieldOf = (field_type: FieldType, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  field_type,
  name: "it",
  label: "The label",
  ...more,
});

const drawn = (field: FieldDefinition, answers = {}) =>
  render(<FieldList fields={fieldsForPage([field], "en")} answers={answers} />);

describe("what a field says", () => {
  it("B-18 shows the labels of its options and sends their values", () => {
    const select = drawn(fieldOf("select", { options }));
    expect(select).toContain('<option value="g">Green</option>');
    const radio = drawn(fieldOf("radio", { options }));
    expect(radio.match(/type="radio"/g)).toHaveLength(2);
    expect(textOf(radio)).toContain("Gold");
  });

  it("B-16 shows what is under the label and how to fill it in, tied to the control", () => {
    const html = drawn(
      fieldOf("text", { sub_label: "As on the charter", instructions: "Type it" }),
    );
    expect(textOf(html)).toMatch(/The label.*As on the charter.*Type it/);
    const described = /aria-describedby="([^"]+)"/.exec(tagOf(html, "input"))?.[1] ?? "";
    expect(described).not.toBe("");
    for (const id of described.split(" ")) expect(html).toContain(`id="${id}"`);
  });

  it("B-29 B-30 B-31 draws a line, a heading and a warning, which send nothing", () => {
    const line = drawn(fieldOf("divider"));
    expect(line).toContain("<hr");
    const heading = drawn(fieldOf("heading"));
    expect(heading).toMatch(/<h[2-6][^>]*>The label<\/h/);
    const warning = drawn(
      fieldOf("alert_warning", { label: "Careful", description: "It counts." }),
    );
    expect(textOf(warning)).toMatch(/Careful.*It counts\./);
    expect(warning).toContain("notice");
    for (const html of [line, heading, warning]) expect(html).not.toContain("name=");
  });

  it("B-26 B-27 offers all states, and the long list of Greek names", () => {
    expect(drawn(fieldOf("state_select")).match(/<option/g)).toHaveLength(52);
    expect(drawn(fieldOf("greek_select")).match(/<option/g)?.length).toBeGreaterThan(150);
  });

  it("B-14 says its condition where no script can hide it, and marks nothing as required", () => {
    const fields = [
      fieldOf("checkbox", { name: "box", label: "We own a house" }),
      fieldOf("text", { is_conditional: "box", rules: ["required"] }),
    ];
    const html = render(<FieldList fields={fields} />);
    expect(textOf(html)).toContain("Answer this only if you ticked “We own a house”.");
    expect(tagOf(html.slice(html.indexOf('for="it"')), "input")).not.toContain("required");
    const ticked = render(<FieldList fields={fields} answers={{ box: "1" }} />);
    expect(tagOf(ticked.slice(ticked.indexOf('for="it"')), "input")).toContain("required");
  });

  it("B-17 B-33 leads nowhere that is no page, and shows foreign tags as text", () => {
    const html = "<script>x</script> <b onclick=1>a</b> <em>b</em> &lt;c&gt; <b>d";
    for (const href of ["javascript:alert(1)", "//evil.example", "data:text/html,x", "/\\evil"]) {
      const link = drawn(fieldOf("link", { link: { href, html } }));
      expect(link).not.toContain("<a ");
      expect(link).not.toContain("<script>");
      expect(link).not.toContain("<b onclick");
      expect(link).toContain("<em>b</em> &lt;c&gt; <b>d</b>");
    }
    expect(drawn(fieldOf("link", { link: undefined, action: "/pricing" }))).toContain(
      '<a href="/pricing"',
    );
  });

  it("tells the browser what the rules ask for", () => {
    const email = tagOf(drawn(fieldOf("text", { rules: ["email"] })), "input");
    expect(email).toContain('type="email"');
    expect(email).toContain('autoComplete="email"');
    const zip = tagOf(drawn(fieldOf("text", { rules: ["zip"] })), "input");
    expect(zip).toContain('inputMode="numeric"');
    expect(zip).toContain('maxLength="10"');
    const named = tagOf(
      drawn(fieldOf("text", { rules: ["max:40", "autocomplete:name"] })),
      "input",
    );
    expect(named).toContain('maxLength="40"');
    expect(named).toContain('autoComplete="name"');
  });

  it("B-35 without script leads to the page for files and takes their numbers", () => {
    const html = drawn(fieldOf("dropbox", { action: "/app/files" }));
    const back = encodeURIComponent("/here?files_for=it");
    expect(html).toContain(`href="/app/files?return=${back}"`);
    expect(tagOf(html, "input")).toContain('type="text"');
  });

  it("keeps what was typed when the form came back", () => {
    const box = fieldOf("checkbox", { value: "1" });
    expect(render(<FieldList fields={[box]} />, { values: {} })).not.toContain("checked");
    expect(
      render(<FieldList fields={[{ ...box, is_disabled: true }]} />, { values: {} }),
    ).toContain("checked");
    expect(render(<FieldList fields={[fieldOf("text")]} />, { values: { it: "x" } })).toContain(
      'value="x"',
    );
  });
});
