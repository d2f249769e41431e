import { placeInGroup } from "#modules/listings/contract";
import { findIrsOrganization } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { parseEin } from "#modules/platform/ein";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import type { EinFinding } from "../contract";
import { applicationsMessages } from "../messages";

/**
 * What the imported IRS file says about an EIN, for an applicant to confirm. Not found there means
 * no more than that: the file of that date does not have it.
 * @returns refusal `invalid` at `ein`, `unauthenticated` for visitors, `not_found`
 */
export async function lookUpEin(ctx: Ctx, typed: string): Promise<Result<EinFinding>> {
  if (ctx.actor.kind === "visitor") return refuse({ code: "unauthenticated" });
  const ein = parseEin(typed);
  if (!ein) return refuseField("ein", message(applicationsMessages, "einShape"));
  const found = await findIrsOrganization(ctx, ein);
  if (!found)
    return refuse({ code: "not_found", message: message(applicationsMessages, "einNotInFile") });
  const { name, sortName, affiliation, city, state, fiscalYearEnd, asOf } = found;
  // A subordinate is in the file under its parent's name; its own is the second one.
  const isSubordinate = placeInGroup(affiliation) === "subordinate" && sortName !== "";
  return ok({
    name: isSubordinate ? `${name}, ${sortName}` : name,
    city,
    state,
    fiscalYearEnd,
    asOf,
  });
}
