import { officersOf } from "#modules/officers/index.server";
import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import { americanEnglish, americanSpanish } from "#modules/platform/locale";
import type { JudgedDuties } from "../views";
import { chosenFactsOf } from "./chosen-facts.server";
import { dutyNames, type NamedDuty } from "./duty-names.server";
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
  const [returns, facts, passed, rosters] = await Promise.all([
    provenReturnsOf(ctx, accountIds),
    chosenFactsOf(ctx, accountIds),
    passedDuties(ctx, accountIds),
    officersOf(ctx, accountIds),
  ]);
  const ofStates = passed.filter(({ level }) => level.startsWith("state:"));
  const names = ofStates.length > 0 ? await dutyNames(ctx, ofStates) : undefined;
  const open = new Map<number, PassedDuty[]>();
  for (const one of passed) open.set(one.accountId, [...(open.get(one.accountId) ?? []), one]);
  const known = new Set([...returns.keys(), ...facts.keys(), ...open.keys(), ...rosters.keys()]);
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
          states: [said.state, said.incorporation_state].filter((state) => state !== undefined),
          passedStateDuties: duties
            .filter(({ level }) => level.startsWith("state:"))
            .map((one) => ({
              name: {
                en: names?.nameOf(one, americanEnglish) ?? one.code,
                es: names?.nameOf(one, americanSpanish) ?? one.code,
              },
              dueOn: one.dueOn,
            })),
          // Where a roster is, it alone knows who follows.
          termsEndedOn: rosters.get(accountId)?.lastEnd ?? lastOf(termsEnd),
          responsiblePartyDueOn: firstOf(responsibleParty),
          insuranceExpiresOn: said.insurance_expires_on,
          salesTaxExpiresOn: said.sales_tax_expires_on,
        },
      ];
    }),
  );
}

interface PassedDuty extends NamedDuty {
  readonly accountId: number;
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
