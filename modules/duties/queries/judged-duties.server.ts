import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { americanEnglish } from "#modules/platform/locale";
import { titleOf } from "../domain/reason";
import { basisOf } from "../domain/settle";
import { readRulebook } from "../rulebook.server";
import type { JudgedDuties } from "../views";
import { chosenFactsOf } from "./chosen-facts.server";
import { provenReturnsOf } from "./proven-returns.server";

/** When the officers' terms end, and the IRS is told of who answers to it. */
const termsEnd = "club.terms_end";
const responsibleParty = "us.8822b";

/**
 * What many accounts are judged by, by account, from their facts, their proofs and the built table of
 * duties: for the system and rooms that work for many at once; whoever shows it asks for permission.
 * Of duties those alone that are open, count, and have a rule that was read at its source. Accounts of
 * which nothing is known are left out.
 */
export async function judgedDutiesOf(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, JudgedDuties>> {
  const [returns, facts, passed] = await Promise.all([
    provenReturnsOf(ctx, accountIds),
    chosenFactsOf(ctx, accountIds),
    passedDuties(ctx, accountIds),
  ]);
  const nameOf = await namesOf(ctx, passed);
  const open = new Map<number, PassedDuty[]>();
  for (const one of passed) open.set(one.accountId, [...(open.get(one.accountId) ?? []), one]);
  const known = new Set([...returns.keys(), ...facts.keys(), ...open.keys()]);
  return new Map(
    [...known].map((accountId) => {
      const { proved = [], extended = [] } = returns.get(accountId) ?? {};
      const said = facts.get(accountId) ?? {};
      const duties = open.get(accountId) ?? [];
      const lastOf = (code: string) => duties.findLast((one) => one.code === code)?.dueOn;
      const firstOf = (code: string) => duties.find((one) => one.code === code)?.dueOn;
      const isInDoubt = said.other_fiscal_year_month !== undefined;
      return [
        accountId,
        {
          provenPeriods: proved.map(({ fiscalYearEnd }) => fiscalYearEnd),
          extendedPeriods: extended.map(({ fiscalYearEnd }) => fiscalYearEnd),
          disputedFiscalYearMonth: isInDoubt ? said.fiscal_year_month : undefined,
          passedStateDuties: duties
            .filter(({ level }) => level.startsWith("state:"))
            .map((one) => ({ name: nameOf(one), dueOn: one.dueOn })),
          termsEndedOn: lastOf(termsEnd),
          responsiblePartyDueOn: firstOf(responsibleParty),
          insuranceExpiresOn: said.insurance_expires_on,
          salesTaxExpiresOn: said.sales_tax_expires_on,
        },
      ];
    }),
  );
}

interface PassedDuty {
  readonly accountId: number;
  readonly code: string;
  readonly period: string;
  readonly level: string;
  readonly dueOn: CivilDate;
}

/** Those due by today somewhere on earth, by date: whose day it is yet, the reader knows. */
const passedDuties = (ctx: Ctx, accountIds: readonly number[]) =>
  rawRows<PassedDuty & Record<string, unknown>>(ctx, {
    name: "duties-judged-passed",
    text: `SELECT account_id AS "accountId", code, period, level, due_on::text AS "dueOn"
      FROM duties WHERE account_id = ANY ($1::int[]) AND state = 'open' AND is_confirmed AND counts
        AND NOT is_optional AND due_on <= $2::date
        AND (level LIKE 'state:%' OR code = ANY ($3::text[]))
      ORDER BY due_on, account_id, code`,
    values: [accountIds, ctx.now().toISOString().slice(0, 10), [termsEnd, responsibleParty]],
  });

/** What the states' rules are called; without a statement where no such duty is there. */
async function namesOf(
  ctx: Ctx,
  duties: readonly PassedDuty[],
): Promise<(duty: PassedDuty) => string> {
  const levels = new Set(duties.map(({ level }) => level));
  const states = [...levels].flatMap((level) =>
    level.startsWith("state:") ? [level.slice("state:".length)] : [],
  );
  if (states.length === 0) return ({ code }) => code;
  const book = await readRulebook(ctx, { states, groupIds: [] });
  return ({ code, level, period, dueOn }) => {
    const ofState = book.states.get(level.slice("state:".length))?.rules ?? [];
    const rule = ofState.find((one) => one.code === code) ?? book.known.get(code);
    if (!rule) return code;
    const dated = { plainOn: dueOn, dueOn, actBy: null, opensOn: null };
    return titleOf({ rule, basis: basisOf(rule, period), ...dated }, americanEnglish);
  };
}
