import { personName } from "#modules/accounts/contract";
import { groupAccess, reachOf } from "#modules/accounts/index.server";
import type { Office } from "#modules/officers/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isActingMember, isOfAccount, isStaff, refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { type ClaimState, mayObject, running } from "./claim-state";
import type { ClaimView } from "./claim-views";
import { mayDecideClaim } from "./decide-claim.server";

/** So many claims a list has, those that run first. */
const MOST = 100;

const withNames = {
  account: { select: { name: true } },
  objectedBy: { select: { firstName: true, lastName: true, email: true } },
} as const;

const findRows = (ctx: Ctx, where: object) =>
  reader(ctx).claim.findMany({
    where,
    include: withNames,
    orderBy: { id: "desc" },
    take: MOST,
  });
type Row = Awaited<ReturnType<typeof findRows>>[number];

async function viewOf(ctx: Ctx, row: Row): Promise<ClaimView> {
  const { account, objectedBy, fileKey: _, ...rest } = row;
  const isOpen = row.state === "open" || row.state === "objected";
  const sees = ctx.actor.kind === "user" && ctx.actor.seenBy !== undefined;
  return {
    id: rest.id,
    accountId: rest.accountId,
    accountName: account.name,
    // The table's checks hold both to what there is.
    state: rest.state as ClaimState,
    office: rest.office as Office,
    title: rest.title,
    name: rest.name,
    email: rest.email,
    why: rest.why,
    fileName: rest.fileName,
    createdAt: rest.createdAt,
    effectiveAt: rest.effectiveAt,
    objection: rest.objection,
    objectedBy: objectedBy ? personName(objectedBy) : "",
    decision: rest.decision,
    mayDecide: !sees && isOpen && (await mayDecideClaim(ctx, row)) === "yes",
    mayObject:
      !sees &&
      isActingMember(ctx, row.accountId) &&
      mayObject(row.state, row.effectiveAt, ctx.now()),
  };
}

const viewsOf = (ctx: Ctx, rows: readonly Row[]) =>
  Promise.all(rows.map((row) => viewOf(ctx, row)));

/** All claims, the newest first, for staff. Refusals: `unauthenticated`, `forbidden`. */
export async function listClaims(ctx: Ctx): Promise<Result<readonly ClaimView[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  return ok(await viewsOf(ctx, await findRows(ctx, {})));
}

/** Claims of a headquarters' chapters in reach. Refusals: `not_found`. */
export async function groupClaims(
  ctx: Ctx,
  centralAccountId: number,
): Promise<Result<readonly ClaimView[]>> {
  const access = await groupAccess(ctx, centralAccountId);
  if (!access.ok) return access;
  const where = { state: { in: running }, account: reachOf(access.value) };
  return ok(await viewsOf(ctx, await findRows(ctx, where)));
}

/** The claim of an account that runs, for its people and staff; null while none does. */
export async function runningClaim(ctx: Ctx, accountId: number): Promise<ClaimView | null> {
  if (!isOfAccount(ctx, accountId)) return null;
  const [row] = await findRows(ctx, { accountId, state: { in: running } });
  return row ? viewOf(ctx, row) : null;
}

/** The paper of a claim: for staff, the club's people and its headquarters. Refusals: `not_found`. */
export async function claimFile(
  ctx: Ctx,
  id: number,
): Promise<Result<{ readonly fileName: string; open(): Promise<OpenFile | undefined> }>> {
  const row = await reader(ctx).claim.findUnique({ where: { id } });
  const sees =
    row &&
    (isStaff(ctx) ||
      isOfAccount(ctx, row.accountId) ||
      (await mayDecideClaim(ctx, row)) !== "no");
  if (!row || !sees) return refuse({ code: "not_found" });
  return ok({ fileName: row.fileName, open: () => storage.get(row.fileKey) });
}
