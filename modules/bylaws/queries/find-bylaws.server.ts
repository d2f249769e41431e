import type { Ctx } from "#modules/platform/ctx.server";
import { say } from "#modules/platform/messages";
import {
  type BylawsView,
  isVariant,
  VERSIONS_MAX,
  type VersionState,
  type VersionView,
} from "../contract";
import { isHash } from "../domain/hash";
import { templates } from "../templates/registry.server";

/** So many versions are listed; older ones stay downloadable by their number. */
const LISTED_VERSIONS = 100;

/** Reads a state column. @throws RangeError for what the database's check forbids. */
export function stateOf(state: string): VersionState {
  if (state === "preparing" || state === "ready" || state === "failed") return state;
  throw new RangeError(`no such state of a version: ${state}`);
}

/** Reads a failure column as a key of the catalogue. */
export const failureOf = (failure: string | null): VersionView["failure"] =>
  failure === null ? undefined : failure === "storageFailure" ? "storageFailure" : "renderFailure";

/**
 * What the edit page shows: the newest answers and the versions. Whoever holds the hash may see
 * it. Undefined when there are no such bylaws, or they are of another variant.
 */
export async function findBylaws(
  ctx: Ctx,
  variant: string,
  hash: string,
): Promise<BylawsView | undefined> {
  if (!isVariant(variant) || !isHash(hash)) return undefined;
  const found = await ctx.db.bylaws.findUnique({
    where: { hash, variant },
    select: {
      versionCount: true,
      versions: {
        orderBy: { number: "desc" },
        take: LISTED_VERSIONS,
        select: { number: true, state: true, createdAt: true, failure: true, answers: true },
      },
    },
  });
  const newest = found?.versions[0];
  if (!found || !newest) return undefined;
  return {
    hash,
    variant,
    version: newest.number,
    answers: templates[variant].readAnswers(newest.answers),
    warnings: templates[variant].warningsOf(newest.answers).map((ref) => say(ctx.locale, ref)),
    isLocked: found.versionCount >= VERSIONS_MAX,
    versions: found.versions.map((version) => ({
      number: version.number,
      state: stateOf(version.state),
      createdAt: version.createdAt.toISOString(),
      failure: failureOf(version.failure),
    })),
  };
}
