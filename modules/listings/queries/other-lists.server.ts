import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import type { OtherLists } from "../contract";

/** What the lists say about EINs of nine digits, for anybody; of whom they say nothing is left out. */
export async function readOtherLists(
  ctx: Ctx,
  eins: readonly string[],
): Promise<ReadonlyMap<string, OtherLists>> {
  const where = { ein: { in: [...eins] } };
  const db = reader(ctx);
  const [revocations, listed, notices] = await Promise.all([
    db.irsRevocation.findMany({ where, orderBy: { revokedOn: "asc" } }),
    db.irsPub78.findMany({ where }),
    db.irsEpostcard.findMany({ where }),
  ]);
  const found = new Map<string, OtherLists>();
  const add = (ein: string, facts: OtherLists) => found.set(ein, { ...found.get(ein), ...facts });
  // The later revocation takes the place of the one before.
  for (const { ein, revokedOn, reinstatedOn, asOf } of revocations) {
    const again = reinstatedOn ? fromUtcDate(reinstatedOn) : undefined;
    const revocation = { revokedOn: fromUtcDate(revokedOn), reinstatedOn: again };
    add(ein, { revocation: { ...revocation, asOf: fromUtcDate(asOf) } });
  }
  for (const { ein, codes, asOf } of listed) {
    add(ein, { pub78: { codes: codes.split(","), asOf: fromUtcDate(asOf) } });
  }
  for (const { ein, taxYear: year, periodEnd, isTerminated, asOf } of notices) {
    const end = periodEnd ? fromUtcDate(periodEnd) : undefined;
    add(ein, { epostcard: { year, periodEnd: end, isTerminated, asOf: fromUtcDate(asOf) } });
  }
  return found;
}

/** The dates of the lists that are imported. */
export async function otherListsAsOf(
  ctx: Ctx,
): Promise<{ readonly [list in "revocations" | "pub78"]: CivilDate | undefined }> {
  const [revocation, listed] = await Promise.all([
    reader(ctx).irsRevocation.findFirst({ select: { asOf: true } }),
    reader(ctx).irsPub78.findFirst({ select: { asOf: true } }),
  ]);
  return {
    revocations: revocation ? fromUtcDate(revocation.asOf) : undefined,
    pub78: listed ? fromUtcDate(listed.asOf) : undefined,
  };
}
