import { type Ctx, inTransaction, rawRows } from "#modules/platform/ctx.server";
import { ok } from "#modules/platform/result";
import { judgeStanding } from "../domain/judge";
import { findFilesHold } from "../holds/make-hold.server";
import type { StandingRow } from "../store.server";
import type { ChangeCause } from "../views";
import { newestImport, noteSwept } from "./awaiting.server";
import { type Brake, createBrake, isWorseByFiles } from "./decide";
import {
  accountsAfter,
  type GatheredFacts,
  gatherFacts,
  type JudgedAccount,
} from "./gather-facts.server";
import { recomputeMany } from "./recompute.server";
import { keepJudgement } from "./stored";

/** So many accounts are looked at in one go, and so many changed ones written in one transaction. */
const LOOKED_AT = 1_000;
const WRITTEN = 500;

export interface Sweep {
  readonly cause: Extract<ChangeCause, "import" | "time">;
  /** Of which time zones; null for all. */
  readonly zones?: readonly string[] | null;
  readonly signal?: AbortSignal;
}

export interface Swept {
  readonly clubs: number;
  readonly changed: number;
  /** How many of them have a worse word by the files. */
  readonly worse: number;
}

/**
 * Judges every account again, page by page, and writes what differs. First it looks at all of them and
 * writes nothing: where files would worsen too many at once, what changes waits for staff. Whatever
 * ends it in the middle, a second run comes to the same.
 */
export async function sweepStandings(
  ctx: Ctx,
  { cause, zones = null, signal }: Sweep,
): Promise<Swept> {
  // What comes in meanwhile has a pass of its own.
  const judgedBy = zones === null ? await newestImport(ctx) : undefined;
  const brake = createBrake();
  const changed: number[] = [];
  let clubs = 0;
  let after = 0;
  for (let isMore = true; isMore; ) {
    signal?.throwIfAborted();
    const accounts = await accountsAfter(ctx, after, LOOKED_AT, zones);
    for (const { account, isChanged, isWorse } of await lookAt(ctx, accounts)) {
      brake.count({ groupId: account.groupId, isWorse });
      if (isChanged) changed.push(account.id);
    }
    clubs += accounts.length;
    after = accounts.at(-1)?.id ?? after;
    isMore = accounts.length === LOOKED_AT;
  }
  const decided = brake.decide();
  for (let from = 0; from < changed.length; from += WRITTEN) {
    signal?.throwIfAborted();
    const ids = changed.slice(from, from + WRITTEN);
    await writeSome(ctx, ids, { cause, decided, worsened: brake.worsened });
  }
  if (judgedBy !== undefined) await noteSwept(ctx, judgedBy);
  return { clubs, changed: changed.length, worse: brake.worsened(null) };
}

interface Looked {
  readonly account: JudgedAccount;
  readonly isChanged: boolean;
  /** By the files, and not told yet; what waits for staff counts as well. */
  readonly isWorse: boolean;
}

async function lookAt(ctx: Ctx, accounts: readonly JudgedAccount[]): Promise<Looked[]> {
  const [gathered, rows] = await Promise.all([
    gatherFacts(ctx, accounts),
    readRows(
      ctx,
      accounts.map(({ id }) => id),
    ),
  ]);
  return accounts.flatMap((account) => {
    const facts = gathered.get(account.id);
    return facts ? [look(account, facts, rows.get(account.id))] : [];
  });
}

function look(
  account: JudgedAccount,
  { facts, ein }: GatheredFacts,
  row: Omit<StandingRow, "findings"> | undefined,
): Looked {
  const judged = judgeStanding(facts);
  const { digest } = keepJudgement(judged, ein);
  if (!row || row.digest === "") return { account, isChanged: true, isWorse: false };
  const isHeld = digest === row.heldDigest;
  const isDropped = digest === row.droppedDigest;
  const isSame = digest === row.digest;
  return {
    account,
    isChanged: !isHeld && !isDropped && (!isSame || row.holdId !== null),
    isWorse: !isSame && !isDropped && isWorseByFiles(row.verdict, judged),
  };
}

async function readRows(ctx: Ctx, ids: readonly number[]) {
  const rows = await rawRows<Omit<StandingRow, "findings"> & Record<string, unknown>>(ctx, {
    name: "standing-rows",
    text: `SELECT account_id AS "accountId", verdict, digest, hold_id AS "holdId",
        held_digest AS "heldDigest", dropped_digest AS "droppedDigest"
      FROM standings WHERE account_id = ANY ($1::int[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.accountId, row]));
}

interface Writing {
  readonly cause: ChangeCause;
  readonly decided: Brake;
  readonly worsened: (groupId: number | null) => number;
}

/** Judges some once more, now under their locks, and writes what differs. */
async function writeSome(
  ctx: Ctx,
  ids: readonly number[],
  { cause, decided, worsened }: Writing,
): Promise<void> {
  await inTransaction(
    ctx,
    async (tx) => {
      // While the transaction lasts nobody decides on these, so none waits for one that is over.
      const holds = new Map<number | null, number>();
      const scopes = decided.isForAll ? [null] : [...decided.groupIds];
      for (const groupId of scopes) {
        holds.set(groupId, await findFilesHold(tx, { groupId, worsened: worsened(groupId) }));
      }
      const brake = ({ groupId }: JudgedAccount) => holds.get(decided.isForAll ? null : groupId);
      await recomputeMany(tx, ids, { cause, brake });
      return ok(undefined);
    },
    { timeoutMs: 60_000 },
  );
}
