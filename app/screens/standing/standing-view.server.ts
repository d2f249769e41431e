import { otherListsAsOf } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { formatEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { type ChangeView, levelOf, type StandingView } from "#modules/standing/contract";
import { wordFinding } from "#modules/standing/index.server";

/** The reasons of a verdict as people read them, the worst first. */
const wordReasons = (ctx: Ctx, { findings }: StandingView) =>
  findings.map((finding) => ({
    code: finding.code,
    level: levelOf(finding),
    evidence: finding.evidence,
    asOf: formatLongDate(finding.asOf, ctx),
    cureBy: finding.cureBy && formatLongDate(finding.cureBy, ctx),
    setAsideUntil: finding.setAsideUntil && formatLongDate(finding.setAsideUntil, ctx),
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

/** The changes of a standing as people read them, the newest first. */
const wordHistory = (ctx: Ctx, changes: readonly ChangeView[]) =>
  changes.map(({ id, at, cause, was, verdict, gravest }) => ({
    id,
    at: formatLongDate(fromUtcDate(at), ctx),
    cause,
    was,
    verdict,
    reason: gravest ? wordFinding(ctx, gravest).sentence : "",
  }));

/** Everything that the page of a standing shows. */
export async function wordStanding(ctx: Ctx, view: StandingView, changes: readonly ChangeView[]) {
  const { accountId, name, ein, verdict, facts, returns, isBeingChecked, staleDays } = view;
  const { irs, revocation, epostcard } = facts;
  const { revocations } = await otherListsAsOf(ctx);
  const word = (date: CivilDate | undefined) => (date ? formatLongDate(date, ctx) : "");
  return {
    accountId,
    name,
    ein: ein && formatEin(ein),
    verdict,
    isBeingChecked,
    staleDays,
    history: wordHistory(ctx, changes),
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
