import type { Variant } from "../contract";
import { boundTemplates } from "../registry/templates.server";

/** Every variant's template, in step with the forms of the contract. */
export const templates = boundTemplates satisfies Record<Variant, unknown>;
