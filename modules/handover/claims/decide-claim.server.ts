import { groupAccess, mayEdit, primaryOf, reachOf } from "#modules/accounts/index.server";
import type { Office } from "#modules/officers/contract";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, reader, type TxCtx } from "#modules/platform/ctx.server";
import { civilDateIn, toUtcDate } from "#modules/platform/dates";
import {
  isActingMember,
  isStaff,
  mayActFor,
  refuseUnlessProved,
} from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { linkEnds } from "../domain/state";
import { askForLink, entryOf, moveOn } from "../store.server";
import { decidable, isDue, mayObject } from "./claim-state";
import { type HeldClaim, heldClaim, moveClaim, tellAll } from "./claim-store.server";
import { claimWords } from "./make-claim.server";

const settled = () => refuse({ code: "conflict", message: claimWords("settled") });

export interface ClaimReason {
  readonly id: number;
  readonly reason: string;
}

/**
 * Objects to a claim within its 7 days: it stops until staff decide, and both sides are told why. For the
 * club's own people. Refusals: `not_found`; `conflict` when it is settled or the days are over.
 */
export const objectToClaim = (ctx: Ctx, { id, reason }: ClaimReason): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const claim = await heldClaim(tx, id);
    const { actor } = tx;
    if (!claim || actor.kind !== "user" || !isActingMember(tx, claim.accountId)) {
      return refuse({ code: "not_found" });
    }
    if (!mayObject(claim.state, claim.effectiveAt, tx.now())) return settled();
    const data = { objection: reason, objectedById: actor.userId, objectedAt: tx.now() };
    if (!(await moveClaim(tx, claim, ["open", "approved"], { state: "objected", ...data }))) {
      return settled();
    }
    await tellAll(tx, claim, "objected");
    await auditClaim(tx, "handover.claim-objected", claim, { reason });
    return ok(undefined);
  });

/** Whether the actor decides about claims of an account: staff, and its headquarters until an objection. */
export async function mayDecideClaim(
  ctx: Ctx,
  { accountId, state }: { readonly accountId: number; readonly state: string },
): Promise<"yes" | "staff" | "no"> {
  if (isStaff(ctx)) return mayActFor(ctx, accountId) ? "yes" : "no";
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { group: { select: { centralAccountId: true } } },
  });
  const central = account?.group?.centralAccountId;
  const access = central ? await groupAccess(ctx, central) : undefined;
  if (!access?.ok || !mayEdit(access.value)) return "no";
  const where = { id: accountId, ...reachOf(access.value) };
  if ((await reader(ctx).account.count({ where })) === 0) return "no";
  return state === "objected" ? "staff" : "yes";
}

/**
 * Approves a claim or does not, with a reason that both sides are told. Approved, it becomes a handover as
 * soon as the days to object are over; until then it can still be ended. For staff, and for its headquarters
 * while nobody objected, with the password given lately.
 * @returns refusals `not_found`, `confirm`; `conflict` when it is settled, or staff alone decide
 */
export const decideClaim = (
  ctx: Ctx,
  { id, reason, isApproved }: ClaimReason & { readonly isApproved: boolean },
): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const claim = await heldClaim(tx, id);
    if (!claim) return refuse({ code: "not_found" });
    const may = await mayDecideClaim(tx, claim);
    if (may === "no") return refuse({ code: "not_found" });
    if (may === "staff") return refuse({ code: "conflict", message: claimWords("staffDecide") });
    const unproved = refuseUnlessProved(tx);
    if (unproved) return unproved;
    const data = {
      decision: reason,
      decidedById: tx.actor.kind === "user" ? tx.actor.userId : null,
      decidedAt: tx.now(),
    };
    const state = isApproved ? "approved" : "rejected";
    if (!(await moveClaim(tx, claim, decidable[state], { state, ...data }))) return settled();
    await tellAll(tx, claim, state);
    await auditClaim(tx, "handover.claim-decided", claim, { state, reason });
    return (await becomeHandover(tx, { ...claim, state })) ?? ok(undefined);
  });

/**
 * An approved claim whose days are over becomes an ordinary handover, and its link is sent. Where the
 * same address has one already it is that one, and a link that works is not sent again. That of a
 * suspended club waits; a duplicate's stays as it is.
 */
export async function becomeHandover(tx: TxCtx, claim: HeldClaim): Promise<Refused | undefined> {
  if (!isDue(claim.state, claim.effectiveAt, tx.now())) return undefined;
  if (claim.account.suspendedAt || claim.account.mergedIntoId !== null) return undefined;
  if (!(await moveClaim(tx, claim, ["approved"], { state: "effective" }))) return undefined;
  const { accountId, emailKey } = claim;
  const former = await tx.tx.handover.findFirst({
    where: { accountId, emailKey, state: { in: ["planned", "sent", "accepted"] } },
  });
  const handover = former ?? (await claimedHandover(tx, claim));
  await tx.tx.claim.updateMany({ where: { id: claim.id }, data: { handoverId: handover.id } });
  await auditClaim(tx, "handover.claim-effective", claim, { handover: handover.id });
  const sentAt = tx.now();
  const isUnderWay =
    handover.state === "accepted" || (handover.expiresAt !== null && handover.expiresAt > sentAt);
  if (isUnderWay) return undefined;
  const sending = handover.sending + 1;
  const sent = { state: "sent", sending, sentAt, expiresAt: linkEnds(sentAt), remindedAt: null };
  const outgoingId = await primaryOf(tx, accountId);
  if (!(await moveOn(tx, handover.id, "send", { ...sent, outgoingId }))) {
    throw new Error(`handover ${handover.id} changed under the account's lock`);
  }
  await askForLink(tx, { id: handover.id, sending });
  await audit(tx, entryOf("handover.sent", handover, { to: handover.name, sending }));
  return undefined;
}

/** A claim as the handover that it becomes, not sent yet. */
async function claimedHandover(tx: TxCtx, claim: HeldClaim) {
  const { accountId, account, office, title, name, email, emailKey } = claim;
  return tx.tx.handover.create({
    data: {
      accountId,
      origin: "claim",
      office: office as Office,
      title,
      name,
      email,
      emailKey,
      startsOn: toUtcDate(civilDateIn(tx.now(), account.timeZone)),
      createdAt: tx.now(),
    },
  });
}

/** Claims that were approved and whose days are over. */
export async function tendClaims(ctx: Ctx): Promise<void> {
  const due = await ctx.db.claim.findMany({
    where: {
      state: "approved",
      effectiveAt: { lte: ctx.now() },
      account: { suspendedAt: null, mergedIntoId: null },
    },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of due) {
    await inTransaction(ctx, async (tx): Promise<Result<void>> => {
      const claim = await heldClaim(tx, id);
      return (claim && (await becomeHandover(tx, claim))) ?? ok(undefined);
    });
  }
}

const auditClaim = (
  tx: TxCtx,
  action: string,
  { id, accountId }: Pick<HeldClaim, "id" | "accountId">,
  data: Readonly<Record<string, string | number>>,
): Promise<void> =>
  audit(tx, { action, subject: `account:${accountId}`, data: { claim: id, ...data } });
