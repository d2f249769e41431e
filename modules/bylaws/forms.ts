import { isVariant, type Variant } from "./contract";
import { bylawsForms as generated } from "./generated/forms";
import type { BylawsForm } from "./templates/form";

/** Every variant's form by its key. */
export const bylawsForms = generated;

/** The form of a variant; undefined when there is no such variant. */
export const findForm = (value: unknown): BylawsForm<Variant> | undefined =>
  isVariant(value) ? bylawsForms[value] : undefined;
