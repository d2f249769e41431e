import { groupAccess, lockAccount, reachOf, refuseViewer } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { linkEnds } from "../domain/state";
import type { PlanFields } from "../schemas";
import { askForLink, entryOf, moveOn, notify } from "../store.server";
import { insertHandover, words } from "./plan-handover.server";

/** So many of the last people that are known are told. */
const MOST_TOLD = 10;

export interface ChapterStart {
  /** The headquarters. */
  readonly accountId: number;
  readonly chapterId: number;
  /** Those of `planSchema`; what becomes of who hands over is nobody's question here. */
  readonly fields: PlanFields;
}

/**
 * Begins a handover of a chapter that nobody signs in for, and sends its link; the last officers that its
 * roster knows are told: nobody ever signed in for it, since an account that has people keeps a primary user. For who may change something for the chapter at its headquarters.
 * @returns refusals `not_found`, `forbidden` for viewers, `confirm`, `too_many`; `invalid` at
 *   `chapter` where the chapter has people or is suspended, and at the fields
 */
export async function startForChapter(
  ctx: Ctx,
  { accountId, chapterId, fields }: ChapterStart,
): Promise<Result<{ readonly id: number }>> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  const viewer = refuseViewer(access.value) ?? refuseUnlessProved(ctx, accountId);
  if (viewer) return viewer;
  const allowed = await hitLimit(ctx, "peopleMail", String(accountId));
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (tx): Promise<Result<{ readonly id: number }>> => {
    await lockAccount(tx, chapterId);
    const chapter = await tx.tx.account.findFirst({
      where: { id: chapterId, mergedIntoId: null, ...reachOf(access.value) },
      select: { suspendedAt: true, _count: { select: { users: true } } },
    });
    if (!chapter) return refuseField("chapter", words("chooseChapter"));
    if (chapter._count.users > 0) return refuseField("chapter", words("chapterHasPeople"));
    if (chapter.suspendedAt) return refuseField("chapter", words("chapterSuspended"));
    const planned = await insertHandover(tx, {
      accountId: chapterId,
      fields: { ...fields, afterwards: "leave", stay_office: null, stay_title: "" },
      origin: "headquarters",
      outgoingId: null,
    });
    if (!planned.ok) return planned;
    const { id } = planned.value;
    const sentAt = tx.now();
    const sent = { state: "sent", sending: 1, sentAt, expiresAt: linkEnds(sentAt) };
    if (!(await moveOn(tx, id, "send", sent))) {
      return refuse({ code: "conflict", message: words("notNow") });
    }
    await askForLink(tx, { id, sending: 1 });
    const told = await tellLastPeople(tx, { id, chapterId, emailKey: fields.email });
    const data = { to: fields.name, sending: 1, told };
    await audit(tx, entryOf("handover.sent", { id, accountId: chapterId }, data));
    return ok({ id });
  });
}

/** The addresses of the last officers hear of it, but for the one that the link goes to. */
async function tellLastPeople(
  tx: TxCtx,
  { id, chapterId, emailKey }: { id: number; chapterId: number; emailKey: string },
): Promise<number> {
  const known = await tx.tx.officerTerm.findMany({
    where: { accountId: chapterId, removedAt: null, emailKey: { not: "" } },
    select: { email: true, emailKey: true },
    orderBy: [{ endsOn: "desc" }, { id: "asc" }],
  });
  const addresses = new Map(known.map((one) => [one.emailKey, one.email]));
  addresses.delete(emailKey.toLowerCase());
  const told = [...addresses.values()].slice(0, MOST_TOLD);
  for (const email of told) await notify(tx, id, "started", { email });
  return told.length;
}
