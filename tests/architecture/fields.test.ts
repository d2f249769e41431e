import { expect, it } from "vitest";
import { z } from "zod";
import { textOf } from "./files";

const files = import.meta.glob<Record<string, unknown>>(
  ["/modules/*/**/*{schemas,schema,form}.ts", "!/modules/platform/fields.ts"],
  { eager: true },
);

/** The names of a schema's fields, through unions, pipes and refinements. */
function fieldsOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) {
    const names = (schema.options as z.ZodType[]).flatMap(fieldsOf);
    return [...new Set(names)];
  }
  return schema instanceof z.ZodPipe ? fieldsOf(schema.in as z.ZodType) : [];
}

const known = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file).flatMap(([name, value]) =>
    name.endsWith("Schema") && value instanceof z.ZodType
      ? [[`\`${path.slice(1)}\` \`${name}\``, fieldsOf(value).join(", ")] as const]
      : [],
  ),
);

it("the page about fields has every schema with just its fields, and says who changes and sees them", () => {
  const rows = textOf("docs/fields.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const told = rows.map(([, name, fields]) => [name, fields]);
  expect(told.toSorted()).toEqual([...known].toSorted());
  expect(known.length).toBeGreaterThan(40);
  expect(rows.filter(([, , fields, change, see]) => !(fields && change && see))).toEqual([]);
});
