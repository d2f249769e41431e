import { fiscalYearMonth, organizationFacts } from "#modules/applications/index.server";
import { hasAdoptedBylaws } from "#modules/bylaws/index.server";
import {
  findIrsOrganization,
  leftFileOn,
  readListing,
  stateFileAsOf,
} from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { addYears, civilDateIn, fromUtcDate } from "#modules/platform/dates";
import { parseEin } from "#modules/platform/ein";
import { env } from "#modules/platform/env.server";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { listMemberships, membershipStanding } from "#modules/renewal/index.server";
import type { StandingFacts } from "../domain/facts";
import { judgeStanding } from "../domain/judge";
import type { StandingView } from "../views";

/**
 * The standing of an account today: for its own people, staff and the system; for anybody else it
 * is `not_found`.
 */
export async function readStanding(ctx: Ctx, accountId: number): Promise<Result<StandingView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await ctx.db.account.findUnique({
    where: { id: accountId },
    include: { group: { select: { gen: true, centralAccount: { select: { ein: true } } } } },
  });
  if (!account) return refuse({ code: "not_found" });
  const applied = account.ein ? undefined : (await organizationFacts(ctx, accountId))?.ein;
  const ein = account.ein ?? parseEin(applied ?? "")?.replace("-", "");
  const today = civilDateIn(ctx.now(), account.timeZone);
  const listing = ein ? await readListing(ctx, ein) : undefined;
  const irs = listing?.organization;
  const left = ein && !irs ? await leftFileOn(ctx, ein) : undefined;
  const whole = account.state ? await stateFileAsOf(ctx, account.state) : undefined;
  const centralEin = account.group?.centralAccount?.ein;
  const central = centralEin ? await findIrsOrganization(ctx, centralEin) : undefined;
  const dueOn = account.renewalDueAt ? fromUtcDate(account.renewalDueAt) : undefined;
  const facts: StandingFacts = {
    today,
    hasEin: ein !== undefined,
    ...(irs && { irs: { ...irs, fiscalYearMonth: irs.fiscalYearEnd } }),
    ...(left && { leftFileOn: left }),
    ...(whole && { stateFileAsOf: whole }),
    ...(listing?.revocation && { revocation: listing.revocation }),
    ...(listing?.epostcard && { epostcard: listing.epostcard }),
    ...(account.group?.gen && {
      group: { gen: account.group.gen, subsection: central?.subsection },
    }),
    ...(dueOn && {
      membership: {
        beganOn: (await beganOn(ctx, accountId)) ?? addYears(dueOn, -1),
        isLapsed: membershipStanding(dueOn, today, env.RENEWAL_GRACE_DAYS).state === "lapsed",
      },
    }),
    fiscalYearMonth: await fiscalYearMonth(ctx, accountId),
    hasAdoptedBylaws: await hasAdoptedBylaws(ctx, accountId),
  };
  return ok({ accountId, name: account.name, ein, facts, ...judgeStanding(facts) });
}

/** The first day of the first year that was renewed. */
async function beganOn(ctx: Ctx, accountId: number) {
  const years = await listMemberships(ctx, accountId);
  return years.ok ? years.value.at(-1)?.beginsOn : undefined;
}
