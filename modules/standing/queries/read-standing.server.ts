import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import { days, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isStale, judgeStanding, type Verdict } from "../domain/judge";
import { awaitsSweep } from "../judging/awaiting.server";
import { isWorseByFiles } from "../judging/decide";
import { accountsOf, gatherFacts } from "../judging/gather-facts.server";
import { keepJudgement, readFindings, type StoredFinding } from "../judging/stored";
import type { ChangeCause, ChangeView, StandingView } from "../views";

/**
 * The standing of an account today, judged at this moment; while another word waits for staff, or
 * after they dropped it, the one before. For its own people, staff and the system; for anybody else it
 * is `not_found`.
 */
export async function readStanding(ctx: Ctx, accountId: number): Promise<Result<StandingView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const [account] = await accountsOf(ctx, [accountId]);
  if (!account) return refuse({ code: "not_found" });
  const [factsOf, [row]] = await Promise.all([
    gatherFacts(ctx, [account]),
    keptRow(ctx, accountId),
  ]);
  const gathered = factsOf.get(accountId);
  if (!gathered) return refuse({ code: "not_found" });
  const { ein, facts, undecidedGroupId } = gathered;
  const judged = judgeStanding(facts);
  const { digest } = keepJudgement(judged, ein);
  const isUndecided =
    undecidedGroupId !== undefined && judged.findings.some(({ code }) => code === "group_revoked");
  const isHeld =
    row !== undefined &&
    digest !== row.digest &&
    (row.holdId !== null ||
      (row.digest !== "" && isWorseByFiles(row.verdict, judged) && (await awaitsSweep(ctx))));
  const isKept = row !== undefined && (isHeld || isUndecided || digest === row.droppedDigest);
  const kept = isKept && {
    verdict: row.verdict,
    findings: readFindings(row.findings, facts.today),
  };
  const { irs, today } = facts;
  const age = irs && toUtcDate(today).getTime() - toUtcDate(irs.asOf).getTime();
  return ok({
    ...judged,
    ...kept,
    accountId,
    name: account.name,
    ein,
    facts,
    isBeingChecked: isHeld || isUndecided,
    staleDays:
      age !== undefined && irs && isStale(irs.asOf, today) ? Math.round(age / days(1)) : undefined,
  });
}

/** What the table's checks hold to what `writeStandings` wrote. */
interface KeptRow {
  readonly [column: string]: unknown;
  readonly verdict: Verdict;
  readonly findings: StoredFinding[];
  readonly digest: string;
  readonly droppedDigest: string | null;
  readonly holdId: number | null;
}

// With every look at a club's home, so that it is one prepared statement past Prisma.
const keptRow = (ctx: Ctx, accountId: number) =>
  rawRows<KeptRow>(ctx, {
    name: "standing-kept",
    text: `SELECT verdict, findings, digest, dropped_digest AS "droppedDigest", hold_id AS "holdId"
      FROM standings WHERE account_id = $1`,
    values: [accountId],
  });

/** So many changes are shown. */
const NEWEST = 50;

/** The changes of an account's standing, the newest first: for its people, staff and the system. */
export async function standingHistory(
  ctx: Ctx,
  accountId: number,
): Promise<Result<readonly ChangeView[]>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const rows = await ctx.db.standingChange.findMany({
    where: { accountId },
    orderBy: { id: "desc" },
    take: NEWEST,
  });
  return ok(
    rows.map(({ id, at, cause, was, verdict, findings }) => {
      const [gravest] = readFindings(findings as unknown as StoredFinding[], fromUtcDate(at));
      return {
        id,
        at,
        cause: cause as ChangeCause,
        was: (was ?? undefined) as Verdict | undefined,
        verdict: verdict as Verdict,
        gravest,
      };
    }),
  );
}
