import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { findIrsOrganization, type IrsOrganization } from "./find-irs-organization.server";

/** What the imported files say about an EIN, each as of its own date. */
export interface Listing {
  readonly organization: IrsOrganization;
  /** The latest revocation of the automatic revocation list. */
  readonly revocation:
    | {
        readonly revokedOn: CivilDate;
        readonly reinstatedOn: CivilDate | undefined;
      }
    | undefined;
  /** The codes of Publication 78; undefined when it is not listed. */
  readonly pub78: { readonly codes: string; readonly asOf: CivilDate } | undefined;
  /** The date of the Publication 78 that was imported, if one was. */
  readonly pub78AsOf: CivilDate | undefined;
  readonly epostcardYear: number | undefined;
}

/** The newest date of the imported list; undefined before the first import. */
export async function listingsAsOf(ctx: Ctx): Promise<CivilDate | undefined> {
  const last = await ctx.db.listingImport.findFirst({
    where: { kind: "bmf", state: "done" },
    orderBy: { asOf: "desc" },
    select: { asOf: true },
  });
  return last ? fromUtcDate(last.asOf) : undefined;
}

/** Everything that the files say about an EIN, for anybody; undefined when the list has it not. */
export async function readListing(ctx: Ctx, ein: string): Promise<Listing | undefined> {
  const organization = await findIrsOrganization(ctx, ein);
  if (!organization) return undefined;
  const [revocation, pub78, anyPub78, epostcard] = await Promise.all([
    ctx.db.irsRevocation.findFirst({ where: { ein }, orderBy: { revokedOn: "desc" } }),
    ctx.db.irsPub78.findUnique({ where: { ein } }),
    ctx.db.irsPub78.findFirst({ select: { asOf: true } }),
    ctx.db.irsEpostcard.findUnique({ where: { ein } }),
  ]);
  const again = revocation?.reinstatedOn;
  return {
    organization,
    revocation: revocation
      ? {
          revokedOn: fromUtcDate(revocation.revokedOn),
          reinstatedOn: again ? fromUtcDate(again) : undefined,
        }
      : undefined,
    pub78: pub78 ? { codes: pub78.codes, asOf: fromUtcDate(pub78.asOf) } : undefined,
    pub78AsOf: anyPub78 ? fromUtcDate(anyPub78.asOf) : undefined,
    epostcardYear: epostcard?.taxYear,
  };
}
