import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result } from "#modules/platform/result";
import { chaptersOf } from "../chapters.server";
import { sendEducationJob } from "../jobs";
import {
  actorId,
  changeWhole,
  conflict,
  findYear,
  holdYear,
  notFound,
  refuseClosed,
} from "../store.server";
import { listedChapters } from "../years/gather.server";
import type { YearOfGroup } from "../years/open-year.server";

/**
 * Sends the newest version to every chapter of a year that is in the group and was not sent it, each
 * once however often it is asked; where nobody was there to write to, or it failed, it is tried again.
 * Owners and editors for all chapters may. Refusals: `not_found`; `conflict` while there is
 * no text, and once the year is closed.
 * @returns to how many chapters it goes
 */
export const sendEducation = (
  ctx: Ctx,
  { accountId, year }: YearOfGroup,
): Promise<Result<{ chapters: number }>> =>
  changeWhole(ctx, accountId, async (tx, access): Promise<Result<{ chapters: number }>> => {
    const found = await findYear(tx, access.groupId, year);
    if (!found) return notFound();
    await holdYear(tx, found.id);
    const row = (await findYear(tx, access.groupId, year)) ?? found;
    const closed = refuseClosed(tx, row);
    if (closed) return closed;
    const text = await tx.tx.educationText.findFirst({
      where: { groupId: access.groupId },
      orderBy: { version: "desc" },
    });
    if (!text) return conflict("educationNone");
    const listed = await listedChapters(tx, access, row);
    const inGroup = new Set((await chaptersOf(tx, access)).map((one) => one.accountId));
    const chapters = listed.filter((one) => inGroup.has(one.accountId));
    const again = await tx.tx.educationDelivery.updateManyAndReturn({
      where: {
        yearId: row.id,
        textId: text.id,
        accountId: { in: chapters.map((one) => one.accountId) },
        state: { in: ["nobody", "failed"] },
        acknowledgedAt: null,
      },
      data: { state: "waiting", settledAt: null, askedAt: tx.now(), askedById: actorId(tx) },
      select: { id: true },
    });
    const made = await tx.tx.educationDelivery.createManyAndReturn({
      data: chapters.map((chapter) => ({
        yearId: row.id,
        textId: text.id,
        accountId: chapter.accountId,
        askedAt: tx.now(),
        askedById: actorId(tx),
      })),
      skipDuplicates: true,
      select: { id: true },
    });
    const going = [...again, ...made];
    for (const { id } of going) await enqueue(tx, sendEducationJob, { deliveryId: id });
    const data = { groupId: access.groupId, year, version: text.version, chapters: going.length };
    await audit(tx, {
      action: "supervision.education-sent",
      subject: `account:${accountId}`,
      data,
    });
    return ok({ chapters: going.length });
  });
