import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import type { ContestKind } from "../domain/entry-types";
import { contestMessages } from "../messages";

export interface ContestInput {
  readonly title: string;
  readonly kind: ContestKind;
  /** The first and the last day on which entries are taken. */
  readonly opensOn: CivilDate;
  readonly closesOn: CivilDate;
  readonly rules: string;
}

const rowOf = ({ opensOn, closesOn, ...rest }: ContestInput) => ({
  ...rest,
  opensOn: toUtcDate(opensOn),
  closesOn: toUtcDate(closesOn),
});

/** Makes a contest: staff and the system. Its days may not overlap those of another of its kind. */
export async function addContest(ctx: Ctx, input: ContestInput): Promise<Result<{ id: number }>> {
  const others = refuseUnlessMay(ctx, "moderation");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const free = await checkDays(tx, input);
    if (!free.ok) return free;
    const { id } = await tx.tx.contest.create({
      data: { ...rowOf(input), createdAt: tx.now(), updatedAt: tx.now() },
      select: { id: true },
    });
    const data = { ...input };
    await audit(tx, { action: "contest.added", subject: `contest:${id}`, data });
    return ok({ id });
  });
}

export interface ContestChange {
  readonly id: number;
  /** The version that was looked at. */
  readonly version: number;
  readonly input: ContestInput;
}

/** Changes a contest: staff and the system. One that has entries keeps its kind. */
export async function changeContest(
  ctx: Ctx,
  { id, version, input }: ContestChange,
): Promise<Result<{ id: number }>> {
  const others = refuseUnlessMay(ctx, "moderation");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const free = await checkDays(tx, input, id);
    if (!free.ok) return free;
    await holdContest(tx, id);
    const before = await tx.tx.contest.findUnique({ where: { id } });
    if (!before) return refuse({ code: "not_found" });
    const hasEntries = (await tx.tx.contestEntry.count({ where: { contestId: id } })) > 0;
    if (before.kind !== input.kind && hasEntries) {
      return refuseField("kind", message(contestMessages, "kindKept"));
    }
    if (before.announcedAt && !hasDays(before, input)) {
      return refuseField("closes_on", message(contestMessages, "daysKept"));
    }
    const changed = await tx.tx.contest.updateMany({
      where: { id, version },
      data: { ...rowOf(input), version: version + 1, updatedAt: tx.now() },
    });
    if (changed.count !== 1) {
      return refuse({ code: "conflict", message: message(contestMessages, "contestChanged") });
    }
    const { title, kind, rules } = before;
    await audit(tx, {
      action: "contest.changed",
      subject: `contest:${id}`,
      data: {
        after: { ...input },
        before: { title, kind, rules, ...daysOf(before) },
      },
    });
    return ok({ id });
  });
}

/** Nobody enters a contest, names its winners or announces them while it is being changed. */
const holdContest = (tx: TxCtx, id: number) =>
  tx.tx.$queryRaw`SELECT 1 FROM contests WHERE id = ${id} FOR UPDATE`;

const hasDays = (contest: { opensOn: Date; closesOn: Date }, input: ContestInput): boolean => {
  const { opensOn, closesOn } = daysOf(contest);
  return compareDates(opensOn, input.opensOn) === 0 && compareDates(closesOn, input.closesOn) === 0;
};

const daysOf = (days: { opensOn: Date; closesOn: Date }) => ({
  opensOn: fromUtcDate(days.opensOn),
  closesOn: fromUtcDate(days.closesOn),
});

/** An entry names no contest, so at most one of a kind is open on a day. */
async function checkDays(tx: TxCtx, input: ContestInput, ownId?: number): Promise<Result<void>> {
  const { kind } = input;
  await tx.tx
    .$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`contest days ${kind}`}, 0))`;
  const other = await tx.tx.contest.findFirst({
    where: {
      kind,
      opensOn: { lte: toUtcDate(input.closesOn) },
      closesOn: { gte: toUtcDate(input.opensOn) },
      ...(ownId !== undefined && { id: { not: ownId } }),
    },
  });
  if (!other) return ok(undefined);
  const { opensOn, closesOn } = daysOf(other);
  const values = {
    title: other.title,
    from: formatLongDate(opensOn, tx),
    to: formatLongDate(closesOn, tx),
  };
  return refuseField("opens_on", message(contestMessages, "daysTaken", values));
}
