import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { renderCertificateJob } from "../jobs";
import { mayRenew } from "../store.server";
import { certificateKey, certificateNumber } from "./certificate-files";

/** A year of membership that was renewed. */
export interface Membership {
  readonly id: number;
  readonly accountId: number;
  readonly levelName: string;
  readonly beginsOn: CivilDate;
  /** Its last day. */
  readonly endsOn: CivilDate;
  /** Whether its certificate is written; "none" when it has to be asked for (again). */
  readonly certificate: "none" | "waiting" | "ready";
  /** "2028-000012" */
  readonly certificateNumber: string;
}

const withLevel = { level: { select: { name: true } } } as const;

interface PeriodRow {
  readonly id: number;
  readonly accountId: number;
  readonly beginsOn: Date;
  readonly endsOn: Date;
  readonly certificateState: string;
  readonly level: { readonly name: string };
}

const membershipOf = (row: PeriodRow): Membership => ({
  id: row.id,
  accountId: row.accountId,
  levelName: row.level.name,
  beginsOn: fromUtcDate(row.beginsOn),
  endsOn: fromUtcDate(row.endsOn),
  // The table's check constraint holds it to these values.
  certificate: row.certificateState as Membership["certificate"],
  certificateNumber: certificateNumber(row),
});

/** The renewed years of an account, the newest first: for its people and staff. */
export async function listMemberships(
  ctx: Ctx,
  accountId: number,
): Promise<Result<readonly Membership[]>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const rows = await ctx.db.membershipPeriod.findMany({
    where: { accountId },
    orderBy: { beginsOn: "desc" },
    include: withLevel,
  });
  return ok(rows.map(membershipOf));
}

/** One of them, with the way to its certificate's file; else `not_found`. */
export async function readMembership(
  ctx: Ctx,
  id: number,
): Promise<Result<Membership & { open(): Promise<OpenFile | undefined> }>> {
  const row = await ctx.db.membershipPeriod.findUnique({ where: { id }, include: withLevel });
  if (!row || !isOfAccount(ctx, row.accountId)) return refuse({ code: "not_found" });
  return ok({ ...membershipOf(row), open: () => storage.get(certificateKey(id)) });
}

/**
 * Asks for a certificate that is not there; asking again while it is written adds nothing. For who may
 * renew the account; else `not_found`.
 */
export async function requestCertificate(ctx: Ctx, id: number): Promise<Result<void>> {
  const found = await readMembership(ctx, id);
  if (!found.ok) return found;
  if (!mayRenew(ctx.actor, found.value.accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.membershipPeriod.updateMany({
      where: { id, certificateState: "none" },
      data: { certificateState: "waiting" },
    });
    if (count === 1) await enqueue(tx, renderCertificateJob, { periodId: id });
    return ok(undefined);
  });
}
