import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { FieldConstraint } from "./form-context";

const known = new WeakMap<z.ZodType, Readonly<Record<string, FieldConstraint>>>();

/**
 * The HTML constraints of a form, read from the schema that also judges it. A loader hands them to
 * `Form`; they are made on the server so that no page carries a schema library.
 */
export function constraintsOf(schema: z.ZodType): Readonly<Record<string, FieldConstraint>> {
  const made = known.get(schema);
  if (made) return made;
  const constraints: Record<string, FieldConstraint> = {};
  for (const [name, found] of Object.entries(getZodConstraint(schema))) {
    const { required, minLength, maxLength, pattern } = found ?? {};
    const useful = { required: required || undefined, minLength, maxLength, pattern };
    constraints[name] = Object.fromEntries(
      Object.entries(useful).filter(([, value]) => value !== undefined),
    );
  }
  known.set(schema, constraints);
  return constraints;
}
