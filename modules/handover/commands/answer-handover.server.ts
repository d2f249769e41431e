import {
  type Entered,
  enterByLink,
  type LinkEntry,
  refuseSuspended,
  takePrimary,
} from "#modules/accounts/index.server";
import type { Office } from "#modules/officers/contract";
import { enterSuccessor } from "#modules/officers/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { foldEmail } from "#modules/platform/email";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { findLink } from "../find-link.server";
import {
  entryOf,
  type HeldHandover,
  heldHandover,
  moveOn,
  notify,
  notifySenders,
} from "../store.server";
import { words } from "./plan-handover.server";

const refused = () => refuse({ code: "conflict", message: words("linkRefused") });

export interface LinkAnswer {
  readonly token: string;
  readonly ip: string;
}

export interface HandoverAcceptance
  extends LinkAnswer,
    Omit<LinkEntry, "accountId" | "email" | "ip"> {
  /** As typed by somebody without a session; undefined where the session says it. */
  readonly email?: string | undefined;
}

/**
 * Takes a club over by the mailed link, once: in one transaction the primary role moves, the new term
 * joins the roster, and every other handover of the club that was sent or planned is cancelled.
 * @returns `conflict` when the link does not work, the role has moved elsewhere, or the club is suspended;
 *   `invalid` at `email`
 *   for another address, and at the password fields; `unauthenticated` where the right person has to sign
 *   in first; `too_many`
 */
export async function acceptHandover(
  ctx: Ctx,
  input: HandoverAcceptance,
): Promise<Result<Entered<{ readonly id: number; readonly accountId: number }>>> {
  const found = await findLink(ctx, input.token);
  if (!found || found.isOld || found.state !== "sent") return refused();
  const other = await refuseOtherAddress(ctx, found.emailKey, input.email);
  if (other) return other;
  const { id, accountId, email } = found;
  const suspended = await refuseSuspended(ctx, accountId);
  if (suspended) return suspended;
  return enterByLink(ctx, { ...input, accountId, email }, async (tx, userId) => {
    const handover = await heldHandover(tx, id);
    const link = await findLink(tx, input.token);
    if (!handover || !link || link.isOld || link.state !== "sent") return refused();
    const moved = (await refuseSuspended(tx, accountId)) ?? (await accept(tx, handover, userId));
    return moved ?? ok({ id, accountId });
  });
}

async function accept(tx: TxCtx, handover: HeldHandover, userId: number) {
  const { id, accountId, outgoingId } = handover;
  const data = { state: "accepted", acceptedAt: tx.now(), acceptedById: userId };
  if (!(await moveOn(tx, id, "accept", data))) return refused();
  await audit(tx, entryOf("handover.accepted", handover, { name: handover.name, userId }));
  const moved = await takePrimary(tx, { accountId, userId, from: outgoingId });
  if (moved) return refuse({ code: "conflict", message: words("notPrimary") });
  await enterSuccessor(tx, {
    accountId,
    // The table's check holds it to the offices.
    office: handover.office as Office,
    title: handover.title,
    name: handover.name,
    email: handover.email,
    startsOn: fromUtcDate(handover.startsOn),
  });
  await cancelOthers(tx, handover);
  await notifySenders(tx, handover, "accepted");
  return undefined;
}

/** What else was sent or planned for the club hands over a role that is gone. */
async function cancelOthers(tx: TxCtx, { id, accountId }: HeldHandover): Promise<void> {
  const others = await tx.tx.handover.findMany({
    where: { accountId, id: { not: id }, state: { in: ["planned", "sent", "expired"] } },
  });
  for (const other of others) {
    await moveOn(tx, other.id, "cancel", { state: "cancelled", settledAt: tx.now() });
    if (other.state === "sent") await notify(tx, other.id, "cancelled", { email: other.email });
    await audit(tx, entryOf("handover.cancelled", other, { to: other.name, because: id }));
  }
}

/** Who opens a link is the person of its address: by the session, or by naming it. */
async function refuseOtherAddress(ctx: Ctx, emailKey: string, typed: string | undefined) {
  const { actor } = ctx;
  if (actor.kind === "user") {
    const own = await ctx.db.user.findUnique({ where: { id: actor.userId } });
    if (own?.emailKey === emailKey) return undefined;
    return refuse({ code: "conflict", message: words("linkOther") });
  }
  if (typed !== undefined && foldEmail(typed) === emailKey) return undefined;
  return refuseField("email", words("linkOther"));
}

/**
 * Declines by the mailed link, with a reason where one is given; whoever sent it is told. Refusals:
 * `conflict` when the link does not work, `too_many`.
 */
export async function declineHandover(
  ctx: Ctx,
  { token, reason, ip }: LinkAnswer & { readonly reason: string },
): Promise<Result<void>> {
  const visitor = await hitLimit(ctx, "passwordReset", ip);
  if (!visitor.ok) return visitor;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const found = await findLink(tx, token);
    const handover = found && (await heldHandover(tx, found.id));
    const link = await findLink(tx, token);
    if (!handover || !link || link.isOld || link.state !== "sent") return refused();
    const declineReason = reason.trim();
    const data = { state: "declined", settledAt: tx.now(), declineReason };
    if (!(await moveOn(tx, handover.id, "decline", data))) return refused();
    await notifySenders(tx, handover, "declined");
    await audit(tx, entryOf("handover.declined", handover, { name: handover.name }));
    return ok(undefined);
  });
}

/**
 * Asks whoever sent an expired link for another one, once. Refusals: `conflict` when the link did not
 * expire, `too_many`.
 */
export async function askAgain(ctx: Ctx, { token, ip }: LinkAnswer): Promise<Result<void>> {
  const visitor = await hitLimit(ctx, "passwordReset", ip);
  if (!visitor.ok) return visitor;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const found = await findLink(tx, token);
    const handover = found && (await heldHandover(tx, found.id));
    if (!handover || found.isOld || found.state !== "expired") return refused();
    await expireHandover(tx, handover);
    const { count } = await tx.tx.handover.updateMany({
      where: { id: handover.id, askedAgainAt: null },
      data: { askedAgainAt: tx.now() },
    });
    if (count === 0) return ok(undefined);
    await notifySenders(tx, handover, "asked_again");
    await audit(tx, entryOf("handover.link-asked", handover, { name: handover.name }));
    return ok(undefined);
  });
}

/** Ends a link whose 14 days are over; whoever sent it is told. */
export async function expireHandover(tx: TxCtx, handover: HeldHandover): Promise<void> {
  const { count } = await tx.tx.handover.updateMany({
    where: { id: handover.id, state: "sent", expiresAt: { lte: tx.now() } },
    data: { state: "expired", settledAt: tx.now() },
  });
  if (count === 0) return;
  await notifySenders(tx, handover, "expired");
  await audit(tx, entryOf("handover.expired", handover, { to: handover.name }));
}
