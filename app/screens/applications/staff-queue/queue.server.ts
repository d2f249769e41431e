import { type ApplicationState, applicationStates } from "#modules/applications/contract";
import { listApplications } from "#modules/applications/index.server";
import { days } from "#modules/platform/dates";
import { formatInstant } from "#modules/platform/format";
import { rowsShown } from "#modules/platform/pagination";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

const isState = (text: string): text is ApplicationState =>
  (applicationStates as readonly string[]).includes(text);

export type QueueData = Awaited<ReturnType<typeof readQueue>>;
export type QueueRow = QueueData["rows"][number];

/** The queue as the address bar asks for it; a state that does not exist asks for all. */
export async function readQueue(context: HttpContext, request: Request) {
  const { ctx } = context;
  const asked = new URL(request.url).searchParams;
  const search = asked.get("search")?.trim() ?? "";
  const state = asked.get("state") ?? "";
  const chosen = isState(state) ? { state } : {};
  const page = Number(asked.get("page") ?? 1);
  const found = await listApplications(ctx, { ...chosen, search, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, ...queue } = found.value;
  const daysSince = (instant: Date) =>
    Math.max(0, Math.floor((ctx.now().getTime() - instant.getTime()) / days(1)));
  return {
    ...queue,
    ...chosen,
    search,
    ...rowsShown(queue),
    rows: rows.map(
      ({ id, organization, levelName, state, since, percent, applicantEmail, hasMoneyLeft }) => ({
        id,
        organization,
        levelName,
        state,
        /** Whole days in the present state, and the moment it began. */
        days: daysSince(since),
        since: formatInstant(since, "UTC", ctx),
        percent,
        applicantEmail,
        hasMoneyLeft,
      }),
    ),
  };
}
