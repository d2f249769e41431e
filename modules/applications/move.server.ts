import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import { text } from "#modules/platform/fields";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { type ApplicationState, applicationLimits } from "./contract";
import { mayMove } from "./domain/states";
import { answersChangedJob, sendMoveJob } from "./jobs";
import { applicationsMessages } from "./messages";
import { actorId, lockById, type StoredApplication } from "./store.server";

export interface Move {
  readonly to: ApplicationState;
  /** Words to the applicant. */
  readonly note?: string;
  /** What changes together with the state. */
  readonly data?: Prisma.ApplicationUncheckedUpdateManyInput;
}

/** A refusal because of the state that an application is in. */
export const refuseState = (): Refused =>
  refuse({ code: "conflict", message: message(applicationsMessages, "wrongState") });

/** Whether it owes nothing: its level is free of charge, or it was paid before. */
export const owesNothing = (application: StoredApplication): boolean =>
  application.joiningPriceCents === 0 || application.paidAt !== null;

/**
 * Moves an application: the state, its history, the audit trail and the letter to the applicant
 * are together. Returns the application in its new state; `conflict` for a move that is not one.
 */
export async function moveTo(
  tx: TxCtx,
  application: StoredApplication,
  { to, note = "", data = {} }: Move,
): Promise<Result<StoredApplication>> {
  const { id, state: from } = application;
  if (!mayMove(from, to, { owesNothing: owesNothing(application) })) return refuseState();
  const moved = await tx.tx.application.updateMany({
    where: { id, state: from },
    data: { ...data, state: to },
  });
  if (moved.count !== 1) return refuseState();
  const event = await tx.tx.applicationEvent.create({
    data: { applicationId: id, state: to, at: tx.now(), userId: actorId(tx), note },
    select: { id: true },
  });
  await audit(tx, {
    action: "applications.moved",
    subject: `application:${id}`,
    data: { from, to },
  });
  await enqueue(tx, sendMoveJob, { eventId: event.id });
  await enqueue(tx, answersChangedJob, { accountId: application.accountId });
  return ok({ ...application, state: to });
}

/** Does one thing that staff or the system decide about an application, which is locked meanwhile. */
export async function decide<T>(
  ctx: Ctx,
  id: number,
  work: (tx: TxCtx, application: StoredApplication) => Promise<Result<T>>,
): Promise<Result<T>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  // One moment for the state, its history and what is asked for.
  const at = ctx.now();
  return inTransaction({ ...ctx, now: () => at }, async (tx) => {
    const application = await lockById(tx, id);
    return application ? work(tx, application) : refuse({ code: "not_found" });
  });
}

const words = text({ max: applicationLimits.message, isMultiline: true });
const waiverWords = text({ max: applicationLimits.waiver, isMultiline: true });

/** Whether a text can go to the applicant: something visible, not too long, nothing unusable. */
export const areWords = (typed: string): boolean => words.safeParse(typed).success;

/** The same for words that the account's statement prints too. */
export const areWaiverWords = (typed: string): boolean => waiverWords.safeParse(typed).success;
