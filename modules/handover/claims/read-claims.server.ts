import { personName } from "#modules/accounts/contract";
import { groupAccess, mayEdit, reachOf } from "#modules/accounts/index.server";
import type { Office } from "#modules/officers/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import {
  isActingMember,
  isOfAccount,
  isStaff,
  mayDo,
  refuseOthers,
} from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { type ClaimState, mayObject, running } from "./claim-state";
import type { ClaimView } from "./claim-views";
import { mayDecideClaim } from "./decide-claim.server";

/** So many claims a list has of those that run, and of those that are over. */
const MOST_RUNNING = 100;
const MOST_OVER = 50;

const withNames = {
  account: { select: { name: true, timeZone: true } },
  objectedBy: { select: { firstName: true, lastName: true, email: true } },
} as const;

/** Claims that run, the one whose days end first on top. */
const findRunning = (ctx: Ctx, where: Prisma.ClaimWhereInput) =>
  reader(ctx).claim.findMany({
    where: { ...where, state: { in: running } },
    include: withNames,
    orderBy: [{ effectiveAt: "asc" }, { id: "asc" }],
    take: MOST_RUNNING,
  });
type Row = Awaited<ReturnType<typeof findRunning>>[number];

/** Who reads: whether a claim that is open is theirs to decide, and one that somebody objected to. */
interface Deciding {
  readonly open: boolean;
  readonly objected: boolean;
}
const nobody: Deciding = { open: false, objected: false };

function viewOf(ctx: Ctx, row: Row, decides: Deciding): ClaimView {
  const { account, objectedBy, ...rest } = row;
  const isTheirs = row.state === "objected" ? decides.objected : decides.open;
  const sees = ctx.actor.kind === "user" && ctx.actor.seenBy !== undefined;
  return {
    id: rest.id,
    accountId: rest.accountId,
    accountName: account.name,
    timeZone: account.timeZone,
    // The table's checks hold both to what there is.
    state: rest.state as ClaimState,
    office: rest.office as Office,
    title: rest.title,
    name: rest.name,
    email: rest.email,
    why: rest.why,
    fileName: rest.fileName,
    isQuarantined: rest.quarantinedAt !== null,
    createdAt: rest.createdAt,
    effectiveAt: rest.effectiveAt,
    objection: rest.objection,
    objectedBy: objectedBy ? personName(objectedBy) : "",
    decision: rest.decision,
    mayDecide: !sees && running.some((one) => one === row.state) && isTheirs,
    mayObject:
      !sees &&
      isActingMember(ctx, row.accountId) &&
      mayObject(row.state, row.effectiveAt, ctx.now()),
  };
}

/**
 * All claims, for staff: those that run, and the newest of those that are over. Refusals:
 * `unauthenticated`, `forbidden`.
 */
export async function listClaims(ctx: Ctx): Promise<Result<readonly ClaimView[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const over = await reader(ctx).claim.findMany({
    where: { state: { notIn: running } },
    include: withNames,
    orderBy: { id: "desc" },
    take: MOST_OVER,
  });
  const may = mayDo(ctx, "accounts");
  const rows = [...(await findRunning(ctx, {})), ...over];
  return ok(rows.map((row) => viewOf(ctx, row, { open: may, objected: may })));
}

/** Claims of a headquarters' chapters in reach that run. Refusals: `not_found`. */
export async function groupClaims(
  ctx: Ctx,
  centralAccountId: number,
): Promise<Result<readonly ClaimView[]>> {
  const access = await groupAccess(ctx, centralAccountId);
  if (!access.ok) return access;
  const staff = mayDo(ctx, "accounts");
  const decides = { open: staff || mayEdit(access.value), objected: staff };
  const rows = await findRunning(ctx, { account: reachOf(access.value) });
  return ok(rows.map((row) => viewOf(ctx, row, decides)));
}

/** The claim of an account that runs, for its people and staff; null while none does. */
export async function runningClaim(ctx: Ctx, accountId: number): Promise<ClaimView | null> {
  if (!isOfAccount(ctx, accountId)) return null;
  const [row] = await findRunning(ctx, { accountId });
  return row ? viewOf(ctx, row, nobody) : null;
}

/**
 * The paper of a claim: for staff, the club's people and its headquarters. Refusals: `not_found`, also
 * for one that is in quarantine.
 */
export async function claimFile(
  ctx: Ctx,
  id: number,
): Promise<Result<{ readonly fileName: string; open(): Promise<OpenFile | undefined> }>> {
  const row = await reader(ctx).claim.findUnique({ where: { id } });
  const sees =
    row &&
    (isStaff(ctx) || isOfAccount(ctx, row.accountId) || (await mayDecideClaim(ctx, row)) !== "no");
  if (!row || !sees || row.quarantinedAt) return refuse({ code: "not_found" });
  return ok({ fileName: row.fileName, open: () => storage.get(row.fileKey) });
}
