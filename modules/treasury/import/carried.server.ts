import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { parseCivilDate } from "#modules/platform/dates";
import { CELL_MAX } from "#modules/platform/sheets/index.server";
import { HEAD_WITHIN } from "./columns.server";
import { IMPORT_ROWS_MAX } from "./read-rows.server";

/** A form that carries a file's rows has at most so many bytes of them. */
const CARRIED_MAX = 8_000_000;
/** So much of that a form has room for: all its fields come to a million bytes at most. */
const FORM_MAX = 900_000;

const column = z.int().min(0).max(59).optional();

const carriedSchema = z.strictObject({
  fileName: z.string().min(1).max(255),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Columns that a person chose, and by what the next such file is known. */
  chosen: z
    .strictObject({
      shape: z.string().regex(/^[\w-]{16}$/),
      columns: z.strictObject({
        date: column,
        text: column,
        amount: column,
        in: column,
        out: column,
        category: column,
      }),
    })
    .optional(),
  groups: z
    .array(
      z.strictObject({
        side: z.enum(["income", "expense"]),
        source: z.string().max(100),
      }),
    )
    .max(60),
  /** Day, cents, which of the groups, digest. */
  rows: z
    .array(
      z.tuple([
        z.string().refine((day) => parseCivilDate(day) === day),
        z.int().min(1).max(2_000_000_000),
        z.int().min(0).max(59),
        z.string().regex(/^[\w-]{16}$/),
      ]),
    )
    .max(IMPORT_ROWS_MAX)
    .refine((rows) => rows.reduce((sum, [, amount]) => sum + amount, 0) < 2_000_000_000),
});

/** What the page that shows a file's rows sends back when they are to count: nothing of it is kept until then. */
export type Carried = z.output<typeof carriedSchema>;

/** The text that a form carries. */
export const packCarried = (carried: Carried): string => pack(carried);

/** Undefined for what no page of ours sent. */
export const unpackCarried = (text: string): Carried | undefined => unpack(carriedSchema, text);

const tableSchema = z.strictObject({
  fileName: z.string().min(1).max(255),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Number and cells. */
  rows: z
    .array(z.tuple([z.int().min(1).max(10_000_000), z.array(z.string().max(CELL_MAX)).max(60)]))
    .max(IMPORT_ROWS_MAX + HEAD_WITHIN),
});

/** A file whose columns a person has to choose, which the page carries so that it is chosen once. */
export type CarriedTable = z.output<typeof tableSchema>;

/** The text that a form carries; undefined for a table that is too large for a form. */
export function packTable(table: CarriedTable): string | undefined {
  const text = pack(table);
  return text.length > FORM_MAX ? undefined : text;
}

/** Undefined for what no page of ours sent. */
export const unpackTable = (text: string): CarriedTable | undefined => unpack(tableSchema, text);

const pack = (carried: unknown): string =>
  deflateRawSync(JSON.stringify(carried)).toString("base64url");

function unpack<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    const json = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: CARRIED_MAX });
    const read = schema.safeParse(JSON.parse(json.toString("utf8")));
    return read.success ? read.data : undefined;
  } catch {
    // Whatever the unpacking of foreign bytes throws, the sender is told the same.
    return undefined;
  }
}
