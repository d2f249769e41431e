import { findIrsOrganization } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate } from "#modules/platform/format";
import { message, say } from "#modules/platform/messages";
import type { BylawsView } from "../contract";
import { monthName } from "../templates/months";
import { verdictMessages } from "../verdict-messages";

/**
 * A warning when the fiscal year of bylaws ends in another month than the accounting period that
 * the imported IRS file has for the organization's EIN; none when either is unknown. It is shown to
 * those alone who are of the account whose EIN it is.
 */
export async function fiscalYearWarnings(
  ctx: Ctx,
  { answers, keeping }: Pick<BylawsView, "answers" | "keeping">,
  ein: string | undefined,
): Promise<readonly string[]> {
  const own = "fiscal_year_end" in answers ? Number(answers.fiscal_year_end) : undefined;
  if (!ein || own === undefined || keeping.by !== "own") return [];
  const found = await findIrsOrganization(ctx, ein);
  if (!found?.fiscalYearEnd || found.fiscalYearEnd === own) return [];
  const words = message(verdictMessages, "fiscalYearDiffers", {
    own: monthName(own),
    irs: monthName(found.fiscalYearEnd),
    date: formatLongDate(found.asOf, ctx),
  });
  return [say(ctx.locale, words)];
}
