import { isVariant, type Variant } from "./contract";
import { bylawsForms } from "./generated/forms";
import type { BylawsForm } from "./templates/form";

export { bylawsForms };

/** The form of a variant; undefined when there is no such variant. */
export const findForm = (value: unknown): BylawsForm<Variant> | undefined =>
  isVariant(value) ? bylawsForms[value] : undefined;
