import { type Ctx, reader } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { type ContestKind, MAX_COUNTED } from "../domain/entry-types";
import { organizationKey } from "../domain/organization-key";
import { organizationGroups, type PlaceKeys, usedPlaces } from "../places.server";
import { openContest } from "./current-contest.server";

export interface PlaceQuestion {
  readonly kind: ContestKind;
  /** As typed; "" when it is not known. */
  readonly organization: string;
  readonly email: string;
  /** The address of who asks and is signed in. */
  readonly ownEmail: string | undefined;
}

/**
 * How many of the three places are used, for the hint above the form. An organization's entries
 * are no secret. Those of an address are told to its owner, and to who names an organization that
 * the address has sent entries for: an address alone tells nobody that it was ever here.
 */
export async function countUsedPlaces(ctx: Ctx, question: PlaceQuestion): Promise<number> {
  const contest = await openContest(ctx, question.kind);
  if (!contest) return 0;
  const keys = {
    contestId: contest.id,
    organizationKey: organizationKey(question.organization),
    emailKey: foldEmail(question.email),
  };
  const used = await usedPlaces(ctx, keys);
  const isOwn = question.ownEmail !== undefined && foldEmail(question.ownEmail) === keys.emailKey;
  const isTold = isOwn || (used.email > 0 && (await isKnownTogether(ctx, keys)));
  return Math.min(MAX_COUNTED, Math.max(used.organization, isTold ? used.email : 0));
}

async function isKnownTogether(ctx: Ctx, keys: PlaceKeys): Promise<boolean> {
  const groups = await organizationGroups(ctx, keys.contestId);
  const organizationKey = { in: groups.keysOf(keys.organizationKey) };
  return (await reader(ctx).contestEntry.count({ where: { ...keys, organizationKey } })) > 0;
}
