import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { findIrsOrganization, type IrsOrganization } from "./find-irs-organization.server";

/** What the imported files say about an EIN, each as of its own date. */
export interface Listing {
  /** Undefined when the list of exempt organizations has it not: the other lists may. */
  readonly organization: IrsOrganization | undefined;
  /** The latest revocation of the automatic revocation list. */
  readonly revocation:
    | {
        readonly revokedOn: CivilDate;
        readonly reinstatedOn: CivilDate | undefined;
        readonly asOf: CivilDate;
      }
    | undefined;
  /** The codes of Publication 78; undefined when it is not listed. */
  readonly pub78: { readonly codes: readonly string[]; readonly asOf: CivilDate } | undefined;
  /** The date of the Publication 78 that was imported, if one was. */
  readonly pub78AsOf: CivilDate | undefined;
  /** Its latest electronic notice. */
  readonly epostcard:
    | { readonly year: number; readonly isTerminated: boolean; readonly asOf: CivilDate }
    | undefined;
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

/** Everything that the files say about an EIN, for anybody; undefined when none of them has it. */
export async function readListing(ctx: Ctx, ein: string): Promise<Listing | undefined> {
  const [organization, revocation, pub78, anyPub78, epostcard] = await Promise.all([
    findIrsOrganization(ctx, ein),
    ctx.db.irsRevocation.findFirst({ where: { ein }, orderBy: { revokedOn: "desc" } }),
    ctx.db.irsPub78.findUnique({ where: { ein } }),
    ctx.db.irsPub78.findFirst({ select: { asOf: true } }),
    ctx.db.irsEpostcard.findUnique({ where: { ein } }),
  ]);
  if (!organization && !revocation && !pub78 && !epostcard) return undefined;
  return {
    organization,
    revocation: revocation ? revocationOf(revocation) : undefined,
    pub78: pub78 ? { codes: pub78.codes.split(","), asOf: fromUtcDate(pub78.asOf) } : undefined,
    pub78AsOf: anyPub78 ? fromUtcDate(anyPub78.asOf) : undefined,
    epostcard: epostcard
      ? {
          year: epostcard.taxYear,
          isTerminated: epostcard.isTerminated,
          asOf: fromUtcDate(epostcard.asOf),
        }
      : undefined,
  };
}

interface RevocationRow {
  readonly revokedOn: Date;
  readonly reinstatedOn: Date | null;
  readonly asOf: Date;
}

const revocationOf = ({ revokedOn, reinstatedOn, asOf }: RevocationRow) => ({
  revokedOn: fromUtcDate(revokedOn),
  reinstatedOn: reinstatedOn ? fromUtcDate(reinstatedOn) : undefined,
  asOf: fromUtcDate(asOf),
});
