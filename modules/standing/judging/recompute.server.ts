import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type Judgement, judgeStanding, worsening } from "../domain/judge";
import { findCentralHold } from "../holds/make-hold.server";
import { lockStandings, type StandingRow, writeStandings } from "../store.server";
import type { ChangeCause } from "../views";
import { awaitsSweep } from "./awaiting.server";
import { isWorseByFiles } from "./decide";
import {
  accountsOf,
  type GatheredFacts,
  gatherFacts,
  type JudgedAccount,
} from "./gather-facts.server";
import { type KeptJudgement, keepJudgement, type StandingStep, signsOf } from "./stored";

export interface Recomputing {
  readonly cause: ChangeCause;
  /** The hold that keeps a changed word of this account back; undefined where none does. */
  readonly brake?: (account: JudgedAccount) => number | undefined;
}

/**
 * Judges an account again and keeps what is found, in the caller's transaction when there is one: its
 * people's own change shows at once. For its people, staff and the system; else `not_found`.
 */
export async function recomputeStanding(
  ctx: Ctx,
  accountId: number,
  { cause = "account" }: Partial<Pick<Recomputing, "cause">> = {},
): Promise<Result<void>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx) => {
    await recomputeMany(tx, [accountId], { cause });
    return ok(undefined);
  });
}

/**
 * Judges accounts again and keeps what differs. Their rows are locked before the facts are read, so
 * that of two at once the later one reads what the earlier one wrote.
 */
export async function recomputeMany(
  tx: TxCtx,
  accountIds: readonly number[],
  { cause, brake }: Recomputing,
): Promise<void> {
  const rows = await lockStandings(tx, accountIds);
  const accounts = await accountsOf(tx, accountIds);
  const gathered = await gatherFacts(tx, accounts);
  const isEarly = !brake && (await awaitsSweep(tx));
  const steps: StandingStep[] = [];
  for (const account of accounts) {
    const row = rows.get(account.id);
    const facts = gathered.get(account.id);
    if (!row || !facts) continue;
    const step = await stepOf(tx, { account, row, facts }, { brake, isEarly });
    if (step) steps.push(step);
  }
  await writeStandings(tx, steps, cause);
}

interface Judged {
  readonly account: JudgedAccount;
  readonly row: StandingRow;
  readonly facts: GatheredFacts;
}

/** What is to be written for an account; undefined where nothing is. */
async function stepOf(
  tx: TxCtx,
  { account, row, facts }: Judged,
  { brake, isEarly }: Pick<Recomputing, "brake"> & { readonly isEarly: boolean },
): Promise<StandingStep | undefined> {
  const judged = judgeStanding(facts.facts);
  const next = keepJudgement(judged, facts.ein);
  if (!differs(row, next)) return row.holdId === null ? undefined : freed(row, next);
  if (isEarly && row.digest !== "" && isWorseByFiles(row.verdict, judged)) return undefined;
  const central = await centralHold(tx, row, judged, facts.undecidedGroupId);
  const holdId = central ?? openHold(row, next) ?? heldBy(row, judged, brake?.(account));
  if (holdId !== undefined) return { kind: "held", accountId: account.id, holdId, next };
  return applied(row, next);
}

/** Whether a judgement is another one than what is shown, what waits, and what staff dropped. */
const differs = (row: StandingRow, { digest }: Pick<KeptJudgement, "digest">): boolean =>
  digest !== row.digest && digest !== row.heldDigest && digest !== row.droppedDigest;

/** The files say again what is shown: nothing waits any more. */
const freed = (row: StandingRow, next: KeptJudgement): StandingStep | undefined =>
  next.digest === row.digest ? { kind: "freed", accountId: row.accountId } : undefined;

/** A word that waits and has become another one goes on waiting, unless it is no worse any more. */
const openHold = (row: StandingRow, next: KeptJudgement): number | undefined =>
  row.holdId !== null && worsening(row.verdict, next.verdict) > 0 ? row.holdId : undefined;

/** Whether the brake has a club's new word wait: what rests on our own records alone never does. */
const heldBy = (row: StandingRow, judged: Judgement, holdId: number | undefined) =>
  row.digest !== "" &&
  row.verdict !== judged.verdict &&
  (worsening(row.verdict, judged.verdict) <= 0 || isWorseByFiles(row.verdict, judged))
    ? holdId
    : undefined;

/** That a group's letter fell with its central organization is said when staff have looked at it. */
async function centralHold(
  tx: TxCtx,
  row: StandingRow,
  { findings }: Judgement,
  groupId: number | undefined,
): Promise<number | undefined> {
  const found = findings.find(({ code }) => code === "group_revoked");
  const isOwn = findings.some(({ code }) => code === "revoked");
  const isSaid = row.findings.some(({ code }) => code === "group_revoked");
  if (!found?.days?.revoked || groupId === undefined || isOwn || isSaid) return undefined;
  return findCentralHold(tx, { groupId, revokedOn: found.days.revoked });
}

/** What is written where a judgement takes the place of the one that is shown. */
export function applied(row: StandingRow, next: KeptJudgement): StandingStep {
  const isFirst = row.digest === "";
  const isWordNew = isFirst || row.verdict !== next.verdict;
  return {
    kind: "applied",
    accountId: row.accountId,
    next,
    was: isFirst ? null : row.verdict,
    isWordNew,
    isTold: isWordNew || signsOf(row.findings) !== signsOf(next.findings),
  };
}
