import type { Ctx } from "#modules/platform/ctx.server";
import type { AdoptionView, Variant, VersionState } from "../contract";
import { adoptionDays, adoptionSentence, readAdoption } from "../domain/adoption";
import { stateOf } from "./find-bylaws.server";
import { versionOf } from "./version-of.server";

/** What the page of a version's adoption shows. */
export interface AdoptionPage {
  readonly variant: Variant;
  readonly version: number;
  readonly state: VersionState;
  /** The days on which it can have been adopted, civil dates. */
  readonly days: { readonly first: string; readonly last: string };
  /** Set when it is recorded. */
  readonly adoption?: AdoptionView;
}

/**
 * The adoption of a version, the newest unless a number is given. Whoever holds the hash may see
 * it. Undefined when there is no such version.
 */
export async function adoptionOf(
  ctx: Ctx,
  hash: string,
  number?: number,
): Promise<AdoptionPage | undefined> {
  const found = await versionOf(ctx, hash, number);
  if (!found) return undefined;
  const page = {
    variant: found.variant,
    version: found.number,
    state: stateOf(found.state),
    days: adoptionDays(found.createdAt, ctx.now()),
  };
  if (!found.adoption) return page;
  const adoption = readAdoption(found.adoption);
  const { presidingOfficer, secretary } = adoption;
  const sentence = adoptionSentence(adoption, ctx);
  return { ...page, adoption: { sentence, presidingOfficer, secretary } };
}
