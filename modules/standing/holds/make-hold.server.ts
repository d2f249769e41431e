import { staffWhoMay } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, hours, toUtcDate } from "#modules/platform/dates";
import { enqueue, enqueueAll } from "#modules/platform/jobs/index.server";
import { endHoldJob, sendHoldNoticeJob } from "../jobs";

/** How long staff have to decide; then what waits is released. */
const DECIDE_WITHIN = hours(72);

/** The open brake for all clubs or a group's, made where there is none. @returns its id */
export async function findFilesHold(
  tx: TxCtx,
  { groupId, worsened }: { readonly groupId: number | null; readonly worsened: number },
): Promise<number> {
  await lockHolds(tx);
  const open = await tx.tx.standingHold.findFirst({
    where: { kind: "files", groupId, state: "held" },
  });
  if (!open) return makeHold(tx, { kind: "files", groupId, worsened });
  if (open.worsened < worsened) {
    await tx.tx.standingHold.update({ where: { id: open.id }, data: { worsened } });
  }
  return open.id;
}

/**
 * The brake for a group whose central organization was revoked that day, made where there is none.
 * @returns its id; undefined when staff released it meanwhile
 * @throws when staff dropped it meanwhile: what was judged by is out of date
 */
export async function findCentralHold(
  tx: TxCtx,
  { groupId, revokedOn }: { readonly groupId: number; readonly revokedOn: CivilDate },
): Promise<number | undefined> {
  await lockHolds(tx);
  const day = toUtcDate(revokedOn);
  const made = await tx.tx.standingHold.findFirst({
    where: { kind: "central", groupId, revokedOn: day },
  });
  if (made?.state === "dropped") throw new Error("staff dropped the hold meanwhile");
  if (made) return made.state === "held" ? made.id : undefined;
  const worsened = await tx.tx.account.count({ where: { groupId, mergedIntoId: null } });
  return makeHold(tx, { kind: "central", groupId, revokedOn: day, worsened });
}

/** Whoever makes a brake, or decides on one, waits for whoever does until that transaction ends. */
export const lockHolds = ({ tx }: TxCtx): Promise<number> =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('standing.hold'))`;

interface NewHold {
  readonly kind: "files" | "central";
  readonly groupId: number | null;
  readonly revokedOn?: Date;
  readonly worsened: number;
}

async function makeHold(tx: TxCtx, hold: NewHold): Promise<number> {
  const createdAt = tx.now();
  const endsAt = new Date(createdAt.getTime() + DECIDE_WITHIN);
  const { id } = await tx.tx.standingHold.create({ data: { ...hold, createdAt, endsAt } });
  const { kind, groupId, worsened } = hold;
  const data = { kind, groupId, worsened };
  await audit(tx, { action: "standing.changes-held", subject: `standing-hold:${id}`, data });
  await enqueue(tx, endHoldJob, { holdId: id }, { delayMs: DECIDE_WITHIN });
  await tellStaff(tx, id, "held");
  return id;
}

/** Tells the staff whose work accounts are what became of a brake. */
export async function tellStaff(
  tx: TxCtx,
  holdId: number,
  event: "held" | "released",
): Promise<void> {
  const staff = await staffWhoMay(tx, "accounts");
  await enqueueAll(
    tx,
    sendHoldNoticeJob,
    staff.map((userId) => ({ userId, holdId, event })),
  );
}
