import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import type { OtherLists } from "../contract";
import { findIrsOrganization, type IrsOrganization } from "./find-irs-organization.server";
import { otherListsAsOf, readOtherLists } from "./other-lists.server";

/** What the imported files say about an EIN, each as of its own date. */
export interface Listing extends OtherLists {
  /** Undefined when the list of exempt organizations has it not: the other lists may. */
  readonly organization: IrsOrganization | undefined;
  /** The date of the Publication 78 that was imported, if one was. */
  readonly pub78AsOf: CivilDate | undefined;
}

/** Everything that the files say about an EIN, for anybody; undefined when none of them has it. */
export async function readListing(ctx: Ctx, ein: string): Promise<Listing | undefined> {
  const [organization, others, { pub78: pub78AsOf }] = await Promise.all([
    findIrsOrganization(ctx, ein),
    readOtherLists(ctx, [ein]),
    otherListsAsOf(ctx),
  ]);
  const other = others.get(ein);
  return organization || other ? { organization, ...other, pub78AsOf } : undefined;
}
