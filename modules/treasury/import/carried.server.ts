import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { parseCivilDate } from "#modules/platform/dates";
import { IMPORT_ROWS_MAX } from "./read-rows.server";

/** A form that carries a file's rows has at most so many bytes of them. */
const CARRIED_MAX = 4_000_000;

const carriedSchema = z.strictObject({
  fileName: z.string().min(1).max(255),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
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
export const packCarried = (carried: Carried): string =>
  deflateRawSync(JSON.stringify(carried)).toString("base64url");

/** Undefined for what no page of ours sent. */
export function unpackCarried(text: string): Carried | undefined {
  try {
    const json = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: CARRIED_MAX });
    const read = carriedSchema.safeParse(JSON.parse(json.toString("utf8")));
    return read.success ? read.data : undefined;
  } catch {
    // Whatever the unpacking of foreign bytes throws, the sender is told the same.
    return undefined;
  }
}
