import {
  groupAccess,
  mayChangePeople,
  mayEdit,
  reachOf,
  refuseSuspended,
} from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, reader } from "#modules/platform/ctx.server";
import { isStaff, refuseUnlessProved } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { linkEnds } from "../domain/state";
import { askForLink, entryOf, heldHandover, moveOn, notify } from "../store.server";
import { words } from "./plan-handover.server";

const settled = () => refuse({ code: "conflict", message: words("notNow") });

/**
 * Whether the actor may send a handover and cancel it: the primary user and staff, and of one that the
 * headquarters began those who may change something for the chapter there.
 */
export async function mayManageHandover(
  ctx: Ctx,
  { accountId, origin }: { readonly accountId: number; readonly origin: string },
): Promise<Result<void>> {
  const own = await mayChangePeople(ctx, accountId);
  if (own.ok || origin !== "headquarters") return own;
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { group: { select: { centralAccountId: true } } },
  });
  const central = account?.group?.centralAccountId;
  const access = central ? await groupAccess(ctx, central) : undefined;
  if (!access?.ok || !mayEdit(access.value)) return own;
  const inReach = { id: accountId, ...reachOf(access.value) };
  return (await reader(ctx).account.count({ where: inReach })) === 1 ? ok(undefined) : own;
}

async function permit(ctx: Ctx, id: number) {
  const found = await reader(ctx).handover.findUnique({
    where: { id },
    select: { accountId: true, origin: true },
  });
  if (!found) return refuse({ code: "not_found" });
  const permitted = await mayManageHandover(ctx, found);
  if (!permitted.ok) return permitted;
  return refuseUnlessProved(ctx, found.accountId) ?? ok(found);
}

/**
 * Sends the link of a handover, or sends another one, after which those before no longer work. For who
 * may manage it.
 * @returns refusals `not_found`, `forbidden`, `confirm`, `too_many`; `conflict` once it is accepted,
 *   declined or cancelled, and for a suspended account
 */
export async function sendHandover(ctx: Ctx, id: number): Promise<Result<void>> {
  const permitted = await permit(ctx, id);
  if (!permitted.ok) return permitted;
  const allowed = await hitLimit(ctx, "peopleMail", String(permitted.value.accountId));
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const handover = await heldHandover(tx, id);
    if (!handover) return refuse({ code: "not_found" });
    const again = await permit(tx, id);
    if (!again.ok) return again;
    const suspended = isStaff(tx) ? undefined : await refuseSuspended(tx, handover.accountId);
    if (suspended) return suspended;
    const sending = handover.sending + 1;
    const sentAt = tx.now();
    const sent = { state: "sent", sending, sentAt, expiresAt: linkEnds(sentAt) };
    const clear = { remindedAt: null, askedAgainAt: null, settledAt: null };
    if (!(await moveOn(tx, id, "send", { ...sent, ...clear }))) return settled();
    await askForLink(tx, { id, sending });
    await audit(tx, entryOf("handover.sent", handover, { to: handover.name, sending }));
    return ok(undefined);
  });
}

/** Cancels a handover that nobody accepted; its link dies at once. Refusals: those of `sendHandover`. */
export async function cancelHandover(ctx: Ctx, id: number): Promise<Result<void>> {
  const permitted = await permit(ctx, id);
  if (!permitted.ok) return permitted;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const handover = await heldHandover(tx, id);
    if (!handover) return refuse({ code: "not_found" });
    const data = { state: "cancelled", settledAt: tx.now() };
    if (!(await moveOn(tx, id, "cancel", data))) return settled();
    if (handover.sentAt) await notify(tx, id, "cancelled", { email: handover.email });
    await audit(tx, entryOf("handover.cancelled", handover, { to: handover.name }));
    return ok(undefined);
  });
}
