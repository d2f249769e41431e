/**
 * The columns that fields of forms have, by the names of the fields; what else a form asks is kept in
 * `details`.
 */
export const columnOf = {
  name: "name",
  email: "email",
  phone: "phone",
  organization: "organization",
  subject: "subject",
  message: "message",
  concerns: "message",
  ein: "ein",
  group_id: "groupNumber",
  affiliates: "affiliates",
  regions: "regions",
} as const;

export type FieldWithColumn = keyof typeof columnOf;
export const hasColumn = (name: string): name is FieldWithColumn => Object.hasOwn(columnOf, name);

/** What the column of a field holds. */
export type ColumnValue<Name extends FieldWithColumn> = Name extends "affiliates"
  ? number | null
  : string;

type Columns = {
  -readonly [Name in FieldWithColumn as (typeof columnOf)[Name]]: ColumnValue<Name>;
};
type Value = string | number | boolean | null;
export type Details = Readonly<Record<string, Value>>;

/** What was filled in, as columns, without those that the form does not ask for, and as the rest. */
export function columnsOf(fields: Details & { readonly email: string }) {
  const entries = Object.entries(fields);
  const columns = entries.flatMap(([name, value]) =>
    hasColumn(name) ? [[columnOf[name], value] as const] : [],
  );
  return {
    // A declaration's fields are read as what their columns hold (`defineInquiry`).
    columns: Object.fromEntries(columns) as Partial<Columns> & Pick<Columns, "email">,
    details: Object.fromEntries(entries.filter(([name]) => !hasColumn(name))),
  };
}

/** The same backwards: what was filled in, by the names of the fields. */
export function fieldsOf({
  details,
  ...columns
}: Columns & { readonly details: unknown }): Details {
  const named = Object.entries(columnOf).map(([name, column]) => [name, columns[column]] as const);
  return { ...(details as Details), ...Object.fromEntries(named) };
}
