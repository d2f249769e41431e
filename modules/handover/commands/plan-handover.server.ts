import {
  lockAccount,
  mayChangePeople,
  primaryOf,
  refuseSuspended,
} from "#modules/accounts/index.server";
import type { Office } from "#modules/officers/contract";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, civilDateIn, toUtcDate } from "#modules/platform/dates";
import { foldEmail } from "#modules/platform/email";
import { type MessageRef, message } from "#modules/platform/messages";
import { isStaff, refuseUnlessProved } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { handoverMessages } from "../messages";
import type { PlanFields } from "../schemas";
import { entryOf } from "../store.server";

/** So many handovers of a club are open at once. */
const MOST_OPEN = 5;
const open = { in: ["planned", "sent", "accepted"] };

export const words = (key: Exclude<keyof (typeof handoverMessages)["en"], "tooMany">): MessageRef =>
  message(handoverMessages, key);

export interface NewHandover {
  readonly accountId: number;
  /** Those of `planSchema`. */
  readonly fields: PlanFields;
}

/**
 * Plans a handover: to whom, of which office, and what becomes of who hands over. Nothing is sent yet.
 * For the primary user, and staff with the password given lately. Planned again for the same address, it
 * is the same one.
 * @returns refusals `not_found`, `forbidden` for members who are not primary, `confirm`, `invalid` at the
 *   fields, `conflict` for a suspended account and at the limit
 */
export async function planHandover(
  ctx: Ctx,
  { accountId, fields }: NewHandover,
): Promise<Result<{ readonly id: number }>> {
  const permitted = await mayChangePeople(ctx, accountId);
  if (!permitted.ok) return permitted;
  const unproved = refuseUnlessProved(ctx, accountId);
  if (unproved) return unproved;
  return inTransaction(ctx, async (tx): Promise<Result<{ readonly id: number }>> => {
    await lockAccount(tx, accountId);
    const again = await mayChangePeople(tx, accountId);
    if (!again.ok) return again;
    const outgoingId = await primaryOf(tx, accountId);
    return insertHandover(tx, { accountId, fields, origin: "own", outgoingId });
  });
}

interface Planned extends NewHandover {
  readonly origin: "own" | "headquarters" | "claim";
  readonly outgoingId: number | null;
}

/** Keeps a planned handover under the account's lock, for whoever was permitted to. */
export async function insertHandover(
  tx: TxCtx,
  { accountId, fields, origin, outgoingId }: Planned,
): Promise<Result<{ readonly id: number }>> {
  const account = await tx.tx.account.findFirst({ where: { id: accountId, mergedIntoId: null } });
  if (!account) return refuse({ code: "not_found" });
  const suspended = isStaff(tx) ? undefined : await refuseSuspended(tx, accountId);
  if (suspended) return suspended;
  const judged = judgeFields(fields, civilDateIn(tx.now(), account.timeZone));
  if (!judged.ok) return judged;
  const emailKey = foldEmail(fields.email);
  const self = await refuseKnown(tx, { accountId, emailKey });
  if (self) return self;
  const former = await tx.tx.handover.findFirst({
    where: { accountId, emailKey, state: open },
    select: { id: true, state: true },
  });
  if (former && former.state !== "planned") return refuseField("email", words("openAlready"));
  const columns = { ...judged.value, email: fields.email, emailKey, outgoingId };
  if (former) {
    await tx.tx.handover.update({ where: { id: former.id }, data: columns });
    return ok({ id: former.id });
  }
  if ((await tx.tx.handover.count({ where: { accountId, state: open } })) >= MOST_OPEN) {
    const limit = message(handoverMessages, "tooMany", { max: MOST_OPEN });
    return refuse({ code: "conflict", message: limit });
  }
  const startedById = tx.actor.kind === "user" ? tx.actor.userId : null;
  const { id } = await tx.tx.handover.create({
    data: { accountId, origin, startedById, ...columns, createdAt: tx.now() },
    select: { id: true },
  });
  const { office, title, afterwards: then } = judged.value;
  const data = { name: fields.name, office, title, afterwards: then, origin };
  await audit(tx, entryOf("handover.planned", { id, accountId }, data));
  return ok({ id });
}

/** The columns of the form, or everything that is wrong with it. */
function judgeFields(fields: PlanFields, today: CivilDate) {
  const errors: FieldErrors = {};
  const { office, afterwards: then, starts_on: startsOn } = fields;
  if (!office) errors.office = [words("chooseOffice")];
  const title = titleOf(office, fields.title);
  if (title === undefined) errors.title = [words("titleMissing")];
  if (!then) errors.afterwards = [words("chooseAfterwards")];
  const stay = then === "stay" ? fields.stay_office : "";
  if (stay === null) errors.stay_office = [words("chooseOffice")];
  const stayTitle = then === "stay" ? titleOf(stay, fields.stay_title) : "";
  if (stayTitle === undefined) errors.stay_title = [words("titleMissing")];
  if (startsOn < addDays(today, -366) || startsOn > addDays(today, 366)) {
    errors.starts_on = [words("startsFar")];
  }
  if (
    !office ||
    title === undefined ||
    !then ||
    stay === null ||
    stayTitle === undefined ||
    Object.keys(errors).length > 0
  ) {
    return refuse({ code: "invalid", errors });
  }
  return ok({
    office,
    title,
    name: fields.name.trim(),
    startsOn: toUtcDate(startsOn),
    afterwards: then,
    stayOffice: stay,
    stayTitle,
  });
}

/** The title of an office: for another one it is needed, for the named ones there is none. */
function titleOf(office: Office | "" | null, typed: string): string | undefined {
  if (office !== "other") return "";
  return typed.trim() || undefined;
}

/** Nobody hands over to themselves, or to who is primary already. */
async function refuseKnown(
  tx: TxCtx,
  { accountId, emailKey }: { readonly accountId: number; readonly emailKey: string },
) {
  const user = await tx.tx.user.findUnique({ where: { emailKey }, select: { id: true } });
  if (!user) return undefined;
  const isSelf = tx.actor.kind === "user" && tx.actor.userId === user.id;
  if (isSelf) return refuseField("email", words("ownAddress"));
  const isPrimary = (await primaryOf(tx, accountId)) === user.id;
  return isPrimary ? refuseField("email", words("primaryAddress")) : undefined;
}
