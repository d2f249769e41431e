import type { Ctx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { ok, type Result } from "#modules/platform/result";
import { readDuties } from "../queries/read-calendar.server";
import { feedEvents, feedName } from "./feed-events";
import { writeIcs } from "./ics";
import { reviseEvents } from "./revisions";

/** A club's duties as a calendar file, as they are today: for its people, staff and the system. */
export async function dutiesIcs(ctx: Ctx, accountId: number): Promise<Result<string>> {
  const found = await readDuties(ctx, accountId);
  if (!found.ok) return found;
  const { accountName, duties } = found.value;
  const events = feedEvents(duties, {
    languages: ctx,
    urlOf: ({ code, period }) =>
      `${env.publicUrl}/app/calendar/${code}/${period}?account_id=${accountId}`,
  });
  const { events: revised } = reviseEvents({}, events, ctx.now());
  return ok(writeIcs({ ...feedName(accountName, ctx), events: revised }));
}
