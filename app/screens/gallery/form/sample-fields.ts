import {
  type DynamicFormDefinition,
  type FieldDefinition,
  type FieldType,
  fieldTypes,
} from "#modules/platform/forms/contract";
import { href } from "~/http/href";

const colors = [
  { value: "g", label: "Green" },
  { value: "y", label: "Gold" },
];
const link = { href: href("/privacy"), html: "What we do with it, <b>in short</b>" };

/** What a bare field of a type needs beside it, and how it is called here. */
const bareNames: Partial<Record<FieldType, Omit<FieldDefinition, "field_type">>> = {
  text: { name: "line", label: "Line of text" },
  textarea: { name: "area", label: "Text area" },
  date: { name: "day", label: "Date" },
  checkbox: { name: "box", label: "Checkbox" },
  radio: { name: "color", label: "Radio", options: colors },
  state_select: { name: "state", label: "State" },
  greek_select: { name: "greek", label: "Greek organization" },
  select: { name: "pick", label: "Select", options: colors },
  heading: { name: "title", label: "Heading" },
  divider: { name: "rule" },
  alert_warning: { name: "warning", label: "Mind this", description: "A warning." },
  hidden: { name: "unseen", value: "from the definition" },
  link: { name: "way", link },
  password: { name: "portal_key", label: "Password of the state's portal" },
  dropbox: { name: "file_uploads", label: "Files", action: href("/app/files") },
};

/** Every field type as bare as it goes. */
const bare: readonly FieldDefinition[] = [
  { field_type: "heading", name: "bare", label: "Every type" },
  ...fieldTypes.map((type) => ({
    field_type: type,
    ...(bareNames[type] ?? { name: type, label: type }),
  })),
];

/** The attributes, each on a type for which it means most. */
const attributes: readonly FieldDefinition[] = [
  { field_type: "heading", name: "attributes", label: "Every attribute", description: "One each." },
  {
    field_type: "text",
    name: "ein",
    label: "EIN",
    placeholder: "12-3456789",
    rules: ["required", "ein"],
    sub_label: "Nine digits.",
    instructions: "It is on the letter that the IRS sent you.",
    description: "We ask so that we can look you up.",
    link,
    is_accented: true,
  },
  {
    field_type: "text",
    name: "sealed",
    label: "Sealed",
    value: "cannot change",
    is_disabled: true,
  },
  { field_type: "textarea", name: "tall", label: "Ten lines", rows: 10, rules: ["max:500"] },
  { field_type: "text", name: "amount", label: "Dues", rules: ["money"], side_label: "a year" },
  {
    field_type: "select",
    name: "officers",
    label: "Officers",
    options: [
      { value: "0", label: "None yet" },
      { value: "3", label: "Three" },
    ],
    side_label: "chosen:|officers",
  },
  { field_type: "text", name: "flush", label: "No space below", flush: true },
  {
    field_type: "dropbox",
    name: "new_papers",
    label: "Papers of anybody",
    instructions: "One at a time.",
    options: [{ value: "create_new_accounts", label: "Create new account if no id is present." }],
    action: href("/app/files"),
  },
  { field_type: "text", name: "classy", label: "A class of its own", add_class: "sample-class" },
];

/** A chain: each shows while the one before it is truthy. */
const chain: readonly FieldDefinition[] = [
  { field_type: "heading", name: "chain", label: "Conditions" },
  { field_type: "checkbox", name: "has_bank", label: "We have a bank account" },
  {
    field_type: "text",
    name: "bank",
    label: "Bank",
    rules: ["required"],
    is_conditional: "has_bank",
  },
  {
    field_type: "checkbox",
    name: "has_two",
    label: "Two people sign",
    is_conditional: "bank",
    side_label: "at|bank",
  },
  { field_type: "text", name: "second", label: "Second signer", is_conditional: "has_two" },
];

const short: readonly FieldDefinition[] = [
  { field_type: "text", name: "email", label: "Email", rules: ["required", "email"] },
  { field_type: "textarea", name: "comment", label: "Comment" },
  { field_type: "checkbox", name: "agrees", label: "We agree" },
];

/** The forms of the gallery by name. */
export const sampleForms = {
  full: {
    title: "Everything",
    alert: "This is the configured alert.",
    fields: { ein: "12-3456789", line: "from the configuration" },
    schema: [...bare, ...attributes, ...chain],
    has_required_fields: true,
    is_cancelable: true,
  },
  short: { title: "Short", fields: { email: "you@example.org" }, schema: short },
  locked: {
    title: "Sealed",
    fields: { email: "you@example.org" },
    schema: short,
    is_disabled: true,
  },
  clearing: {
    title: "Clearing",
    fields: {},
    schema: short,
    is_clearing: true,
    post_notification: "We wrote that down.",
  },
  failing: { title: "Failing", fields: { email: "you@example.org" }, schema: short },
} as const satisfies Readonly<Record<string, DynamicFormDefinition>>;

export type SampleForm = keyof typeof sampleForms;

/** Whether the gallery has a form of this name. */
export const isSampleForm = (name: string): name is SampleForm => Object.hasOwn(sampleForms, name);
