import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { MeetingNotice } from "../requirement";
import { factsOf } from "../requirement-rows.server";
import { isState } from "./requirements.server";

/**
 * What is known of a state's notice, also where nobody confirmed it: bylaws never give less, and say
 * which of the two it is. Undefined where nothing is known. Anybody may ask.
 */
export async function meetingNoticeOf(ctx: Ctx, state: string): Promise<MeetingNotice | undefined> {
  if (!isState(state)) return undefined;
  const row = await reader(ctx).stateRequirement.findUnique({ where: { state } });
  if (!row) return undefined;
  const { notice, sources } = factsOf(row);
  if (notice.days === null) return undefined;
  const { isConfirmed, readOn } = sources.notice;
  return { days: notice.days, cite: notice.cite, readOn: isConfirmed ? readOn : null };
}
