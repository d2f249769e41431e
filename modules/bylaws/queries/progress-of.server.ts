import type { Ctx } from "#modules/platform/ctx.server";
import type { VersionState } from "../contract";
import { isHash } from "../domain/hash";
import { stateOf } from "./find-bylaws.server";

/** How far a version's files are. */
export interface BylawsProgress {
  readonly version: number;
  readonly state: VersionState;
}

/**
 * How far the files of a version are, the newest unless a number is given: one short question, for
 * pages that wait. Whoever holds the hash may ask. Undefined when there is no such version.
 */
export async function progressOf(
  ctx: Ctx,
  hash: string,
  number?: number,
): Promise<BylawsProgress | undefined> {
  if (!isHash(hash)) return undefined;
  const found = await ctx.db.bylawsVersion.findFirst({
    where: { bylaws: { hash }, number },
    orderBy: { number: "desc" },
    select: { number: true, state: true },
  });
  return found ? { version: found.number, state: stateOf(found.state) } : undefined;
}
