import type { Ctx } from "#modules/platform/ctx.server";
import { isOfficer } from "../domain/offices";
import type { TermView } from "../views";
import { termsOf } from "./read-roster.server";

/**
 * Who is an officer of an account today by its roster, in the order of the offices; none where nobody
 * entered one. Whoever calls asks for permission.
 */
export async function sittingOfficers(ctx: Ctx, accountId: number): Promise<readonly TermView[]> {
  const found = await termsOf(ctx, accountId);
  return (found?.terms ?? []).filter(({ office, state }) => isOfficer(office) && state === "open");
}
