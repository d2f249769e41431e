import { describe, expect, it } from "vitest";
import { usStates } from "#modules/platform/us-states";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { FileDrop } from "~/ui/file-drop";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { PasswordField } from "~/ui/password-field";
import { MonthSelect, Select } from "~/ui/selects";
import { StateSelect } from "~/ui/state-select";
import { render, tagOf, textOf } from "./render";

const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);

describe("a field", () => {
  it("A-57 shows the first error of its name and wires it to the control", () => {
    const html = render(<TextInput name="email" label="Email" hint="Yours." />, {
      errors: { email: "The email field is required.", name: "Not here." },
    });
    expect(tagOf(html, "input")).toContain('aria-invalid="true"');
    expect(tagOf(html, "input")).toContain('aria-describedby="email-hint email-error"');
    expect(html).toContain('id="email-error"');
    expect(textOf(html)).toContain("The email field is required.");
    expect(textOf(html)).not.toContain("Not here.");
  });

  it("leads from its label to its control, also in a form with a name of its own", () => {
    const idOf = (name: string) => `credit-${name}`;
    const html = render(<TextInput name="amount" label="Amount" />, { idOf });
    expect(tagOf(html, "label")).toContain('for="credit-amount"');
    expect(tagOf(html, "input")).toContain('id="credit-amount"');
  });

  it("A-61 shows an asterisk when it is required, and none when it is not", () => {
    const required = { email: { required: true } };
    expect(
      textOf(render(<TextInput name="email" label="Email" />, { constraints: required })),
    ).toBe("Email *");
    expect(textOf(render(<TextInput name="email" label="Email" required />))).toBe("Email *");
    expect(textOf(render(<TextInput name="email" label="Email" />))).toBe("Email");
    expect(textOf(render(<Checkbox name="ok" label="Agreed" required />))).toBe("Agreed *");
    expect(textOf(render(<RadioGroup name="kind" label="Kind" options={[]} required />))).toBe(
      "Kind *",
    );
  });

  it("shows what was typed before a refusal instead of its initial value", () => {
    const values = { name: "typed", text: "long", state: "OH", kind: "b" };
    const kept = { values };
    expect(render(<TextInput name="name" label="" defaultValue="first" />, kept)).toContain(
      'value="typed"',
    );
    expect(render(<TextArea name="text" label="" defaultValue="first" />, kept)).toContain(
      ">long<",
    );
    expect(render(<StateSelect name="state" label="" defaultValue="TX" />, kept)).toContain(
      '<option value="OH" selected="">',
    );
    const radios = render(
      <RadioGroup
        name="kind"
        label=""
        defaultValue="a"
        options={[
          { value: "a", label: "A" },
          { value: "b", label: "B" },
        ]}
      />,
      kept,
    );
    expect(radios).toMatch(/<input[^>]*checked=""[^>]*value="b"|value="b"[^>]*checked=""/);
    expect(radios.match(/checked/g)).toHaveLength(1);
  });

  it("keeps a box unticked that was unticked before a refusal", () => {
    const box = <Checkbox name="is_member" label="Member" defaultChecked />;
    expect(tagOf(render(box), "input")).toContain("checked");
    expect(tagOf(render(box, { values: {} }), "input")).not.toContain("checked");
    expect(tagOf(render(box, { values: { is_member: "1" } }), "input")).toContain("checked");
    expect(tagOf(render(box), "input")).toContain('value="1"');
  });

  it("takes its lengths from the schema's constraints", () => {
    const html = render(<TextInput name="name" label="Name" />, {
      constraints: { name: { minLength: 2, maxLength: 80 } },
    });
    expect(tagOf(html, "input")).toContain('maxLength="80"');
    expect(tagOf(html, "input")).toContain('minLength="2"');
  });
});

describe("kinds of fields", () => {
  it("sends months as 1 to 12 in the order of the calendar", () => {
    const html = render(<MonthSelect name="m" label="Month" />);
    expect(optionsOf(html)).toEqual([
      "",
      ...Array.from({ length: 12 }, (_, index) => String(index + 1)),
    ]);
    expect(html).not.toContain("<optgroup");
    expect(html).toContain('<option value="6">June</option>');
  });

  it("offers the 50 states and the District of Columbia", () => {
    expect(Object.keys(usStates)).toHaveLength(51);
    expect(optionsOf(render(<StateSelect name="s" label="State" />))).toEqual([
      "",
      ...Object.keys(usStates),
    ]);
  });

  it("starts a select with the empty choice", () => {
    const html = render(<Select name="s" label="" options={[{ value: "a", label: "A" }]} />);
    expect(html).toContain('<option value="">Select an option</option>');
  });

  it("takes amounts as text with a decimal keyboard", () => {
    const html = tagOf(render(<MoneyInput name="amount" label="Amount" />), "input");
    expect(html).toContain('type="text"');
    expect(html).toContain('inputMode="decimal"');
  });

  it("takes dates and files in the browser's own controls", () => {
    expect(render(<DateInput name="d" label="" />)).toContain('type="date"');
    const drop = render(<FileDrop name="f" label="Photo" accept="image/png" />);
    expect(tagOf(drop, "input")).toContain('type="file"');
    expect(tagOf(drop, "input")).toContain('accept="image/png"');
    expect(textOf(drop)).toContain("Drag file here to upload");
  });

  it("A-46 A-47 A-36 shows an empty password, its strength and its guidance", () => {
    const field = <PasswordField name="password" label="Password" hasMeter />;
    const html = render(field, { values: { password: "secret" } });
    expect(html).not.toContain("secret");
    const text = textOf(html);
    expect(text).toContain("Very weak");
    const [required = "", optional = ""] = text.split("(optional)");
    expect(required).toContain("At least 8 characters");
    expect(required).toContain("Letters and numbers");
    expect(optional).toContain("Upper and lower case");
    expect(optional).toContain("!,%,&amp;,@,#,$,^,*,?,_,~");
    expect(html.match(/<span data-tone|<span><\/span>/g)).toHaveLength(5);
  });

  it("A-20 leaves out the button that would need script", () => {
    expect(render(<PasswordField name="password" label="Password" />)).not.toContain("<button");
  });
});
