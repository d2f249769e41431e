export interface BylawsFieldsProps {
  /** What the fields start with, by their names on the wire. */
  fields: Readonly<Record<string, string>>;
}
