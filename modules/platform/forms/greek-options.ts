import type { FieldOption } from "./definition";
import names from "./greek-names.json";

/** For a chapter whose organization is not in the list. */
const OTHER = "other";

/** Fraternities and sororities with Greek names, by name, and a way out of the list. */
export const greekOptions: readonly FieldOption[] = [
  ...names.map((name) => ({ value: name, label: name })),
  { value: OTHER, label: "Another organization" },
];
