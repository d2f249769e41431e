import { expect, it } from "vitest";
import { z } from "zod";
import { labelsOf } from "#modules/platform/fields";
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

const schemas = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file).flatMap(([name, schema]) =>
    name.endsWith("Schema") && schema instanceof z.ZodType
      ? [{ name: `\`${path.slice(1)}\` \`${name}\``, schema }]
      : [],
  ),
);
const known = schemas.map(({ name, schema }) => [name, fieldsOf(schema).join(", ")] as const);

/** What no person types, so that no message about it is read: by what it is. */
const notTyped = {
  "what a page hands back": `approved account_id attempt chapters digest discount_id discount_total entries
    en_version entry es_version expMonth expYear form_key from hold id key kind losing merge payer_id queue
    query restore seen_clubs seen_dates token tx_id until value version`,
  "buttons, tick boxes and choices": `agrees badge budget cash choice
    create_new_accounts decision deposits is_indexed is_open is_seen leave outcome opening papers power
    purpose receipts reconciled returns sign statements step topic two_people type
    whom`,
  "numbers of files and invoices": `confirmation_uploads file_uploads invoices return_uploads`,
  "what the card provider's script makes": "dataDescriptor dataValue",
};

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

it("messages name every field that somebody types", () => {
  const silent = Object.values(notTyped).flatMap((names) => names.split(/\s+/));
  const unnamed = schemas.flatMap(({ name, schema }) =>
    Object.entries(labelsOf(schema, "en")).flatMap(([field, label]) =>
      label === undefined ? [{ name, field }] : [],
    ),
  );
  expect(unnamed.filter(({ field }) => !silent.includes(field))).toEqual([]);
  expect(silent.filter((field) => !unnamed.some((one) => one.field === field))).toEqual([]);
});
