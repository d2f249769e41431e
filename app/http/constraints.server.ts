import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import type { FieldConstraint } from "~/ui/form-context";

type Constraints = Readonly<Record<string, FieldConstraint>>;

const known = new WeakMap<z.ZodType, Constraints>();

/**
 * The HTML constraints of a form's fields, from the schema that judges them: what is required by
 * conform's reading of the input, the lengths from the output, where text fields state them.
 */
export function constraintsOf(schema: z.ZodType): Constraints {
  const found = known.get(schema) ?? readConstraints(schema);
  known.set(schema, found);
  return found;
}

function readConstraints(schema: z.ZodType): Constraints {
  const required = getZodConstraint(schema as Parameters<typeof getZodConstraint>[0]);
  const { properties = {} } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
  return Object.fromEntries(
    Object.entries(required).map(([name, constraint]) => {
      const property = properties[name];
      const { minLength, maxLength } = typeof property === "object" ? property : {};
      return [name, { required: constraint?.required, minLength, maxLength }];
    }),
  );
}
