import {
  type Resolution,
  type ResolutionFields,
  resolutionSchema,
  writeResolution,
} from "#modules/officers/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import type { Result } from "#modules/platform/result";

/** What an address asks for: a resolution changes nothing, so that all of it is a query. */
export type TypedResolution = Record<
  "legal_name" | "meeting_on" | "bank" | "signatures" | "first" | "second",
  string
> &
  Record<"sign" | "leave" | "power", string[]>;

/** What somebody typed, as the address has it. */
export function typedResolution({ searchParams }: URL): TypedResolution {
  const one = (name: string) => searchParams.get(name) ?? "";
  const all = (name: string) => searchParams.getAll(name);
  return {
    legal_name: one("legal_name"),
    meeting_on: one("meeting_on"),
    bank: one("bank"),
    signatures: one("signatures"),
    first: one("first"),
    second: one("second"),
    sign: all("sign"),
    leave: all("leave"),
    power: all("power"),
  };
}

/** The resolution that an address asks for. */
export async function askedResolution(
  ctx: Ctx,
  url: URL,
  accountId: number,
): Promise<Result<Resolution>> {
  const fields: Result<ResolutionFields> = parseFields(
    resolutionSchema,
    typedResolution(url),
    ctx.locale,
  );
  return fields.ok ? writeResolution(ctx, { accountId, fields: fields.value }) : fields;
}
