import { isVariant, type Variant } from "./contract";
import { boosterForm } from "./templates/booster/form";
import { chapterForm } from "./templates/chapter/form";
import type { BylawsForm } from "./templates/form";
import { schoolForm } from "./templates/school/form";

/** Every variant's form by its key. */
export const bylawsForms = {
  booster: boosterForm,
  chapter: chapterForm,
  school: schoolForm,
} as const satisfies {
  [V in Variant]: BylawsForm<V>;
};

/** The form of a variant; undefined when there is no such variant. */
export const findForm = (value: unknown): BylawsForm<Variant> | undefined =>
  isVariant(value) ? bylawsForms[value] : undefined;
