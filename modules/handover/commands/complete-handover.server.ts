import { endAccess, refuseSuspended } from "#modules/accounts/index.server";
import { takeFeed } from "#modules/duties/index.server";
import type { Office } from "#modules/officers/contract";
import { endTermsOf, enterSuccessor } from "#modules/officers/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, civilDateIn, fromUtcDate } from "#modules/platform/dates";
import { isStaff, mayActFor, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { takeShare } from "#modules/vault/index.server";
import { readingEnds } from "../domain/state";
import { type Mark, marks } from "../domain/things";
import { readHandover } from "../queries/read-handover.server";
import { entryOf, type HeldHandover, heldHandover, moveOn, notify } from "../store.server";
import { words } from "./plan-handover.server";

const settled = () => refuse({ code: "conflict", message: words("notNow") });

/**
 * Completes an accepted handover: the outgoing person leaves, reads for 30 days, or stays in another
 * office, and terms of theirs that are handed over end. For either side, and staff with the password
 * given lately.
 * @returns refusals `not_found`, `confirm`; `conflict` when it is not accepted, the outgoing person is
 *   primary again, or the club is suspended
 */
export const completeHandover = (ctx: Ctx, id: number): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const handover = await heldHandover(tx, id);
    if (!handover || !mayActFor(tx, handover.accountId)) return refuse({ code: "not_found" });
    const unproved = refuseUnlessProved(tx, handover.accountId);
    if (unproved) return unproved;
    const { afterwards, outgoingId, acceptedById } = handover;
    if (!isEitherSide(tx, handover)) return refuse({ code: "forbidden" });
    const suspended = isStaff(tx) ? undefined : await refuseSuspended(tx, handover.accountId);
    if (suspended) return suspended;
    const data = { state: "completed", settledAt: tx.now() };
    if (!(await moveOn(tx, id, "complete", data))) return settled();
    await audit(tx, entryOf("handover.completed", handover, { name: handover.name, afterwards }));
    for (const userId of new Set([outgoingId, acceptedById])) {
      if (userId !== null) await notify(tx, id, "completed", { userId });
    }
    return (await letGo(tx, handover)) ?? ok(undefined);
  });

const isEitherSide = ({ actor }: TxCtx, { outgoingId, acceptedById }: HeldHandover): boolean =>
  actor.kind !== "user" ||
  actor.isStaff ||
  actor.userId === outgoingId ||
  actor.userId === acceptedById;

/** What becomes of the outgoing person, and of the offices that were handed over. */
async function letGo(tx: TxCtx, handover: HeldHandover): Promise<Refused | undefined> {
  const { accountId, outgoingId, afterwards, account } = handover;
  if (outgoingId === null) return undefined;
  const user = await tx.tx.user.findUniqueOrThrow({ where: { id: outgoingId } });
  const today = civilDateIn(tx.now(), account.timeZone);
  const handedOver = { office: handover.office as Office, title: handover.title };
  // Whoever's successor comes later stays in office until the day before.
  const startsOn = fromUtcDate(handover.startsOn);
  const endsOn = startsOn > today ? addDays(startsOn, -1) : today;
  const only = afterwards === "stay" ? { only: handedOver } : {};
  await endTermsOf(tx, { accountId, emailKey: user.emailKey, endsOn, ...only });
  if (afterwards === "stay") {
    await enterSuccessor(tx, {
      accountId,
      office: handover.stayOffice as Office,
      title: handover.stayTitle,
      name: `${user.firstName} ${user.lastName}`.trim() || user.email,
      email: user.email,
      startsOn: today,
    });
    return undefined;
  }
  const reads = afterwards === "read" ? { readsUntil: readingEnds(tx.now()) } : {};
  return endAccess(tx, { accountId, userId: outgoingId, ...reads });
}

export interface MarkedThing {
  readonly id: number;
  readonly thing: string;
  readonly mark: string;
}

/**
 * Says of a thing on the list that it is done, not the club's, or for later. For those who may act for the
 * club. Refusals: `not_found`; `conflict` when it is over, or the thing is no longer on the list; `invalid`.
 */
export async function markThing(ctx: Ctx, { id, thing, mark }: MarkedThing): Promise<Result<void>> {
  const chosen = marks.find((one): one is Mark => one === mark);
  const shown = await readHandover(ctx, id);
  if (!shown.ok) return shown;
  if (!shown.value.mayMark) return settled();
  if (!chosen) {
    return refuse({ code: "invalid", errors: { mark: [words("chooseMark")] } });
  }
  if (!shown.value.things.some(({ key }) => key === thing)) {
    return refuse({ code: "conflict", message: words("unknownThing") });
  }
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const handover = await heldHandover(tx, id);
    if (!handover || !mayActFor(tx, handover.accountId)) return refuse({ code: "not_found" });
    const said = {
      mark: chosen,
      markedById: tx.actor.kind === "user" ? tx.actor.userId : null,
      markedAt: tx.now(),
    };
    await tx.tx.handoverMark.upsert({
      where: { handoverId_thing: { handoverId: id, thing } },
      create: { handoverId: id, thing, ...said },
      update: said,
    });
    await audit(tx, entryOf("handover.thing-marked", handover, { thing, mark: chosen }));
    return ok(undefined);
  });
}

/** An accepted handover of which the actor is the incoming person, with who hands over. */
async function heldByIncoming(tx: TxCtx, id: number) {
  const handover = await heldHandover(tx, id);
  const { actor } = tx;
  if (!handover || actor.kind !== "user" || !mayActFor(tx, handover.accountId)) {
    return refuse({ code: "not_found" });
  }
  const { accountId, outgoingId, acceptedById, state } = handover;
  if (actor.userId !== acceptedById || outgoingId === null) return refuse({ code: "not_found" });
  if (state !== "accepted") return settled();
  return ok({ accountId, from: outgoingId, to: actor.userId });
}

/**
 * Takes the outgoing person's private calendar over, so that its address goes on working. For the
 * incoming person of an accepted handover. Refusals: `not_found`, `conflict`.
 */
export const takeCalendar = (ctx: Ctx, id: number): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const held = await heldByIncoming(tx, id);
    if (!held.ok) return held;
    if (await takeFeed(tx, held.value)) return ok(undefined);
    return refuse({ code: "conflict", message: words("feedGone") });
  });

export interface TakenLink {
  readonly id: number;
  readonly shareId: number;
}

/**
 * Takes one of the outgoing person's links to papers over, so that it goes on working; the others end
 * with that person's access. For the incoming person of an accepted handover. Refusals: `not_found`,
 * `conflict`.
 */
export const takeLink = (ctx: Ctx, { id, shareId }: TakenLink): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const held = await heldByIncoming(tx, id);
    if (!held.ok) return held;
    if (await takeShare(tx, { ...held.value, id: shareId })) return ok(undefined);
    return refuse({ code: "conflict", message: words("shareGone") });
  });
