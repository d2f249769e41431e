import { lockAccount } from "#modules/accounts/index.server";
import { learnFacts, markDone } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, civilDate, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { answerBy } from "../domain/requests";
import { inspectionMessages } from "../messages";
import type { AnswerFields, RequestFields } from "../schemas";
import { refuseOutsiders, todayOf } from "../store.server";

/** So many requests are kept for a club. */
const MOST = 1_000;
const FIRST_DAY = civilDate("2000-01-01");

function dayError(day: CivilDate | null, today: CivilDate) {
  if (!day) return message(inspectionMessages, "dayMissing");
  if (day > today) return message(inspectionMessages, "dayAhead");
  return day < FIRST_DAY ? message(inspectionMessages, "dayOld") : undefined;
}

export interface NewRequest {
  readonly accountId: number;
  /** Those of `requestSchema`. */
  readonly fields: RequestFields;
}

/**
 * Keeps that somebody asked for copies, with the day by which the law wants them answered. For people
 * of the organization. Refusals: `not_found`; `forbidden` for staff; `invalid` at the fields.
 */
export const keepRequest = (
  ctx: Ctx,
  { accountId, fields }: NewRequest,
): Promise<Result<{ id: number }>> =>
  inTransaction(ctx, async (tx): Promise<Result<{ id: number }>> => {
    const others = refuseOutsiders(tx, accountId);
    if (others) return others;
    const { received_on: receivedOn, way, asked_by: askedBy } = fields;
    const errors: FieldErrors = {};
    const wrongDay = dayError(receivedOn, await todayOf(tx, accountId));
    if (wrongDay) errors.received_on = [wrongDay];
    if (!way) errors.way = [message(inspectionMessages, "chooseWay")];
    if (!way || !receivedOn || wrongDay) return refuse({ code: "invalid", errors });
    await lockAccount(tx, accountId);
    if ((await tx.tx.inspectionRequest.count({ where: { accountId } })) >= MOST) {
      const params = { max: MOST };
      return refuse({ code: "conflict", message: message(inspectionMessages, "limit", params) });
    }
    const by = answerBy(receivedOn, way);
    const { id } = await tx.tx.inspectionRequest.create({
      data: {
        accountId,
        receivedOn: toUtcDate(receivedOn),
        way,
        askedBy: askedBy.trim(),
        answerBy: toUtcDate(by),
        enteredById: tx.actor.kind === "user" ? tx.actor.userId : null,
        createdAt: tx.now(),
      },
    });
    const subject = `account:${accountId}`;
    const data = { id, receivedOn, way, answerBy: by };
    await audit(tx, { action: "inspection.request-kept", subject, data });
    if (way === "written")
      await learnFacts(tx, { accountId, answers: { [eventOf(receivedOn)]: "1" } });
    return ok({ id });
  });

/** The fact from which the calendar makes the duty to answer. */
const eventOf = (receivedOn: CivilDate) => `copies_requested-${receivedOn}`;

export interface AnsweredRequest {
  readonly accountId: number;
  readonly id: number;
  /** Those of `answerSchema`. */
  readonly fields: AnswerFields;
}

/**
 * Keeps when a request was answered. For people of the organization. Refusals: `not_found`;
 * `forbidden` for staff; `invalid` at the day; `conflict` when it is answered already.
 */
export const answerRequest = (
  ctx: Ctx,
  { accountId, id, fields }: AnsweredRequest,
): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const others = refuseOutsiders(tx, accountId);
    if (others) return others;
    const request = await tx.tx.inspectionRequest.findFirst({ where: { id, accountId } });
    if (!request) return refuse({ code: "not_found" });
    const { answered_on: day } = fields;
    const wrongDay = dayError(day, await todayOf(tx, accountId));
    if (!day || wrongDay) {
      return refuseField("answered_on", wrongDay ?? message(inspectionMessages, "dayMissing"));
    }
    if (day < fromUtcDate(request.receivedOn)) {
      return refuseField("answered_on", message(inspectionMessages, "answeredBefore"));
    }
    const { count } = await tx.tx.inspectionRequest.updateMany({
      where: { id, accountId, answeredOn: null },
      data: { answeredOn: toUtcDate(day) },
    });
    if (count === 0) {
      return refuse({ code: "conflict", message: message(inspectionMessages, "answered") });
    }
    const subject = `account:${accountId}`;
    await audit(tx, { action: "inspection.request-answered", subject, data: { id, on: day } });
    const { receivedOn, way } = request;
    const left = { accountId, receivedOn, way, answeredOn: null };
    if (way === "written" && (await tx.tx.inspectionRequest.count({ where: left })) === 0) {
      // The calendar has one duty a day of requests; what it keeps no longer needs no mark.
      const duty = { accountId, code: "us.public_copies", period: fromUtcDate(receivedOn) };
      await markDone(tx, { ...duty, doneOn: day, files: "", number: "", isSeen: false });
    }
    return ok(undefined);
  });
