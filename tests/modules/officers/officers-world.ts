import { addTerm, type TermFields, termSchema } from "#modules/officers/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import { must } from "../duties/calendar";

/** The fields of a term as its form sends them; a president's of a year from July 2026. */
export function termFields(changes: Readonly<Record<string, string>> = {}): TermFields {
  const sent = { office: "president", name: "Grace Hopper", starts_on: "2026-07-01", ...changes };
  return must(parseFields(termSchema, sent, "en"));
}

/** Enters a term, and gives its id. */
export async function enter(
  ctx: Ctx,
  accountId: number,
  changes: Readonly<Record<string, string>> = {},
): Promise<number> {
  return must(await addTerm(ctx, { accountId, fields: termFields(changes) })).id;
}
