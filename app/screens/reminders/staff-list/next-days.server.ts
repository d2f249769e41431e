import { formatLongDate } from "#modules/platform/format";
import { upcomingReminders } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { daysAhead } from "./next-days";

/** How many reminders come on each of the next days. */
export async function readNextDays(context: HttpContext) {
  const found = await upcomingReminders(context.ctx, daysAhead);
  if (!found.ok) refusePage(context, found.refusal);
  return found.value.map(({ on, ...row }) => ({ day: formatLongDate(on, context.ctx), ...row }));
}
