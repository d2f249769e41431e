import { otherListsAsOf } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { findingLevels, type StandingView } from "#modules/standing/contract";
import { wordFinding } from "#modules/standing/index.server";

/** The reasons of a verdict as people read them, the worst first. */
const wordReasons = (ctx: Ctx, { findings }: StandingView) =>
  findings.map((finding) => ({
    code: finding.code,
    level: findingLevels[finding.code],
    asOf: formatLongDate(finding.asOf, ctx),
    ...wordFinding(ctx, finding),
  }));

/** The clock of three years: the last return that was seen and the three after it. */
function wordClock(ctx: Ctx, { returns, facts }: StandingView) {
  if (returns?.kind !== "counted" || !facts.irs) return undefined;
  const word = (date: CivilDate) => formatLongDate(date, ctx);
  return {
    asOf: word(facts.irs.asOf),
    seen: word(returns.latestPeriodEnd),
    endsOn: word(returns.revokedOnIfNothing),
    years: returns.expected.map(({ fiscalYearEnd, dueOn, isMissed }) => ({
      end: word(fiscalYearEnd),
      due: word(dueOn),
      isMissed,
    })),
  };
}

/** Everything that the page of a standing shows. */
export async function wordStanding(ctx: Ctx, view: StandingView) {
  const { accountId, name, ein, verdict, facts, returns } = view;
  const { irs, revocation, epostcard } = facts;
  const { revocations } = await otherListsAsOf(ctx);
  const word = (date: CivilDate | undefined) => (date ? formatLongDate(date, ctx) : "");
  return {
    accountId,
    name,
    ein: ein && `${ein.slice(0, 2)}-${ein.slice(2)}`,
    verdict,
    returns: returns?.kind,
    reasons: wordReasons(ctx, view),
    clock: wordClock(ctx, view),
    row: irs && {
      group: irs.groupNumber,
      subsection: String(Number(irs.subsection)),
      date: word(irs.asOf),
    },
    revocationsAsOf: word(revocations),
    revocation: revocation && {
      date: word(revocation.revokedOn),
      again: word(revocation.reinstatedOn),
    },
    notice: epostcard && { year: epostcard.year, date: word(epostcard.asOf) },
  };
}
