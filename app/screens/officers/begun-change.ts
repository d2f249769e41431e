/** A new responsible party, handed to the form of a term by the sheet for Form 8822-B. */
export interface BegunChange {
  readonly name: string;
  readonly changedOn: string;
}

/** What was handed over, from the fields that came; undefined for those of the term's own form. */
export function begunChange(fields: Readonly<Record<string, unknown>>): BegunChange | undefined {
  if (fields.decision !== "begin") return undefined;
  const { name, responsible_changed_on: changedOn } = fields;
  return { name: String(name ?? ""), changedOn: String(changedOn ?? "") };
}
