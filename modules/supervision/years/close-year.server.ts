import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { compareDates } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { ok, type Result } from "#modules/platform/result";
import {
  actorId,
  changeWhole,
  conflict,
  findYear,
  notFound,
  refuseClosed,
  todayOf,
} from "../store.server";
import { gatherYear } from "./gather.server";
import type { YearOfGroup } from "./open-year.server";

/**
 * Freezes a supervision year that is over: each chapter's line is kept as it is at this moment, and
 * from then on the database refuses every change of the year. Owners and editors for all chapters may.
 * Refusals: `not_found`; `conflict` while it runs, and for one that is closed.
 */
export const closeYear = (ctx: Ctx, { accountId, year }: YearOfGroup): Promise<Result<void>> =>
  changeWhole(ctx, accountId, async (tx, access): Promise<Result<void>> => {
    const { groupId } = access;
    const found = await findYear(tx, groupId, year);
    if (!found) return notFound();
    // Waits for whoever adds something to it right now, and keeps others out.
    await tx.tx.$queryRaw`SELECT id FROM supervision_years WHERE id = ${found.id} FOR UPDATE`;
    const held = (await findYear(tx, groupId, year)) ?? found;
    const closed = refuseClosed(tx, held);
    if (closed) return closed;
    if (compareDates(await todayOf(tx, accountId), held.endsOn) <= 0) {
      return conflict("yearRuns", { date: formatLongDate(held.endsOn, tx) });
    }
    const chapters = await gatherYear(tx, { ...access, regionIds: null }, held);
    await tx.tx.supervisionEntry.createMany({
      data: chapters.map(({ accountId: chapterId, name, ein, state }) => ({
        yearId: held.id,
        accountId: chapterId,
        name,
        ein,
        isComplete: state.isComplete,
        state: { ...state, lacks: [...state.lacks] } satisfies Prisma.InputJsonObject,
      })),
    });
    // What has not gone out by now is not of this year.
    await tx.tx.educationDelivery.updateMany({
      where: { yearId: held.id, state: "waiting" },
      data: { state: "failed", settledAt: tx.now() },
    });
    const { count } = await tx.tx.supervisionYear.updateMany({
      where: { id: held.id, closedAt: null },
      data: { closedAt: tx.now(), closedById: actorId(tx) },
    });
    if (count === 0) throw new Error(`year ${held.id} was closed under its lock`);
    const complete = chapters.filter(({ state }) => state.isComplete).length;
    const data = { groupId, year, listed: chapters.length, complete };
    await audit(tx, { action: "supervision.year-closed", subject: `account:${accountId}`, data });
    return ok(undefined);
  });
