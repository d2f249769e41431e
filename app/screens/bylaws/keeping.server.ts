import { organizationFacts } from "#modules/applications/index.server";
import type { BylawsView } from "#modules/bylaws/contract";
import { fiscalYearWarnings } from "#modules/bylaws/index.server";
import { formatLongDate } from "#modules/platform/format";
import type { HttpContext } from "~/http/context.server";
import { clubsOf } from "./bylaws-club.server";
import type { ShownKeeping } from "./keep-notice";

/** With whose papers bylaws are, and with whose the person who asks may put them. */
export async function shownKeeping(
  { ctx }: HttpContext,
  { keeping }: Pick<BylawsView, "keeping">,
): Promise<ShownKeeping> {
  if (keeping.by !== "nobody") return keeping;
  const isSignedIn = ctx.actor.kind === "user";
  const clubs = isSignedIn ? await clubsOf(ctx) : [];
  return { by: "nobody", date: formatLongDate(keeping.until, ctx), isSignedIn, clubs };
}

/** What is unusual about the answers, and about them beside the file of the IRS. */
export async function allWarnings(
  { ctx }: HttpContext,
  found: BylawsView,
): Promise<readonly string[]> {
  const { keeping, warnings } = found;
  const facts = keeping.by === "own" ? await organizationFacts(ctx, keeping.account.id) : undefined;
  return [...warnings, ...(await fiscalYearWarnings(ctx, found, facts?.ein))];
}
